import type { Translation } from '#shared/languages/translator.ts';
import type { priceRules as italian } from '#shared/texts/it/rules.ts';

export const priceRules: Translation<typeof italian> = {
  title: 'Discounts and rules',
  gap: 'Free nights between two stays',
  gapOf: 'up to {nights}, booked as a whole: minimum stay and arrival day do not apply here',
  longStay: 'Long-stay discount',
  fromNights: 'for {nights} or more',
  lastMinute: 'Last-minute discount',
  withinDays: {
    one: 'for requests made the day before arrival or on the day',
    other: 'for requests made in the last {count} days before arrival',
  },
  percent: '{percent}%',
  extraGuests: 'Extra guests',
  eachBeyond: 'for each person beyond {included}',
  animals: 'Pets',
  each: 'for each pet',
  perNight: 'per night',

  oneAnimalLess: 'One fewer pet',
  oneAnimalMore: 'One more pet',
  animalsRequired: 'Please tell us how many pets you are bringing, from 0 to {max}',

  wholeGapOnly: '{nights}, only as a whole',
};
