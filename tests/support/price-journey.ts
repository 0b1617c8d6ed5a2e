import type { Locator, Page } from 'playwright-core';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { noRule } from '#shared/prices/price-lists.ts';
import { browser } from './browser.ts';
import { enterAs } from './person.ts';
import type { SiteApi } from './site-api.ts';
import { ADMIN, type Site } from './start-site.ts';

// The price list on its screen.

export const thisYear = yearOf(todayAtHouse(new Date()));

export const listOf = (year: number) =>
  [
    { startDate: `${year}-01-01`, endDate: `${year}-07-31`, weeklyPriceCents: 79_000 },
    { startDate: `${year}-08-01`, endDate: `${year}-08-31`, weeklyPriceCents: 115_000 },
    { startDate: `${year}-09-01`, endDate: `${year}-12-31`, weeklyPriceCents: 26_000 },
  ].map((period) => ({ ...period, ...noRule }));

/** Stores this year's list of three periods. */
export const storeList = (api: SiteApi): Promise<unknown> =>
  api.put('/prices', {
    year: thisYear,
    periods: listOf(thisYear),
    extras: { touristTaxCents: 200 },
    notes: 'Prima nota',
  });

export const openPrices = async (
  { url }: Pick<Site, 'url'>,
  year = thisYear,
  width = 1280,
): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: url, width });
  await enterAs(page, ADMIN, `/admin/prices?year=${year}`);
  await page.getByRole('heading', { level: 1, name: 'Prezzi' }).waitFor();
  return page;
};

/** The period that begins on a day: '1 maggio'. */
export const pricePeriod = (page: Page, firstDay: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Da \\p{L}{3} ${firstDay}$`, 'u') });

export const priceField = (page: Page, firstDay: string): Locator =>
  pricePeriod(page, firstDay).getByLabel('A settimana');

export const chooseAction = async (period: Locator, action: string): Promise<void> => {
  await period.getByRole('button', { name: 'Altre azioni' }).click();
  await period.getByRole('button', { name: action }).click();
};

export const savePrices = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Salva il listino' }).click();

export const untilSaved = (page: Page, year = thisYear): Promise<void> =>
  page.getByText(`Listino ${year} salvato.`).waitFor();
