import { readFile } from 'node:fs/promises';
import Sqlite from 'better-sqlite3';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, monthOf, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDayInWords, formatMonth } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek } from '#tests/support/journey.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Years of bookings: the back office loads only the shown ones.

const COUNT = 300;

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

const untilFocused = (target: Locator): Promise<void> =>
  expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true) as Promise<void>;
const PAGE = 20;

const guests = (page: Page): Locator => page.getByRole('link', { name: /^Niccolò/ });

describe('the owner', () => {
  it('opens a booking of another page by its address, and filters by month', async () => {
    const page = await openBookings('?booking=12');
    const panel = page.getByRole('dialog', { name: 'Niccolò 12' });
    await panel.getByText('ospite12@example.com').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    const day = startOf(39);
    await page.goto(`/admin/bookings?month=${monthOf(day)}`);
    const month = page.getByRole('region', { name: formatMonth(monthOf(day)) });
    await month.getByRole('button', { name: `${formatDayInWords(day)}: Niccolò 39` }).click();
    const other = page.getByRole('dialog', { name: 'Niccolò 39' });
    await other.getByText('ospite39@example.com').waitFor();
    await page.keyboard.press('Escape');
    await other.waitFor({ state: 'detached' });
    await page.getByText(/^1[4-7] prenotazioni$/).waitFor();
    await guest(page, 39).waitFor();
    const name = month.getByRole('button', {
      name: new RegExp(`^${formatMonth(monthOf(day))}`, 'i'),
    });
    expect(await name.getAttribute('aria-pressed')).toBe('true');
    const leave = page.getByRole('button', { name: 'Tutti i mesi' });
    await leave.click();
    await leave.waitFor({ state: 'detached' });
    expect(await name.getAttribute('aria-pressed')).toBe('false');
    await name.click();
    await page.getByText(/^1[4-7] prenotazioni$/).waitFor();
    expect(new URL(page.url()).searchParams.get('month')).toBe(monthOf(day));
    await expect
      .poll(() => leave.evaluate((seen) => seen.getBoundingClientRect().top))
      .toBeLessThan(900);

    await page.goto('/admin/bookings?past=true&page=99');
    await page.getByText('300 prenotazioni · da 281 a 300').waitFor();
    await guest(page, 1).waitFor();
  });

  it('filters on a phone behind one button, and exports the filtered list', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 390 });
    await enterAs(page, ADMIN, '/admin/bookings?q=ospite12');
    await page.getByText('11 prenotazioni, passate comprese').waitFor();
    expect(await page.getByLabel('Stato').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filtri', exact: true }).click();
    await page.getByLabel('Stato').selectOption('CONFIRMED');
    await page.getByRole('button', { name: 'Filtri (1)' }).waitFor();
    await page.getByText('11 prenotazioni, passate comprese').waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica per Excel' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^prenotazioni-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatch(/^Niccolò 129;Confermata;/);
    expect((await page.locator('tbody tr').first().boundingBox())?.height).toBeLessThan(90);

    // Unpaid stays are all confirmed, and grouped by whether their guests have left.
    await page.goto('/admin/bookings?unpaid=true');
    await page.getByText(/^Già partiti: /).waitFor();
    expect(await page.getByLabel('Stato').count()).toBe(0);
  });

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
    await panel.waitFor();
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

it('twelve months further the calendar shows another year, and a deleted booking shows a notice', async () => {
  const page = await openBookings('?booking=999');
  await page.getByText('La prenotazione cercata non c’è più.').waitFor();
  const year = page.getByRole('region', { name: 'Il calendario dell’anno' });
  const title = year.getByRole('heading', { level: 2 });
  const before = await title.textContent();
  await year.getByRole('button', { name: 'Dodici mesi dopo' }).click();
  await expect.poll(() => title.textContent()).not.toBe(before);
  await untilFocused(year.getByRole('button', { name: 'Dodici mesi dopo' }));
  await year.getByRole('button', { name: 'Dodici mesi prima' }).click();
  await expect.poll(() => title.textContent()).toBe(before);
});

it('a deleted booking leaves its page, and the focus is kept', async () => {
  const page = await openBookings('?past=true&page=15');
  await page.getByText('300 prenotazioni · da 281 a 300').waitFor();
  await guest(page, 5).click();
  const panel = page.getByRole('dialog', { name: 'Niccolò 5' });
  await panel.getByRole('button', { name: 'Altre azioni' }).click();
  await panel.getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminare la prenotazione?' });
  await question.getByRole('button', { name: 'Elimina la prenotazione' }).click();
  await page.getByText('299 prenotazioni · da 281 a 299').waitFor();
  // The list may be refetched a moment before the other queries, and both dialogs wait for all of them.
  await question.waitFor({ state: 'detached' });
  await panel.waitFor({ state: 'detached' });
  expect(await guest(page, 5).count()).toBe(0);
  expect(await page.getByText('La prenotazione cercata non c’è più.').count()).toBe(0);
  await expectFocusKept(page);
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
