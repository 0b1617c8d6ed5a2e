import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Without JavaScript a visitor sees the price of the chosen dates, requests a stay and writes a message; other
// screens say that they need it, with alternatives.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const week = freeWeek(30);

const open = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, javaScriptEnabled: false, expectedProblems });

it('shows the price of the dates, and accepts the request', async () => {
  const page = await open([/status of 400/]);
  await page.goto('/');
  await page.getByLabel('Arrivo', { exact: true }).fill(week.startDate);
  await page.getByLabel('Partenza', { exact: true }).fill(week.endDate);
  await page.getByLabel('Quanti siete').fill('3');
  await page.getByRole('button', { name: 'Calcola il prezzo' }).click();
  await page.waitForURL(/ospiti=3#prenota$/);
  await page.getByText('Soggiorno, 7 notti').first().waitFor();
  expect(await page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(week.startDate);

  const form = page.locator('#richiesta');
  await form.getByLabel('Nome').fill('Teresa Usai');
  await form.getByLabel('Email').fill('teresa');
  await form.getByRole('button', { name: 'Invia la richiesta' }).click();
  await page.getByRole('heading', { name: 'Errore nel creare la prenotazione' }).waitFor();
  await page.getByText("Inserisci un'email valida").waitFor();
  await page.goBack();
  expect(await form.getByLabel('Nome').inputValue()).toBe('Teresa Usai');
  await form.getByLabel('Email').fill('teresa@example.com');
  await form.getByRole('button', { name: 'Invia la richiesta' }).click();
  await page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' }).waitFor();
  await page.getByText('Per ora il sito non manda email.').waitFor();
});

it('accepts a message', async () => {
  const page = await open();
  await page.goto('/contact');
  const form = page.locator('#messaggio');
  await form.getByLabel('Nome').fill('Teresa Usai');
  await form.getByLabel('Email').fill('teresa@example.com');
  await form.getByLabel('Messaggio').fill('C’è posto per una bicicletta?');
  await form.getByLabel(/Ho letto/).check();
  await form.getByRole('button', { name: 'Invia il messaggio' }).click();
  await page.getByRole('heading', { name: 'Messaggio inviato con successo!' }).waitFor();
});
