import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceListView } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import {
  openPrices,
  priceField,
  savePrices,
  storeList,
  thisYear,
  untilSaved,
} from '#tests/support/price-journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';

// The owners edit the price list, on desktop and phone.

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

beforeEach(() => storeList(api));

describe('the owner', () => {
  it('changes a price, an extra and the notes, and the public page shows them', async () => {
    const page = await openPrices(site);
    await priceField(page, '1 settembre').fill('1.290');
    await page.getByLabel('Tassa di soggiorno').fill('2,50');
    await page.getByRole('textbox', { name: 'Note' }).fill('Prima nota\nSeconda nota');
    await savePrices(page);
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
