import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths, monthOf, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { noRule } from '#shared/prices/price-lists.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek, openRequestForm } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The owners edit the price list, on desktop and phone.

const thisYear = yearOf(todayAtHouse(new Date()));

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

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

const periodsIn = async (year: number) => {
  const { periods } = await api.get<PriceList>('/prices');
  return periods.filter(({ startDate }) => yearOf(startDate) === year);
};

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

  it('copies the list to a year without one, changes and saves it', async () => {
    const year = thisYear + 1;
    const page = await openPrices(year);
    await page.getByText(`Per il ${year} non c'è ancora un listino`).waitFor();
    const percent = page.getByLabel('Prezzi in più o in meno (%)');
    await percent.fill('molto');
    await page.getByRole('button', { name: 'Copia il listino del' }).click();
    await page.getByText('Scrivi una percentuale da -50 a 100').waitFor();
    await percent.fill('5');
    await page.getByRole('button', { name: 'Copia il listino del' }).click();
    await page.getByText('Modifiche non salvate').waitFor();
    expect(await periodsIn(year)).toEqual([]);
    await priceField(page, '1 gennaio').fill('800');
    await page.getByLabel('Tassa di soggiorno').fill('3');
    await save(page);
    await untilSaved(page, year);
    const [first, ...rest] = listOf(year);
    const saved = await periodsIn(year);
    expect(saved[0]).toEqual({ ...first, weeklyPriceCents: 80_000 });
    expect(saved.map(({ endDate }) => endDate).slice(1)).toEqual(rest.map((row) => row.endDate));
    expect(saved[1]?.weeklyPriceCents).toBe(121_000);
    const { extras, laterExtras } = await api.get<PriceList>('/prices');
    expect(extras.touristTaxCents).toBe(200);
    expect(laterExtras).toEqual([{ ...extras, year, touristTaxCents: 300 }]);
  });

  it('sets a rule for some periods, which the public calendar applies', async () => {
    const page = await openPrices();
    await period(page, '1 gennaio').getByRole('button', { name: 'Regola' }).click();
    const dialog = page.getByRole('dialog', { name: 'Regola del soggiorno' });
    await dialog.getByLabel('Si arriva e si parte').selectOption('Solo di sabato');
    await dialog.getByRole('spinbutton', { name: 'Notti minime' }).fill('7');
    await dialog.getByLabel('Fino al').selectOption(`31 dicembre ${thisYear}`);
    await dialog.getByRole('button', { name: 'Usa la regola' }).click();
    await save(page);
    await untilSaved(page);
    const rule = { minNights: 7, changeoverDay: 'saturday' };
    expect(await periodsIn(thisYear)).toEqual(listOf(thisYear).map((row) => ({ ...row, ...rule })));

    // The days of the calendar below may lie in the next year.
    const nextYear = listOf(thisYear + 1).map((row) => ({ ...row, ...rule }));
    await api.put('/prices', { year: thisYear + 1, periods: nextYear });
    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await openRequestForm(visitor);
    const { startDate: saturday, endDate } = freeWeek(20);
    const nextMonth = visitor.getByRole('button', { name: 'Mese successivo' });
    const today = todayAtHouse(new Date());
    for (let month = monthOf(today); month < monthOf(saturday); month = addMonths(month, 1)) {
      await nextMonth.click();
    }
    const day = (date: string) => visitor.locator(`[data-date="${date}"]`);
    const label = (date: string) => expect.poll(() => day(date).getAttribute('aria-label'));
    await visitor.getByText('si soggiorna da sabato a sabato, almeno 7 notti.').first().waitFor();
    await label(addDays(saturday, 1)).toContain('arrivo solo di sabato');
    await expect.poll(() => day(addDays(saturday, 1)).getAttribute('aria-disabled')).toBe('true');
    await day(saturday).click();
    await label(saturday).toContain('check-in scelto');
    await label(addDays(saturday, 3)).toContain('partenza solo di sabato');
    await expect.poll(() => day(addDays(saturday, 3)).getAttribute('aria-disabled')).toBe('true');
    await day(endDate).click();
    await label(endDate).toContain('check-out scelto');
    await visitor.getByText('Totale indicativo', { exact: true }).waitFor();
  });
});
