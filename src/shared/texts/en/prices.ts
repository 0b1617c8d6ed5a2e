import type { prices as italian } from '#shared/texts/it/prices.ts';
import type { Translation } from '#shared/translator.ts';

export const prices = {
  listOf: 'Prices {year}',
  weeklyPricesOf: 'Prices {year}, per week',
  pastPeriodsOfList: 'Prices {year}, past periods',
  period: 'Period',
  perWeek: 'Per week',
  current: 'now',
  pastPeriods: 'Past periods of {year}',
  inPreparation: 'Our prices are being prepared.',
  standsIn: 'The prices for {year} are being prepared: for now these apply.',
  untilDecember: 'Until December {year}',
  extras: 'Extras',
  extrasAndNotes: 'Extras and notes',
  otherExtras: 'Different extras in {year}',

  cleaning: 'Final cleaning',
  oncePerStay: 'once per stay',
  linen: 'Bed linen and towels',
  linenOptionalUpTo: 'optional, for up to {max} people',
  linenOptionalOver: 'optional, for more than {max} people',
  touristTax: 'Tourist tax',
  taxPerDay: 'per person per day, over 12 years old',

  stayOf: 'Stay, {nights}',
  nightsAtWeekly: '{nights} at {price} per week',
  linenUpTo: 'for up to {max} people',
  linenOver: 'for more than {max} people',
  taxOf: '{rate} × {over12} over 12 years old × {nights}',
  totalIndicative: 'Estimated total',
  totalAgreed: 'Agreed total',
  totalIndicativeIs: 'Estimated total: {sum}',
  totalAgreedIs: 'Agreed total: {sum}',
  toBeAgreed: 'to be agreed with us',

  ruleWeekday: '{days} stays are from {weekday} to {weekday}.',
  ruleNights: '{days} stays are at least {nights}.',
  ruleWeekdayAndNights: '{days} stays are from {weekday} to {weekday}, at least {nights}.',
} satisfies Translation<typeof italian>;
