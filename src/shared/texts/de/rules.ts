import type { Translation } from '#shared/languages/translator.ts';
import type { priceRules as italian } from '#shared/texts/it/rules.ts';

export const priceRules: Translation<typeof italian> = {
  title: 'Rabatte und Regeln',
  gap: 'Freie Nächte zwischen zwei Aufenthalten',
  gapOf: 'bis zu {nights}, nur alle zusammen: Mindestaufenthalt und Anreisetag gelten hier nicht',
  longStay: 'Rabatt für lange Aufenthalte',
  fromNights: 'für {nights} oder mehr',
  lastMinute: 'Last-Minute-Rabatt',
  withinDays: {
    one: 'bei Anfrage am Tag vor der Anreise oder am selben Tag',
    other: 'bei Anfrage in den letzten {count} Tagen vor der Anreise',
  },
  percent: '{percent}\u00a0%',
  extraGuests: 'Zusätzliche Gäste',
  eachBeyond: 'für jede Person über {included} hinaus',
  animals: 'Haustiere',
  each: 'pro Haustier',
  perNight: 'pro Nacht',

  oneAnimalLess: 'Ein Haustier weniger',
  oneAnimalMore: 'Ein Haustier mehr',
  animalsRequired: 'Bitte geben Sie an, wie viele Haustiere Sie mitbringen, von 0 bis {max}',

  wholeGapOnly: '{nights}, nur alle zusammen',
};
