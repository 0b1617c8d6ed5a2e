import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { browser } from '#tests/support/browser.ts';
import {
  fillRequest,
  freeWeek,
  openRequestForm,
  reachRequestForm,
} from '#tests/support/journey.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Dates and party are in the address, the rest of the request in the tab, so visitors choose only once.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const week = freeWeek(48);
const query = `?arrivo=${week.startDate}&partenza=${week.endDate}`;

const open = (): Promise<Page> => browser.cleanPage({ baseUrl: site.url });

const shownIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).first().inputValue();

/** Dates, party, name and note as the form shows them. */
const formOf = (page: Page): Promise<string[]> =>
  Promise.all(['Check-in', 'Check-out', 'Ospiti', 'Nome'].map((label) => shownIn(page, label)));

const showsArrivalMonth = (page: Page): Promise<void> =>
  page
    .locator('h3', { hasText: new RegExp(formatMonth(monthOf(week.startDate)), 'i') })
    .first()
    .waitFor();

describe('the chosen stay', () => {
  const chosen = [week.startDate, week.endDate, '3', 'Irene'];

  const choose = async (page: Page): Promise<void> => {
    await openRequestForm(page);
    await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
    await page.getByRole('button', { name: 'Un ospite in più' }).click();
    await page.getByLabel('Biancheria e asciugamani').check();
    await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
  };

  const isAllThere = async (page: Page): Promise<void> => {
    await reachRequestForm(page);
    await expect.poll(() => formOf(page)).toEqual(chosen);
    expect(await page.getByLabel('Biancheria e asciugamani').isChecked()).toBe(true);
    await page.waitForURL((url) => url.search === `${query}&ospiti=3`);
    await showsArrivalMonth(page);
  };

  it('survives a reload', async () => {
    const page = await open();
    await choose(page);
    await page.reload();
    await isAllThere(page);
  });

  it('survives a link without it', async () => {
    const page = await open();
    await choose(page);
    await page.goto('/blog');
    await page.goto('/#disponibilita');
    await isAllThere(page);
  });
});

describe('an address with a stay', () => {
  it('that is invalid is ignored', async () => {
    const page = await open();
    await openRequestForm(page, '/?arrivo=1999-01-01&partenza=domani&ospiti=99&utm_source=x');
    expect(await formOf(page)).toEqual(['', '', '2', '']);
    expect(await page.getByText(/non può essere nel passato/).count()).toBe(0);
  });

  it('of another stay, loaded after one was chosen, wins over that one', async () => {
    const page = await open();
    await openRequestForm(page);
    await fillRequest(page, { ...week, name: 'Irene', email: 'irene@example.com' });
    await page.waitForURL((url) => url.search.startsWith(query));
    const other = freeWeek(52);
    await page.goto(`/?arrivo=${other.startDate}&partenza=${other.endDate}&ospiti=5`);
    await expect.poll(() => formOf(page)).toEqual([other.startDate, other.endDate, '5', 'Irene']);
  });
});

describe('the form shows the right error', () => {
  const reason = (page: Page) => page.locator('form#richiesta [aria-live="polite"]');

  it('for taken dates as soon as they are typed', async () => {
    const taken = freeWeek(64);
    await (await adminApi(site)).post('/bookings/block', taken);
    const page = await open();
    await openRequestForm(page);
    await page.getByLabel('Check-in', { exact: true }).fill(taken.startDate);
    await page.getByText('Le date selezionate non sono disponibili').first().waitFor();
  });

  it('for no guests, and for too many', async () => {
    const page = await open();
    await openRequestForm(page, `/${query}`);
    const guests = page.getByLabel('Ospiti', { exact: true });
    await guests.fill('');
    await reason(page).filter({ hasText: 'Indica almeno 1 ospite' }).first().waitFor();
    await guests.fill('9');
    await reason(page)
      .filter({ hasText: 'La casa accoglie al massimo 6 ospiti' })
      .first()
      .waitFor();
    await guests.blur();
    expect(await page.getByText('Indica al massimo 8 ospiti').count()).toBe(0);
    expect(await page.getByText('Soggiorno, 7 notti').count()).toBe(0);
  });
});
