import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, yearOf } from '#shared/bookings/stay-dates.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { freeWeek, openRequestForm } from '#tests/support/journey.ts';
import {
  chooseAction,
  listOf,
  openPrices,
  priceField,
  pricePeriod,
  savePrices,
  storeList,
  thisYear,
  untilSaved,
} from '#tests/support/price-journey.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The owners edit the price list, on desktop and phone.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

beforeEach(() => storeList(api));

const periodsIn = async (year: number) => {
  const { periods } = await api.get<PriceList>('/prices');
  return periods.filter(({ startDate }) => yearOf(startDate) === year);
};

const goToToday = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Oggi/ }).click();
};

describe('the owner', () => {
  it('unfolds a period on a phone, and is led to an error in a folded one', async () => {
    const page = await openPrices(site, thisYear, 360);
    await page.getByRole('button', { name: /^1–31 agosto/ }).click();
    await priceField(page, '1 agosto').fill('');
    await page.getByRole('button', { name: /^1–31 agosto/ }).click();
    await savePrices(page);
    await page.getByText('Indica il prezzo di una settimana').waitFor();
    await priceField(page, '1 agosto').and(page.locator(':focus')).waitFor();
    await priceField(page, '1 agosto').fill('1.200');
    await savePrices(page);
    await untilSaved(page);
    expect((await periodsIn(thisYear))[1]?.weeklyPriceCents).toBe(120_000);
  });

  it('raises all prices at once, and can discard it', async () => {
    const page = await openPrices(site);
    await page.getByRole('button', { name: 'Cambia tutti i prezzi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambia tutti i prezzi' });
    await dialog.getByLabel('In più o in meno (%)').fill('-10');
    await dialog.getByRole('button', { name: 'Cambia i prezzi' }).click();
    await expect.poll(() => priceField(page, '1 agosto').inputValue()).toBe('1.035');
    expect((await periodsIn(thisYear))[1]?.weeklyPriceCents).toBe(115_000);
    await page.getByText('Modifiche non salvate').waitFor();
  });

  it('splits a period and removes one, and the year stays complete', async () => {
    const page = await openPrices(site);
    await chooseAction(pricePeriod(page, '1 agosto'), 'Dividi');
    const question = page.getByRole('dialog', { name: 'Dividi il periodo' });
    await question.getByLabel('Primo giorno del nuovo periodo').fill(`${thisYear}-09-01`);
    await question.getByRole('button', { name: 'Dividi il periodo' }).click();
    await question.getByText(`Giorni possibili: 2–31 agosto ${thisYear}`).waitFor();
    await question.getByLabel('Primo giorno del nuovo periodo').fill(`${thisYear}-08-17`);
    await question.getByRole('button', { name: 'Dividi il periodo' }).click();
    const added = priceField(page, '17 agosto');
    await added.and(page.locator(':focus')).waitFor();
    await added.fill('950');

    await chooseAction(pricePeriod(page, '1 agosto'), 'Elimina');
    const removal = page.getByRole('dialog', { name: 'Eliminare il periodo?' });
    await removal.getByLabel('I giorni 1–16 agosto passano al periodo').selectOption('after');
    await removal.getByRole('button', { name: 'Elimina il periodo' }).click();
    await removal.waitFor({ state: 'detached' });
    await savePrices(page);
    await untilSaved(page);
    const [first, august, last] = listOf(thisYear);
    expect(await periodsIn(thisYear)).toEqual([
      first,
      { ...august, weeklyPriceCents: 95_000 },
      last,
    ]);
  });

  it('sees errors beside the fields, and nothing is saved', async () => {
    const page = await openPrices(site);
    await priceField(page, '1 agosto').fill('molto');
    await pricePeriod(page, '1 gennaio').getByLabel('Ultimo giorno').fill(`${thisYear}-09-05`);
    await page.getByLabel('Pulizia finale').fill('');
    await page.getByLabel('Pulizia finale').press('Enter');
    await pricePeriod(page, '6 settembre')
      .getByText('Scrivi euro interi, per esempio 1.150')
      .waitFor();
    await page.getByText(`Non può finire prima di cominciare (6 settembre ${thisYear})`).waitFor();
    await page.getByText('Indica un importo').waitFor();
    expect(await periodsIn(thisYear)).toEqual(listOf(thisYear));

    await page.getByRole('button', { name: 'Scarta' }).click();
    const question = page.getByRole('dialog', { name: 'Scartare le modifiche?' });
    await question.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await page.getByText('Indica un importo').waitFor({ state: 'detached' });
    await expect.poll(() => priceField(page, '1 agosto').inputValue()).toBe('1.150');
  });

  it('sees why a period cannot be split while another date is invalid', async () => {
    const page = await openPrices(site);
    const wrong = pricePeriod(page, '1 gennaio').getByLabel('Ultimo giorno');
    await wrong.fill('');
    // The days of the periods that follow are not known.
    await chooseAction(page.getByRole('form').getByRole('listitem').last(), 'Dividi');
    await page.getByText('Prima correggi la data segnata in rosso nell’elenco.').waitFor();
    await wrong.and(page.locator(':focus')).waitFor();
    await wrong.fill(`${thisYear}-07-31`);
    await chooseAction(pricePeriod(page, '1 agosto'), 'Dividi');
    await page.getByRole('dialog', { name: 'Dividi il periodo' }).waitFor();
    expect(await page.getByText('Prima correggi').count()).toBe(0);
  });

  it('confirms before losing unsaved changes', async () => {
    const page = await openPrices(site);
    await priceField(page, '1 agosto').fill('1.300');
    await goToToday(page);
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await expect.poll(() => priceField(page, '1 agosto').inputValue()).toBe('1.300');

    await page.getByRole('link', { name: String(thisYear + 1) }).click();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await goToToday(page);
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
    expect(await periodsIn(thisYear)).toEqual(listOf(thisYear));
  });

  it('saves on leaving, unless something is wrong', async () => {
    const page = await openPrices(site);
    await priceField(page, '1 agosto').fill('molto');
    await goToToday(page);
    const saveAndLeave = page.getByRole('button', { name: 'Salva ed esci' });
    await saveAndLeave.click();
    await page.getByText('Scrivi euro interi, per esempio 1.150').waitFor();
    await priceField(page, '1 agosto').and(page.locator(':focus')).waitFor();
    await priceField(page, '1 agosto').fill('1.300');
    await goToToday(page);
    await saveAndLeave.click();
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
    await untilSaved(page);
    expect((await periodsIn(thisYear))[1]?.weeklyPriceCents).toBe(130_000);
  });

  it('copies the list to a year without one, changes and saves it', async () => {
    const year = thisYear + 1;
    const page = await openPrices(site, year);
    await page.getByText(`Per il ${year} non c’è ancora un listino`).waitFor();
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
    await savePrices(page);
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
    const page = await openPrices(site);
    await chooseAction(pricePeriod(page, '1 gennaio'), 'Regola');
    const dialog = page.getByRole('dialog', { name: 'Regola del soggiorno' });
    await dialog.getByLabel('Si arriva e si parte').selectOption('Solo di sabato');
    await dialog.getByRole('spinbutton', { name: 'Notti minime' }).fill('7');
    await dialog.getByLabel('Fino al').selectOption(`31 dicembre ${thisYear}`);
    await dialog.getByRole('button', { name: 'Usa la regola' }).click();
    await savePrices(page);
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
    const day = (date: string) => visitor.locator(`[data-date="${date}"]`);
    const show = async (date: string) => {
      while ((await day(date).count()) === 0) await nextMonth.click();
    };
    await show(saturday);
    const label = (date: string) => expect.poll(() => day(date).getAttribute('aria-label'));
    await visitor
      .getByText('si soggiorna solo da sabato a sabato, soggiorno minimo 7 notti.')
      .first()
      .waitFor();
    await label(addDays(saturday, 1)).toContain('arrivo solo di sabato');
    await expect.poll(() => day(addDays(saturday, 1)).getAttribute('aria-disabled')).toBe('true');
    await day(saturday).click();
    await label(saturday).toContain('check-in scelto');
    await show(addDays(saturday, 3));
    await label(addDays(saturday, 3)).toContain('partenza solo di sabato');
    await expect.poll(() => day(addDays(saturday, 3)).getAttribute('aria-disabled')).toBe('true');
    await show(endDate);
    await day(endDate).click();
    await label(endDate).toContain('check-out scelto');
    await visitor.getByText('Totale indicativo', { exact: true }).waitFor();
  });
});
