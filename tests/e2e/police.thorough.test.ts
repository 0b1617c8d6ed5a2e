import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { StaffParty } from '#shared/party/party.schema.ts';
import type { PoliceStay } from '#shared/police/police.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { anna, bruno, single } from '#tests/support/police/guests.ts';
import {
  credentials,
  type PortalServer,
  startPortal,
} from '#tests/support/police/portal-server.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Guests on their way to the police, against a stand-in for the portal.

const today = todayAtHouse(new Date());

let portal: PortalServer;
let site: Site;
let api: SiteApi;
let id: number;

const settings = () => ({ ALLOGGIATI_URL: portal.url, RATE_LIMITS: 'off' });

const enter = async (): Promise<number> => {
  const stay = { startDate: today, endDate: addDays(today, 1), guestName: 'Anna Rossi' };
  const made = await api.post<{ id: number }>('/bookings/enter', { ...stay, numberOfGuests: 3 });
  await api.put(`/bookings/${made.id}/guests`, { guests: [anna, bruno, single('Carla')] });
  return made.id;
};

beforeEach(async () => {
  portal = await startPortal();
  portal.expire(`${addDays(today, 1)}T12:00:00+01:00`);
  site = await startSite({ settings: settings() });
  api = await adminApi(site);
  await api.put('/police/settings', { isOn: true, way: 'service', ...credentials });
  id = await enter();
});
afterEach(async () => {
  await site?.close();
  await portal?.close();
});

const police = () => api.get<PoliceStay>(`/bookings/${id}/police`);
const states = async () => (await police()).guests.map(({ state }) => state);

const openPolice = async (page: Page, words: RegExp) => {
  await page.getByRole('button', { name: words }).click();
  const dialog = page.getByRole('dialog', { name: 'Questura: Anna Rossi' });
  await dialog.getByText('Carla Rossi').first().waitFor();
  return dialog;
};

it('staff see a family, try, send, correct who is refused, and keep the receipt', async () => {
  portal.judge((line) =>
    line.includes('CARLA') && line.includes('1990')
      ? { code: '12', words: 'Data di nascita errata' }
      : null,
  );
  const edda = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
  const expectedProblems = [/police.send.* 409|409 .*police.send/];
  const page = await browser.cleanPage({
    baseUrl: site.url,
    width: 360,
    height: 740,
    expectedProblems,
  });
  await enterAs(page, edda, `/admin/bookings?booking=${id}`);
  let dialog = await openPolice(page, /^Questura: da comunicare/);

  // Nobody has seen them yet.
  await dialog.getByRole('button', { name: 'Invia alla Questura' }).click();
  await dialog.getByText('Prima conferma di aver visto').waitFor();
  await expectNoAxeViolations(page);
  await dialog.getByText('In video dal vivo').click();
  await dialog.getByRole('button', { name: 'Li ho visti' }).click();
  await dialog.getByText('Visto in video da Edda Editrice').first().waitFor();
  expect(await dialog.getByText('Visto in video').count()).toBe(3);

  await dialog.getByRole('button', { name: 'Fai una prova' }).click();
  await dialog.getByText('Il portale dice: «Errore: Data di nascita errata»').waitFor();
  await dialog.getByText('Controlla data e luogo di nascita.').waitFor();
  expect(portal.taken).toEqual([]);
  await dialog.getByRole('button', { name: 'Invia alla Questura' }).click();
  await dialog.getByText('Rifiutato').waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  expect(await states()).toEqual(['sent', 'sent', 'refused']);

  const { guests } = await api.get<StaffParty>(`/bookings/${id}/guests`);
  const corrected = guests.map((guest) =>
    guest.name === 'Carla' ? { ...guest, birthDate: '1991-01-01' } : guest,
  );
  await api.put(`/bookings/${id}/guests`, { guests: corrected });
  await page.reload();
  dialog = await openPolice(page, /^Questura: qualcuno da correggere/);
  await dialog.getByRole('button', { name: 'Fai una prova' }).click();
  await dialog.getByText('Il portale accetta tutti').waitFor();
  await dialog.getByRole('button', { name: 'Invia alla Questura' }).click();
  await dialog.getByText('Comunicato').nth(2).waitFor();
  await dialog.getByText('La ricevuta arriva la mattina dopo').waitFor();
  expect(portal.taken.map((line) => line.slice(64, 94).trim())).toEqual([
    ...['ANNA', 'BRUNO', 'CARLA'],
  ]);

  // The next morning.
  const pdf = Buffer.from('%PDF-1.7\nricevuta\n%%EOF');
  const database = new Sqlite(join(site.folder, 'site.db'));
  database.prepare('UPDATE police_receipts SET pdf = ?').run(pdf);
  database.close();
  await page.reload();
  dialog = await openPolice(page, /^Questura: comunicati/);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica la ricevuta' }).click();
  expect((await download).suggestedFilename()).toBe(`ricevuta-${today}.pdf`);
});

it('a site that is killed between Send and its answer sends nobody twice', async () => {
  portal.fail('Send', 'hang-after');
  const arrived = portal.arrival('Send');
  const answer = api
    .post(`/bookings/${id}/police/send`, { insist: 'li ho visti' })
    .catch(() => null);
  await arrived;
  await site.kill();
  expect(await answer).toBeNull();
  const { folder, port } = site;
  site = await startSite({ folder, port, settings: settings() });
  expect(await states()).toEqual(['unknown', 'unknown', 'unknown']);
  const refused = api.post(`/bookings/${id}/police/send`, { insist: 'li ho visti' });
  await expect(refused).rejects.toThrow('409');
  expect(portal.taken).toHaveLength(3);

  const page = await browser.cleanPage({ baseUrl: site.url });
  const nora = await makePerson(api, 'Nora', 'nora@example.com', 'EDITOR');
  await enterAs(page, nora, `/admin/bookings?booking=${id}`);
  const dialog = await openPolice(page, /^Questura: da verificare sul portale/);
  await expectNoAxeViolations(page);
  for (const left of [2, 1, 0]) {
    await dialog
      .getByLabel(/^Una nota/)
      .first()
      .fill('vista la lista delle 15');
    await dialog.getByRole('button', { name: 'Sul portale c’è' }).first().click();
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Sul portale c’è' }).count())
      .toBe(left);
  }
  expect(await states()).toEqual(['sent', 'sent', 'sent']);
  expect(portal.taken).toHaveLength(3);
});
