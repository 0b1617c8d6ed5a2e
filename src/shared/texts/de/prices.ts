import type { Translation } from '#shared/languages/translator.ts';
import type { prices as italian } from '#shared/texts/it/prices.ts';

export const prices: Translation<typeof italian> = {
  listOf: 'Preise {year}',
  listAlsoFor: 'Preise {year}, gültig auch für {next}',
  weeklyPricesOf: 'Preise {year}, pro Woche',
  pastPeriodsOfList: 'Preise {year}, vergangene Zeiträume',
  period: 'Zeitraum',
  perWeek: 'Pro Woche',
  current: 'aktuell',
  inYear: 'Im Jahr {year}',
  pastPeriods: 'Vergangene Zeiträume {year}',
  inPreparation: 'Unsere Preise sind in Vorbereitung.',
  untilDecember: 'Bis Dezember {year}',
  weekInJuly: 'Eine Woche im Juli',
  weekInAugust: 'Eine Woche im August',
  example: {
    one: '{week}, {count} Person, alle Nebenkosten inbegriffen',
    other: '{week}, {count} Personen, alle Nebenkosten inbegriffen',
  },
  exampleDates: '{days}, mit Endreinigung, Bettwäsche und Kurtaxe',
  extras: 'Nebenkosten',
  extrasAndNotes: 'Nebenkosten und Hinweise',
  otherExtras: 'Abweichende Nebenkosten {year}',

  cleaning: 'Endreinigung',
  oncePerStay: 'einmal pro Aufenthalt',
  linen: 'Bettwäsche und Handtücher',
  linenOptionalUpTo: 'auf Wunsch, für bis zu {max} Personen',
  linenOptionalOver: 'auf Wunsch, für mehr als {max} Personen',
  touristTax: 'Kurtaxe',
  taxPerDay: 'pro Tag und Person über 12 Jahre',

  stayOf: 'Aufenthalt, {nights}',
  nightsAtWeekly: '{nights} zu {price} pro Woche',
  linenUpTo: 'für bis zu {max} Personen',
  linenOver: 'für mehr als {max} Personen',
  taxOf: '{rate} × {over12} Personen über 12 × {nights}',
  totalIndicative: 'Gesamtpreis (voraussichtlich)',
  totalAgreed: 'Vereinbarter Gesamtpreis',
  totalIndicativeIs: 'Gesamt ca. {sum}',
  totalAgreedIs: 'Vereinbarter Gesamtpreis: {sum}',
  toBeAgreed: 'noch mit uns zu vereinbaren',

  // The bars at the foot of the screen.
  datesBar: 'Preise und Termine',
  fromPrice: 'ab <0>{price}</0> pro Woche',
  stayBar: 'Der gewählte Aufenthalt',
  requestButton: 'Anfragen',

  ruleWeekday: '{days} sind Aufenthalte nur von {weekday} bis {weekday} möglich.',
  ruleNights: '{days} beträgt der Mindestaufenthalt {nights}.',
  ruleWeekdayAndNights:
    '{days} sind Aufenthalte nur von {weekday} bis {weekday} möglich, mindestens {nights}.',
};
