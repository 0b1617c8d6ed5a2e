import type { Translation } from '#shared/languages/translator.ts';
import type { priceList as italian } from '#shared/texts/it/price-list.ts';

export const priceList: Translation<typeof italian> = {
  listOf: 'Tarifs {year}',
  listAlsoFor: 'Tarifs {year}, valables aussi en {next}',
  weeklyPricesOf: 'Tarifs {year}, prix à la semaine',
  pastPeriodsOfList: 'Tarifs {year}, périodes passées',
  period: 'Période',
  perWeek: 'Par semaine',
  current: 'en cours',
  inYear: 'En {year}',
  pastPeriods: 'Périodes passées de {year}',
  inPreparation: 'Nos tarifs sont en préparation.',
  untilDecember: 'Jusqu’à décembre {year}',
  weekInJuly: 'Une semaine en juillet',
  weekInAugust: 'Une semaine en août',
  example: {
    one: '{week}, {count}\u00a0personne, tout compris',
    other: '{week}, {count}\u00a0personnes, tout compris',
  },
  exampleDates: '{days}, avec ménage, linge et taxe de séjour',
  extras: 'Suppléments',
  extrasAndNotes: 'Suppléments et remarques',
  otherExtras: 'Autres suppléments en {year}',
  linenOptionalUpTo: 'en option, jusqu’à {max}\u00a0personnes',
  linenOptionalOver: 'en option, plus de {max}\u00a0personnes',
  taxPerDay: 'par jour et par personne de plus de 12\u00a0ans',

  landingFee: 'Taxe de débarquement\u00a0: {sum} par personne.',
  landingFeeIn: 'En {months}\u00a0: {sum}.',
  landingFeeFree: 'Gratuit avant {age}\u00a0ans.',
  landingFeePaid:
    'Vous la payez avec le billet de la traversée\u00a0: elle n’est pas dans le prix de la maison.',
};
