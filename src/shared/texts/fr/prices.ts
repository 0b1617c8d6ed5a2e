import type { Translation } from '#shared/languages/translator.ts';
import type { prices as italian } from '#shared/texts/it/prices.ts';

export const prices: Translation<typeof italian> = {
  cleaning: 'Ménage de fin de séjour',
  oncePerStay: 'une fois par séjour',
  linen: 'Linge de lit et de toilette',
  touristTax: 'Taxe de séjour',

  stayOf: 'Séjour, {nights}',
  nightsAtWeekly: '{nights} à {price} la semaine',
  linenUpTo: 'jusqu’à {max}\u00a0personnes',
  linenOver: 'plus de {max}\u00a0personnes',
  taxOf: '{rate} × {over12} (plus de 12\u00a0ans) × {nights}',
  total: 'Total',
  totalIndicative: 'Total indicatif',
  totalAgreed: 'Total convenu',
  totalIndicativeIs: 'Total indicatif\u00a0: {sum}',
  totalAgreedIs: 'Total convenu\u00a0: {sum}',
  toBeAgreed: 'à convenir avec nous',

  // The bars at the foot of the screen.
  datesBar: 'Tarifs et dates',
  fromPrice: 'dès <0>{price}</0> la semaine',
  stayBar: 'Le séjour choisi',
  requestButton: 'Demander',

  ruleWeekday: '{days}, les séjours vont du {weekday} au {weekday}.',
  ruleNights: '{days}, les séjours sont d’au moins {nights}.',
  ruleWeekdayAndNights: '{days}, les séjours vont du {weekday} au {weekday}, {nights} au minimum.',
};
