import type { Translation } from '#shared/languages/translator.ts';
import type { priceList as italian } from '#shared/texts/it/price-list.ts';

export const priceList: Translation<typeof italian> = {
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
  linenOptionalUpTo: 'auf Wunsch, für bis zu {max} Personen',
  linenOptionalOver: 'auf Wunsch, für mehr als {max} Personen',
  taxPerDay: 'pro Tag und Person über 12 Jahre',

  landingFee: 'Landegebühr: {sum} pro Person.',
  landingFeeIn: 'Im {months}: {sum}.',
  landingFeeFree: 'Kinder unter {age} Jahren zahlen nichts.',
  landingFeePaid: 'Sie zahlen sie mit dem Fährticket: Im Preis des Hauses ist sie nicht enthalten.',
};
