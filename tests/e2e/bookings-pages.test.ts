import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { enterAs } from '#tests/support/person.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Years of bookings: the back office loads only the shown ones.

const COUNT = 300;
const PAGE = 20;

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  addPastStays();
});
afterAll(() => site?.close());

/** One after the other, two nights each; the last one left yesterday. */
const startOf = (number: number): StayDate =>
  addDays(todayAtHouse(new Date()), 2 * (number - COUNT) - 3);

/** All younger than the retention period. */
const addPastStays = (): void => {
  const database = new Sqlite(`${site.folder}/site.db`, { timeout: 5000 });
  try {
    const insert = database.prepare(`
      INSERT INTO bookings (id, start_date, end_date, status, guest_name, guest_email,
        number_of_guests, over12, created_at, search_text)
      VALUES (@number, @start, @end, 'CONFIRMED', 'Niccolò ' || @number, @email, 2, 2,
        '2001-01-01T10:00:00.000Z', 'niccolo ' || @number || char(10) || @email)`);
    const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
    database.transaction(() => {
      for (const number of numbers) {
        const start = startOf(number);
        insert.run({
          number: String(number),
          start,
          end: addDays(start, 2),
          email: `ospite${number}@example.com`,
        });
      }
    })();
  } finally {
    database.close();
  }
};

const openBookings = async (query: string): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, `/admin/bookings${query}`);
  return page;
};

const guest = (page: Page, number: number): Locator =>
  page.getByRole('link', { name: `Niccolò ${number}`, exact: true });

const guests = (page: Page): Locator => page.getByRole('link', { name: /^Niccolò/ });

const untilFocused = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true) as Promise<void>;

describe('the owner', () => {
  it('pages through many bookings, searches them, and opens one', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url });
    const longest = watchLists(page);
    await enterAs(page, ADMIN, '/admin');
    await page.getByText('Nessuna richiesta aspetta una risposta.').waitFor();
    await page.goto('/admin/bookings');
    await page.getByText('Nessuna prenotazione corrisponde').waitFor();
    await page.getByRole('button', { name: 'Mostra tutte' }).click();
    await page.getByText('300 prenotazioni · da 1 a 20').waitFor();
    await guest(page, COUNT).waitFor();
    expect(await guests(page).count()).toBe(PAGE);

    await page.getByRole('button', { name: 'Successiva' }).click();
    await untilFocused(page.getByText('300 prenotazioni · da 21 a 40'));
    await guest(page, COUNT - PAGE).waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await guest(page, COUNT - PAGE).click();
    const panel = page.getByRole('dialog', { name: `Niccolò ${COUNT - PAGE}` });
    await panel.getByText('Nessun altro ha chiesto questi giorni.').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await untilFocused(guest(page, COUNT - PAGE));
    await page.getByText('300 prenotazioni · da 21 a 40').waitFor();

    await page.getByLabel('Cerca un ospite').fill('OSPITE7@ niccolo');
    await page.getByText('1 prenotazione', { exact: true }).waitFor();
    await guest(page, 7).waitFor();
    expect(await guests(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    await page.getByLabel('Cerca un ospite').fill('nessuno');
    await page.getByText('Nessuna prenotazione corrisponde').waitFor();
    expect(await longest()).toBe(PAGE);
  });
});

it('blocking days shows existing claims on them', async () => {
  const page = await openBookings('');
  const week = freeWeek(30);
  const dialog = page.getByRole('dialog', { name: 'Blocca date' });
  const fill = async () => {
    await page.getByRole('button', { name: 'Blocca date' }).click();
    await dialog.getByLabel('Data iniziale').fill(week.startDate);
    await dialog.getByLabel('Data finale').fill(week.endDate);
  };
  await fill();
  await dialog.getByLabel('Motivo').fill('Imbianchino');
  await dialog.getByRole('button', { name: 'Blocca date' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 prenotazione', { exact: true }).waitFor();
  await fill();
  await dialog.getByText('In questi giorni la casa è già occupata').waitFor();
  await dialog.getByText(/^Date bloccate: .*\(Imbianchino\)$/).waitFor();
});
