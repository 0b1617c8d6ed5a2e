import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { noRule } from '#shared/prices/price-lists.ts';
import type { PriceListView } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owners edit the price list, on desktop and phone.

const thisYear = yearOf(todayAtHouse(new Date()));

let site: { url: string };
let api: SiteApi;
let before: PriceListView;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  before = await api.get('/prices');
});
afterAll(async () => {
  const { extras, notes } = before;
  const periods = before.periods.filter(({ startDate }) => yearOf(startDate) === thisYear);
  await api.put('/prices', { year: thisYear, periods, extras, notes });
});

const listOf = (year: number) =>
  [
    { startDate: `${year}-01-01`, endDate: `${year}-07-31`, weeklyPriceCents: 79_000 },
    { startDate: `${year}-08-01`, endDate: `${year}-08-31`, weeklyPriceCents: 115_000 },
    { startDate: `${year}-09-01`, endDate: `${year}-12-31`, weeklyPriceCents: 26_000 },
  ].map((period) => ({ ...period, ...noRule }));

beforeEach(async () => {
  const extras = { touristTaxCents: 200 };
  await api.put('/prices', {
    year: thisYear,
    periods: listOf(thisYear),
    extras,
    notes: 'Prima nota',
  });
});

const openPrices = async (year = thisYear, width = 1280): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, width });
  await enterAs(page, ADMIN, `/admin/prices?year=${year}`);
  await page.getByRole('heading', { level: 1, name: 'Prezzi' }).waitFor();
  return page;
};

const period = (page: Page, firstDay: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Da \\p{L}{3} ${firstDay}$`, 'u') });

const priceField = (page: Page, firstDay: string): Locator =>
  period(page, firstDay).getByLabel('A settimana');

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Salva il listino' }).click();

const untilSaved = (page: Page, year = thisYear): Promise<void> =>
  page.getByText(`Listino ${year} salvato.`).waitFor();

describe('the owner', () => {
  it('changes a price, an extra and the notes, and the public page shows them', async () => {
    const page = await openPrices();
    await priceField(page, '1 settembre').fill('1.290');
    await page.getByLabel('Tassa di soggiorno').fill('2,50');
    await page.getByRole('textbox', { name: 'Note' }).fill('Prima nota\nSeconda nota');
    await save(page);
    await untilSaved(page);
    await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });

    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    const list = visitor.getByRole('table', { name: `Listino ${thisYear}` });
    // The last period is never past.
    const lastPeriod = list.getByRole('row', { name: '1 settembre – 31 dicembre' });
    await lastPeriod.getByText('1.290 €').waitFor();
    await visitor.getByText('2,50 €', { exact: true }).waitFor();
    await visitor.getByText('Seconda nota').waitFor();
  });
});
