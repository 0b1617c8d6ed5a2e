import type { Translation } from '#shared/languages/translator.ts';
import type { priceRules as italian } from '#shared/texts/it/rules.ts';

export const priceRules: Translation<typeof italian> = {
  title: 'Discounts and rules',
  gap: 'Free nights between two stays',
  gapOf: 'up to {nights}, only all together: minimum stay and arrival day do not apply here',
  longStay: 'Long-stay discount',
  fromNights: 'for {nights} or more',
  lastMinute: 'Last-minute discount',
  withinDays: {
    one: 'if you ask no earlier than the day before arrival',
    other: 'if you ask in the last {count} days before arrival',
  },
  percent: '{percent}%',
  extraGuests: 'Extra guests',
  eachBeyond: 'for each person above {included}',
  animals: 'Pets',
  each: 'for each pet',
  perNight: 'per night',

  oneAnimalLess: 'One fewer pet',
  oneAnimalMore: 'One more pet',
  animalsRequired: 'Please tell us how many pets you bring, from 0 to {max}',

  wholeGapOnly: '{nights}, only all together',
};
