import { noRule, type PriceExtras, type PricePeriod } from '#shared/prices/price-lists.ts';
import type { PriceSettings } from './prices.repository.ts';

const row = (startDate: string, endDate: string, euros: number): PricePeriod => ({
  startDate: `2026-${startDate}`,
  endDate: `2026-${endDate}`,
  weeklyPriceCents: euros * 100,
  ...noRule,
});

/** The price list of 2026. Specification, section 9. */
export const initialPeriods: { year: number; periods: PricePeriod[] } = {
  year: 2026,
  periods: [
    row('01-01', '04-30', 260),
    row('05-01', '05-31', 390),
    row('06-01', '06-15', 450),
    row('06-16', '06-30', 650),
    row('07-01', '07-15', 790),
    row('07-16', '07-31', 820),
    row('08-01', '08-09', 1150),
    row('08-10', '08-16', 1350),
    row('08-17', '08-31', 1150),
    row('09-01', '09-30', 890),
    row('10-01', '10-15', 820),
    row('10-16', '10-31', 500),
    row('11-01', '12-31', 260),
  ],
};

/** The extras of section 9. */
export const initialExtras: PriceExtras = {
  cleaningCents: 30_00,
  linenSmallGroupCents: 30_00,
  linenLargeGroupCents: 50_00,
  linenSmallGroupMax: 3,
  touristTaxCents: 2_00,
};

/** The notes of section 9. */
export const initialPriceSettings: PriceSettings = {
  roundsToEuro: true,
  rules: {},
  notes: [
    'I soggiorni più brevi di una settimana si concordano direttamente con noi.',
    'Prima del soggiorno servono le foto dei documenti degli ospiti sopra i 12 anni: le richiede l’autorità di pubblica sicurezza.',
  ].join('\n'),
};
