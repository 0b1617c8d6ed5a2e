import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { party as german } from '#shared/texts/de/party.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { choosePlace, enterRelatives, nextPerson } from '#tests/support/guest-form.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs } from '#tests/support/person.ts';
import {
  credentials,
  type PortalServer,
  startPortal,
} from '#tests/support/police/portal-server.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A family of five, from the link to the receipt, on telephones of 360 pixels.

const today = todayAtHouse(new Date());
const PHONE = { width: 360, height: 740 };

let portal: PortalServer;
let site: Site;
let api: SiteApi;
beforeAll(async () => {
  portal = await startPortal();
  portal.expire(`${addDays(today, 1)}T12:00:00+01:00`);
  site = await startSite({ settings: { ALLOGGIATI_URL: portal.url } });
  api = await adminApi(site);
  // The sample house's guests could be there on the same days.
  for (const { id } of await api.get<{ id: number }[]>('/bookings')) {
    await api.delete(`/bookings/${id}`);
  }
});
afterAll(async () => {
  await site?.close();
  await portal?.close();
});

const settingsOf = (page: Page, name: string) => page.getByRole('form', { name });
const save = async (page: Page, form: string): Promise<void> => {
  await settingsOf(page, form).getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Salvato', { exact: true }).first().waitFor();
};

const switchOn = async (page: Page): Promise<void> => {
  await page.getByText('Nessun adempimento è acceso').waitFor();
  await page.getByRole('link', { name: 'Scegli che cosa ti serve' }).click();
  await page.getByRole('checkbox', { name: /^Comunica gli ospiti/ }).check();
  await page.getByLabel('Come li comunichi').selectOption('service');
  await page.getByLabel('Nome utente').fill(credentials.userName);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByLabel(/^Chiave/).fill(credentials.wsKey);
  await save(page, 'Questura');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const statistics = { isOn: true, region: 'sardegna', structureCode: 'IT1' };
  await api.put('/statistics/settings', statistics);
  await api.put('/tourist-tax/settings', { kind: 'tax' });
};

const enterFamily = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: /^Person 1/ }).click();
  await page.getByLabel(german.surname).fill('Krüger');
  await page.getByLabel(german.name, { exact: true }).fill('Sabine');
  await page.getByLabel(german.sex).selectOption('F');
  await page.getByLabel(german.birthDate).fill('1984-03-05');
  await choosePlace(page, german.birthPlace, 'deut', 'Deutschland');
  await choosePlace(page, german.citizenship, 'deut', 'Deutschland');
  await choosePlace(page, german.documentKind, 'perso', 'Personalausweis');
  await page.getByLabel(german.documentNumber).fill('L01X00T47');
  await choosePlace(page, german.documentPlace, 'deut', 'Deutschland');
  await choosePlace(page, german.residence, 'deut', 'Deutschland');
  await page.getByLabel(german.residenceTown).fill('Köln');
  await nextPerson(page);
  await enterRelatives(page);
  await page.getByText(german.complete).waitFor();
};

it('a family of five fills in the page, and the owner tells police, region and comune', async () => {
  const owner = await browser.cleanPage({ baseUrl: site.url, ...PHONE });
  await enterAs(owner, ADMIN, '/admin/duties');
  await switchOn(owner);
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ startDate: today, endDate: addDays(today, 7), guestName: 'Sabine Krüger' },
    ...{ guestEmail: 'sabine@example.de', numberOfGuests: 5, over12: 3, locale: 'de' },
  });
  await owner.goto('/admin/duties');
  await owner.getByRole('button', { name: /^Questura, Sabine Krüger: mancano dati/ }).waitFor();

  const { url } = await api.get<{ url: string }>(`/bookings/${id}/guest-page`);
  const guest = await browser.cleanPage({ baseUrl: site.url, ...PHONE });
  await enterFamily(guest, new URL(url).pathname);

  await owner.reload();
  const police = owner.getByRole('button', { name: /^Questura, Sabine Krüger: da inviare, entro/ });
  await police.waitFor();
  await expectNoAxeViolations(owner);
  await expectNoSidewaysScroll(owner);
  await police.click();
  const dialog = owner.getByRole('dialog', { name: 'Questura: Sabine Krüger' });
  await dialog.getByRole('button', { name: 'Li ho visti' }).click();
  await dialog.getByText('Visto alla porta').first().waitFor();
  await dialog.getByRole('button', { name: 'Fai una prova' }).click();
  await dialog.getByText('Il portale accetta tutti').waitFor();
  await dialog.getByRole('button', { name: 'Invia alla Questura' }).click();
  await dialog.getByText('La ricevuta arriva la mattina dopo').waitFor();
  expect(portal.taken.map((line) => line.slice(14, 94).replace(/\s+/g, ' ').trim())).toEqual([
    ...['KRUEGER SABINE', 'KRUEGER UWE', 'KRUEGER JONAS', 'KRUEGER IDA', 'KRUEGER MIA'],
  ]);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: /^Questura, Sabine Krüger: inviata/ }).waitFor();

  // The next morning the portal has it.
  const database = new Sqlite(join(site.folder, 'site.db'));
  const pdf = Buffer.from('%PDF-1.7\nricevuta\n%%EOF');
  database.prepare('UPDATE police_receipts SET pdf = ?').run(pdf);
  database.close();
  await owner.reload();
  await owner.getByRole('button', { name: /^Questura, Sabine Krüger: inviata/ }).click();
  const download = owner.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica la ricevuta' }).click();
  expect((await download).suggestedFilename()).toBe(`ricevuta-${today}.pdf`);
  await owner.keyboard.press('Escape');

  // Three of twelve and more, seven nights at two euro.
  await owner.getByRole('button', { name: /^Imposta, Sabine Krüger: 42/ }).waitFor();
  await owner.getByRole('link', { name: /^Statistiche, Sabine Krüger: da comunicare/ }).click();
  await owner.getByRole('button', { name: 'Segna comunicato fino a oggi' }).click();
  await owner
    .getByText(/comunicat/i)
    .first()
    .waitFor();
  await owner.goto('/admin/duties');
  await owner.getByRole('link', { name: /^Statistiche, Sabine Krüger: comunicata/ }).waitFor();
  await owner.goto('/admin');
  await owner.getByRole('heading', { name: 'Oggi' }).waitFor();
  expect(await owner.getByRole('heading', { name: 'Adempimenti' }).count()).toBe(0);
});
