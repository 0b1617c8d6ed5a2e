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
  extraGuest: { cents: '', per: 'night' as const, included: '' },
  animal: { cents: '', per: 'stay' as const },
};

const noRules = {
  gap: { nights: '', percent: '' },
  longStay: { nights: '', percent: '' },
  lastMinute: { days: '', percent: '' },
};

const form = (rows: [endDate: string, weeklyPrice: string][]): PriceForm => ({
  periods: rows.map(([endDate, weeklyPrice]) => ({ endDate, weeklyPrice, ...noRule })),
  extras,
  rules: noRules,
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

describe('rules and charges', () => {
  const whole = form([['2027-12-31', '300']]);
  const wrong = (values: PriceForm) =>
    updatePricesInput
      .safeParse(inputOf(2027, values))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  it('that are empty do not apply', () => {
    const { rules, extras: sent } = inputOf(2027, whole);
    expect(rules).toEqual({});
    expect(sent).toMatchObject({ extraGuest: null, animal: null });
  });

  it('are sent in cents and whole numbers, a gap without a surcharge for nothing more', () => {
    const typed: PriceForm = {
      ...whole,
      rules: {
        gap: { nights: '4', percent: '' },
        longStay: { nights: '14', percent: '10' },
        lastMinute: { days: ' 5 ', percent: '15' },
      },
      extras: {
        ...extras,
        extraGuest: { cents: '12,50', per: 'night', included: '4' },
        animal: { cents: '30', per: 'stay' },
      },
    };
    expect(inputOf(2027, typed)).toMatchObject({
      rules: {
        gap: { nights: 4, percent: 0 },
        longStay: { nights: 14, percent: 10 },
        lastMinute: { days: 5, percent: 15 },
      },
      extras: {
        extraGuest: { included: 4, cents: 1250, per: 'night' },
        animal: { cents: 3000, per: 'stay' },
      },
    });
    expect(wrong(typed)).toBeUndefined();
  });

  it('are refused at the field that is missing or wrong', () => {
    const rules = {
      gap: { nights: '', percent: '10' },
      longStay: { nights: '14', percent: '' },
      lastMinute: { days: '5', percent: '100' },
    };
    const charges = {
      extraGuest: { cents: '10', per: 'night' as const, included: '' },
      animal: { cents: 'tanto', per: 'stay' as const },
    };
    expect(wrong({ ...whole, rules, extras: { ...extras, ...charges } })).toEqual([
      'extras.extraGuest.included: Indica un numero intero, da 1 a 8',
      'extras.animal.cents: Indica un importo',
      'rules.gap.nights: Indica un numero intero, da 1 a 60',
      'rules.longStay.percent: Indica un numero intero, da 1 a 90',
      'rules.lastMinute.percent: Indica un numero intero, da 1 a 90',
    ]);
  });
});
