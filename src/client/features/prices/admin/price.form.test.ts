import { describe, expect, it } from 'vitest';
import { noRule } from '#shared/prices/price-lists.ts';
import { updatePricesInput } from '#shared/prices/prices.schema.ts';
import { inputOf, type PriceForm, priceFormIssues } from './price.form.ts';

const extras = {
  cleaning: '30',
  linenSmallGroup: '30',
  linenLargeGroup: '50',
  linenSmallGroupMax: 3,
  touristTax: '2,50',
};

const form = (rows: [endDate: string, weeklyPrice: string][]): PriceForm => ({
  periods: rows.map(([endDate, weeklyPrice]) => ({ endDate, weeklyPrice, ...noRule })),
  extras,
  roundsToEuro: true,
  notes: '',
});

const issues = (rows: [string, string][]) =>
  priceFormIssues(form(rows), 2027).map(({ path, message }) => `${path}: ${message}`);

describe('priceFormIssues', () => {
  it('accepts a complete list', () => {
    const complete = form([
      ['2027-06-30', '300'],
      ['2027-12-31', '1.150'],
    ]);
    expect(priceFormIssues(complete, 2027)).toEqual([]);
    expect(updatePricesInput.safeParse(inputOf(2027, complete)).success).toBe(true);
  });

  it.each([
    ['', 'periods.0.endDate: Indica l’ultimo giorno del periodo'],
    ['2027-12-31', 'periods.0.endDate: Deve finire prima del 31 dicembre 2027'],
    ['2028-03-01', 'periods.0.endDate: Deve finire prima del 31 dicembre 2027'],
    ['2026-12-31', 'periods.0.endDate: Non può finire prima di cominciare (1 gennaio 2027)'],
  ])('explains what is wrong with the last day %j', (endDate, text) => {
    expect(
      issues([
        [endDate, '300'],
        ['2027-12-31', '300'],
      ])[0],
    ).toBe(text);
  });

  it('reports the row that ends before it begins', () => {
    const found = issues([
      ['2027-08-16', '300'],
      ['2027-08-09', '300'],
      ['2027-12-31', '300'],
    ]);
    expect(found).toEqual([
      'periods.1.endDate: Non può finire prima di cominciare (17 agosto 2027)',
    ]);
  });

  it.each([
    ['', 'Indica il prezzo di una settimana'],
    ['molto', 'Scrivi euro interi, per esempio 1.150'],
    ['790,50', 'Scrivi euro interi, per esempio 1.150'],
    ['0', 'Il prezzo deve essere maggiore di zero'],
  ])('explains what is wrong with the price %j', (price, text) => {
    expect(issues([['2027-12-31', price]])).toEqual([`periods.0.weeklyPrice: ${text}`]);
  });

  it('reports an extra that is not an amount', () => {
    const wrong = { ...form([['2027-12-31', '300']]), extras: { ...extras, cleaning: 'trenta' } };
    expect(priceFormIssues(wrong, 2027)).toEqual([
      { path: 'extras.cleaning', message: 'Scrivi un importo, per esempio 30 o 2,50' },
    ]);
  });
});
