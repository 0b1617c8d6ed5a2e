import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  monthOf,
  todayAtHouse,
} from '#shared/bookings/stay-dates.ts';
import { formatMonth, formatStay } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The calendar of the bookings: bars of stays, and days drawn by mouse, keyboard and touch.

let site: Site;
let api: SiteApi;
let stayId: number;

// A month that begins after today and is shown whole. Its days 5 to 12 are Nora's.
const month = addMonths(monthOf(todayAtHouse(new Date())), 3);
const day = (number: number) => addDays(firstDayOf(month), number - 1);

beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
  const stay = await api.post<{ id: number }>('/bookings/enter', {
    startDate: day(5),
    endDate: day(12),
    guestName: 'Nora Alba',
    numberOfGuests: 2,
    over12: 2,
    source: 'airbnb',
    status: 'CONFIRMED',
    totalCents: 90_000,
  });
  stayId = stay.id;
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
  const months = page.getByRole('navigation', { name: 'Vai al mese' });
  const legend = page.getByRole('list', { name: 'Legenda' });
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
  expect(await top(legend)).toBeGreaterThan(await top(page.getByRole('region').last()));
  // The tabs fade where more of them follow.
  const tabs = page.getByRole('navigation', { name: 'Prenotazioni' }).locator('ul');
  const fades = () =>
    tabs.evaluate((row) =>
      ['--fade-start', '--fade-end'].map((edge) => getComputedStyle(row).getPropertyValue(edge)),
    );
  await tabs.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect.poll(fades).toEqual(['0px', '40px']);
  await tabs.evaluate((row) => row.scrollTo({ left: 999, behavior: 'instant' }));
  await expect.poll(fades).toEqual(['40px', '0px']);
  const last = addMonths(monthOf(todayAtHouse(new Date())), 11);
  await months.getByRole('button', { name: formatMonth(last) }).click();
  const shown = page.getByRole('region', { name: formatMonth(last) });
  await expect.poll(async () => (await shown.boundingBox())?.y).toBeLessThan(600);
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
  // The panel's entry went with the panel.
  await page.goBack();
  await page.getByRole('link', { name: 'Nora Alba' }).waitFor();
  expect(await cell(page, day(1)).count()).toBe(0);
});

const nora = (page: Page): Locator =>
  page.getByRole('button', { name: /^Nora Alba, confermata · Airbnb/ }).first();

/** Drags with the mouse from an element to the number of a day. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const middle = async (target: Locator, y: number): Promise<[number, number]> => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not seen`);
    return [box.x + box.width / 2, box.y + y];
  };
  await from.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(from, 10)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to, 10)), { steps: 3 });
  await page.mouse.up();
};

it('the mouse draws days up to the next arrival, and moves the end of a stay', async () => {
  const page = await open(1280);
  await nora(page).waitFor();
  await drag(page, cell(page, day(2)), cell(page, day(8)));
  await page.getByText(formatStay(day(2), day(5))).waitFor();
  await page.getByRole('button', { name: 'Blocca date' }).last().click();
  const block = page.getByRole('dialog', { name: 'Blocca date' });
  await block.waitFor();
  expect(await typedIn(page, 'Data iniziale')()).toBe(day(2));
  expect(await typedIn(page, 'Data finale')()).toBe(day(4));
  await page.keyboard.press('Escape');
  await block.waitFor({ state: 'detached' });

  await nora(page).waitFor();
  await nora(page).hover();
  await drag(page, nora(page).locator('[data-end="end"]'), cell(page, day(14)));
  const panel = page.getByRole('dialog', { name: 'Nora Alba' });
  await panel.waitFor();
  await expect.poll(typedIn(page, 'Check-out')).toBe(day(14));
  expect(await typedIn(page, 'Check-in')()).toBe(day(5));
  const saved = () => api.get<StaffStay>(`/bookings/${stayId}`);
  expect(await saved()).toMatchObject({ startDate: day(5), endDate: day(12) });
  await panel.getByRole('button', { name: 'Salva le modifiche' }).click();
  await page.getByText('Prenotazione aggiornata.').waitFor();
  expect(await saved()).toMatchObject({ endDate: day(14), totalCents: 90_000 });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  await nora(page).click();
  await panel.waitFor();
});
