import type { Translation } from '#shared/languages/translator.ts';
import type { prices as italian } from '#shared/texts/it/prices.ts';

export const prices: Translation<typeof italian> = {
  cleaning: 'End-of-stay cleaning',
  oncePerStay: 'once per stay',
  linen: 'Bed linen and towels',
  touristTax: 'Tourist tax',

  stayOf: 'Stay, {nights}',
  nightsAtWeekly: '{nights} at {price} per week',
  linenUpTo: 'for up to {max} people',
  linenOver: 'for more than {max} people',
  taxOf: '{rate} × {over12} aged over 12 × {nights}',
  total: 'Total',
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
