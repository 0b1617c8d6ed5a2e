import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// An owner reads the year and takes the accountant's file, on a phone and on a desk.

const today = todayAtHouse(new Date());
const year = yearOf(today);

let site: Site;
let api: SiteApi;
let editor: Person;

const enter = async (startDate: string, own: object): Promise<number> => {
  const days = { startDate, endDate: addDays(startDate, 7) };
  const { id } = await api.post<StaffStay>('/bookings/enter', {
    ...{ ...days, numberOfGuests: 2, totalCents: 100_000, ...own },
  });
  return id;
};

beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  const deposit = { share: { percent: 30 }, days: 5, word: 'caparra' };
  await api.put('/payment-terms', { deposit, otherWays: 'In contanti', isOn: true });
  for (const { id } of await api.get<{ id: number }[]>('/bookings')) {
    await api.delete(`/bookings/${id}`);
  }
  editor = await makePerson(api, 'Elisa Editrice', 'elisa@example.com', 'EDITOR');
  const stayId = await enter(today, { guestName: 'Sabine Krüger', source: 'mail' });
  const paid = { date: today, amountCents: 30_000, method: 'TRANSFER' };
  await api.post(`/bookings/${stayId}/payments`, paid);
  const portals = await enter(addDays(today, 10), { guestName: 'Tom Ørsted', source: 'airbnb' });
  const portal = { payoutCents: 64_000, commissionCents: 15_000, withheldCents: 21_000 };
  await api.put(`/bookings/${portals}/account`, { portal });
  const payout = { date: today, amountCents: 64_000, method: 'PORTAL' };
  await api.post(`/bookings/${portals}/payments`, payout);
  const damage = { kind: 'received', date: today, amountCents: 20_000, method: 'CASH' };
  await api.post(`/bookings/${stayId}/damage-deposit`, damage);
});
afterAll(() => site?.close());

const download = async (page: Page, button: string): Promise<Buffer> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
};

it.each([360, 1280])('an owner reads the year and takes its files, %i px wide', async (width) => {
  const page = await browser.cleanPage({ baseUrl: site.url, width, height: 800 });
  await enterAs(page, editor, '/admin/prices');
  await page
    .getByRole('link', { name: 'Incassi', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Incassi' }).waitFor();
  await page.getByRole('img', { name: /^Notti vendute, / }).waitFor();
  await page.getByText('940 €', { exact: true }).first().waitFor();
  const ways = page.getByRole('table', { name: /^Come sono arrivati/ });
  await ways.getByRole('row', { name: 'Bonifico 300 €' }).waitFor();
  await ways.getByRole('row', { name: 'Dal portale 640 €' }).waitFor();
  const portals = page.getByRole('region', { name: 'Portali' });
  await portals.getByText('1.000 €').waitFor();

  for (const fold of await page.locator('main summary').all()) await fold.click();
  const months = page.getByRole('table', { name: `I mesi del ${year}` });
  await months
    .getByRole('row', { name: /940 €$/ })
    .last()
    .waitFor();
  await page.getByText('200 € ricevuti').waitFor();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  const [payments] = await readWorkbook(await download(page, 'Per il commercialista'));
  expect(payments?.sheet).toBe(`Incassi ${year}`);
  expect(payments?.data).toHaveLength(4);
  expect(payments?.data.at(-1)).toEqual(expect.arrayContaining([1300, 150, 210, 940]));
  const csv = (await download(page, 'Solo i pagamenti (CSV)')).toString();
  expect(csv).toContain('Sabine Krüger');
  expect(csv.trim().split('\r\n')).toHaveLength(3);

  await page.getByRole('button', { name: 'Anno prima' }).click();
  await page.waitForURL(`**/admin/takings?year=${year - 1}`);
  await page.getByText(`Niente nel ${year - 1}`).waitFor();
  await page.goBack();
  await page.getByText('Soggiorno per soggiorno').click();
  const folded = page.getByRole('region', { name: 'Soggiorno per soggiorno' });
  await folded.getByRole('button', { name: /Sabine Krüger/ }).click();
  const money = page.getByRole('dialog', { name: 'Soldi: Sabine Krüger' });
  await money.getByText('Manca', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await money.waitFor({ state: 'detached' });
});

it('a search for the accountant leads to it', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, editor, '/admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('commercialista');
  await page.getByRole('option', { name: /Incassi/ }).click();
  await page.waitForURL('**/admin/takings');
});
