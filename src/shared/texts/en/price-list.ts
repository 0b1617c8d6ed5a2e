import type { Translation } from '#shared/languages/translator.ts';
import type { priceList as italian } from '#shared/texts/it/price-list.ts';

export const priceList: Translation<typeof italian> = {
  listOf: '{year} prices',
  listAlsoFor: '{year} prices, valid for {next} too',
  weeklyPricesOf: '{year} prices per week',
  pastPeriodsOfList: '{year} prices, past dates',
  period: 'Dates',
  perWeek: 'Per week',
  current: 'current',
  inYear: 'In {year}',
  pastPeriods: 'Past dates in {year}',
  inPreparation: 'We are still preparing our prices.',
  untilDecember: 'Until December {year}',
  weekInJuly: 'A week in July',
  weekInAugust: 'A week in August',
  example: {
    one: '{week} for {count} person, everything included',
    other: '{week} for {count} people, everything included',
  },
  exampleDates: '{days}, with cleaning, linen and tourist tax',
  extras: 'Extras',
  extrasAndNotes: 'Extras and notes',
  otherExtras: 'Extras that differ in {year}',
  linenOptionalUpTo: 'optional, for up to {max} people',
  linenOptionalOver: 'optional, for more than {max} people',
  taxPerDay: 'per person per day, for guests over\u00a012',

  landingFee: 'Landing fee: {sum} per person.',
  landingFeeIn: 'In {months}: {sum}.',
  landingFeeFree: 'Free under the age of {age}.',
  landingFeePaid: 'You pay it with your ferry ticket: it is not part of the price of the house.',
};
