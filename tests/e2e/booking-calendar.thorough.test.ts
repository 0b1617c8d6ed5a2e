import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  firstDayOf,
  monthOf,
  todayAtHouse,
} from '#shared/bookings/stay-dates.ts';
import { formatStay } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The calendar of the bookings: bars of stays, and days drawn by mouse, keyboard and touch.

let site: Site;
let api: SiteApi;

// A month that begins after today and is shown whole. Its days 5 to 12 are Nora's.
const month = addMonths(monthOf(todayAtHouse(new Date())), 3);
const day = (number: number) => addDays(firstDayOf(month), number - 1);

beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
  await api.post('/bookings/enter', {
    startDate: day(5),
    endDate: day(12),
    guestName: 'Nora Alba',
    numberOfGuests: 2,
    over12: 2,
    source: 'airbnb',
    status: 'CONFIRMED',
    totalCents: 90_000,
  });
  for (const guestName of ['Ida', 'Pio']) {
    await api.post('/bookings', {
      startDate: day(20),
      endDate: day(23),
      guestName,
      guestEmail: `${guestName.toLowerCase()}@example.com`,
      numberOfGuests: 2,
    });
  }
});
afterAll(() => site?.close());

const open = async (width: number, query = ''): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, width });
  await enterAs(page, ADMIN, `/admin/bookings${query}`);
  return page;
};

const cell = (page: Page, date: string): Locator => page.locator(`[data-date="${date}"]`);

const hasFocus = (target: Locator) => () =>
  target.evaluate((element) => element === document.activeElement);

const typedIn = (page: Page, label: string) => () =>
  page.getByLabel(label, { exact: true }).inputValue();

it('the calendar works by keyboard alone', async () => {
  const page = await open(1280);
  await cell(page, day(15)).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(hasFocus(cell(page, addDays(firstDayOf(addMonths(month, 1)), 14)))).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('Ora scegli l’ultimo giorno.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Ora scegli l’ultimo giorno.').waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(formatStay(day(16), day(18))).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(hasFocus(page.getByRole('button', { name: 'Nuova prenotazione' }).last()))
    .toBe(true);
  await page.keyboard.press('Enter');
  const entered = page.getByRole('dialog', { name: 'Nuova prenotazione' });
  await entered.waitFor();
  expect(await typedIn(page, 'Check-in')()).toBe(day(16));
  expect(await typedIn(page, 'Check-out')()).toBe(day(18));
  await page.keyboard.press('Escape');
  await entered.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect.poll(hasFocus(cell(page, day(18)))).toBe(true);

  await cell(page, day(8)).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nora Alba' }).waitFor();
});

it('on a phone the list comes first, and the calendar works by touch', async () => {
  const page = await open(360);
  await page.getByRole('link', { name: 'Nora Alba' }).waitFor();
  expect(await cell(page, day(1)).count()).toBe(0);
  await page.getByRole('link', { name: 'Calendario', exact: true }).click();
  await cell(page, day(25)).click();
  await page.getByText('Ora scegli l’ultimo giorno.').waitFor();
  await cell(page, day(28)).click();
  const answer = page.getByRole('status').filter({ hasText: formatStay(day(25), day(28)) });
  await answer.getByRole('button', { name: 'Nuova prenotazione' }).waitFor();
  const seen = await answer.boundingBox();
  expect((seen?.y ?? 900) + (seen?.height ?? 0)).toBeLessThanOrEqual(900);

  // The number of the day, which two requests share.
  await cell(page, day(21)).click({ position: { x: 12, y: 10 } });
  await page.getByRole('button', { name: 'Apri: Ida' }).waitFor();
  await page.getByRole('button', { name: 'Apri: Pio' }).click();
  const panel = page.getByRole('dialog', { name: 'Pio' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('link', { name: 'Nora Alba' }).waitFor();
  expect(await cell(page, day(1)).count()).toBe(0);
});
