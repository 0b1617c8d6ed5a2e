import type { Translation } from '#shared/languages/translator.ts';
import type { prices as italian } from '#shared/texts/it/prices.ts';

export const prices: Translation<typeof italian> = {
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

  cleaning: 'End-of-stay cleaning',
  oncePerStay: 'once per stay',
  linen: 'Bed linen and towels',
  linenOptionalUpTo: 'optional, for up to {max} people',
  linenOptionalOver: 'optional, for more than {max} people',
  touristTax: 'Tourist tax',
  taxPerDay: 'per person per day, for guests over 12',

  stayOf: 'Stay, {nights}',
  nightsAtWeekly: '{nights} at {price} per week',
  linenUpTo: 'for up to {max} people',
  linenOver: 'for more than {max} people',
  taxOf: '{rate} × {over12} aged over 12 × {nights}',
  totalIndicative: 'Estimated total',
  totalAgreed: 'Agreed total',
  totalIndicativeIs: 'Estimated total: {sum}',
  totalAgreedIs: 'Agreed total: {sum}',
  toBeAgreed: 'to be agreed with us',

  // The bars at the foot of the screen.
  datesBar: 'Prices and dates',
  fromPrice: 'from <0>{price}</0> a week',
  stayBar: 'Your selected stay',
  requestButton: 'Request',

  ruleWeekday: '{days}, stays run from {weekday} to {weekday}.',
  ruleNights: '{days}, stays are for at least {nights}.',
  ruleWeekdayAndNights: '{days}, stays run from {weekday} to {weekday}, for at least {nights}.',
};
