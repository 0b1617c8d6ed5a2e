import type { Translation } from '#shared/languages/translator.ts';
import type { prices as italian } from '#shared/texts/it/prices.ts';

export const prices: Translation<typeof italian> = {
  cleaning: 'Endreinigung',
  oncePerStay: 'einmal pro Aufenthalt',
  linen: 'Bettwäsche und Handtücher',
  touristTax: 'Kurtaxe',

  stayOf: 'Aufenthalt, {nights}',
  nightsAtWeekly: '{nights} zu {price} pro Woche',
  linenUpTo: 'für bis zu {max} Personen',
  linenOver: 'für mehr als {max} Personen',
  taxOf: '{rate} × {over12} Personen über 12 × {nights}',
  total: 'Gesamtpreis',
  totalIndicative: 'Gesamtpreis (voraussichtlich)',
  totalAgreed: 'Vereinbarter Gesamtpreis',
  totalIndicativeIs: 'Voraussichtlich {sum}',
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
