import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { formatMonth, formatStay } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  logIn,
  openRequestForm,
  reachRequestForm,
  sendRequest,
} from '#tests/support/journey.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A visitor's choice persists: dates and party in the address, the rest of the request in the tab.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const week = freeWeek(48);
const query = `?arrivo=${week.startDate}&partenza=${week.endDate}`;

const PHONE_WIDTH = 390;
const open = (width = 1280): Promise<Page> => browser.cleanPage({ baseUrl: site.url, width });
const bar = (page: Page) => page.locator('aside[aria-label="Il soggiorno scelto"]:not([inert])');

const shownIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).first().inputValue();

/** Dates, party and name as the form shows them. */
const formOf = (page: Page): Promise<string[]> =>
  Promise.all(['Check-in', 'Check-out', 'Ospiti', 'Nome'].map((label) => shownIn(page, label)));

const showsArrivalMonth = (page: Page): Promise<void> =>
  page
    .locator('h3', { hasText: new RegExp(formatMonth(monthOf(week.startDate)), 'i') })
    .first()
    .waitFor();

it('the chosen stay survives another page, until the request is sent', async () => {
  const page = await open();
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByRole('button', { name: 'Un ospite in più' }).click();
  await page.getByLabel('Biancheria e asciugamani').check();
  await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
  await page
    .locator('form#richiesta')
    .getByRole('link', { name: /privacy/ })
    .click();
  await page.waitForURL(/informativa-privacy/);
  await page.goBack();
  await reachRequestForm(page);
  await expect.poll(() => formOf(page)).toEqual([week.startDate, week.endDate, '3', 'Irene']);
  expect(await page.getByLabel('Biancheria e asciugamani').isChecked()).toBe(true);
  await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
  await showsArrivalMonth(page);

  await sendRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' }).waitFor();
  await page.waitForURL((url) => url.search === '');
  await openRequestForm(page);
  expect(await formOf(page)).toEqual(['', '', '2', '']);
});

it('an address with a stay is rendered with its price, and hydrates without a mismatch', async () => {
  const html = await (await fetch(`${site.url}/${query}&ospiti=4&oltre12=2`)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}/"/>`);
  expect(html).toContain(`name="startDate" value="${week.startDate}"`);
  expect(html).toContain('Soggiorno, 7 notti');
  expect(html).toContain('× 2 oltre i 12 anni × 7 notti');
  const page = await open();
  await openRequestForm(page, `/${query}&ospiti=4&oltre12=2`);
  expect((await formOf(page)).slice(0, 3)).toEqual([week.startDate, week.endDate, '4']);
  await showsArrivalMonth(page);
});

it('an address with taken dates shows an error at once', async () => {
  const taken = freeWeek(60);
  await (await adminApi(site)).post('/bookings/block', taken);
  const html = await (
    await fetch(`${site.url}/?arrivo=${taken.startDate}&partenza=${taken.endDate}`)
  ).text();
  expect(html).toContain('Le date selezionate non sono disponibili');
});

it('a bar on every other page shows dates and total, and links to the form', async () => {
  const page = await open(PHONE_WIDTH);
  await openRequestForm(page);
  await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Soggiorno, 7 notti').first().waitFor();
  await expect.poll(() => bar(page).count()).toBe(0);
  await page.goto('/blog');
  await bar(page).getByText(formatStay(week.startDate, week.endDate)).waitFor();
  await bar(page)
    .getByText(/^Totale indicativo: [\d.]+\s€$/)
    .waitFor();
  await bar(page).getByRole('link', { name: 'Richiedi' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash === '#prenota');
  await reachRequestForm(page);
  await expect
    .poll(() => page.getByLabel('Check-in', { exact: true }).inputValue())
    .toBe(week.startDate);
  await expect.poll(() => bar(page).count()).toBe(0);
});

it('days requested by others can be requested too, and each day shows its price', async () => {
  const wanted = freeWeek(40);
  await (await adminApi(site)).post('/bookings', {
    ...wanted,
    guestName: 'Altri',
    guestEmail: 'altri@example.com',
    numberOfGuests: 2,
  });
  const page = await open();
  await openRequestForm(page);
  await page.getByLabel('Scegli il mese').selectOption(monthOf(wanted.startDate));
  const day = page.locator(`[data-date="${wanted.startDate}"]`);
  await expect
    .poll(() => day.getAttribute('aria-label'))
    .toMatch(/già richiesto da altri, puoi chiedere lo stesso, (circa )?[\d.]+\s€ a notte$/);
  await day.hover();
  await page
    .locator('#disponibilita p')
    .filter({ hasText: /già richiesto da altri.*€ a notte/ })
    .waitFor();
  await fillRequest(page, { ...wanted, name: 'Irene', email: 'irene@example.com' });
  await page.getByText('Qualcuno ha già chiesto alcune di queste notti').waitFor();
});

it('a guest with an account finds the form prefilled, and reads the next steps', async () => {
  const page = await open();
  await page.goto('/login');
  await logIn(page);
  await page.waitForURL((url) => url.pathname === '/');
  await openRequestForm(page);
  await expect.poll(() => page.getByLabel('Email').first().inputValue()).toBe(ADMIN.email);
  const asked = freeWeek(56);
  await page.getByLabel('Check-in', { exact: true }).fill(asked.startDate);
  await page.getByLabel('Check-out', { exact: true }).fill(asked.endDate);
  await sendRequest(page);
  await page.getByText('Numero della richiesta', { exact: true }).waitFor();
  await page.getByText(formatStay(asked.startDate, asked.endDate)).first().waitFor();
  await page.getByText('Totale indicativo', { exact: true }).first().waitFor();
  await page.getByText('di solito rispondiamo entro un giorno').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Aggiungi al calendario' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`soggiorno-${asked.startDate}.ics`);
  await page.getByRole('button', { name: 'Invia un’altra richiesta' }).press('Enter');
  const checkIn = page.getByLabel('Check-in', { exact: true });
  await checkIn.and(page.locator(':focus')).waitFor();
  expect(await checkIn.inputValue()).toBe('');
  await openRequestForm(page);
  await page.getByText(/^Hai (una richiesta|richieste) in attesa$/).waitFor();
});
