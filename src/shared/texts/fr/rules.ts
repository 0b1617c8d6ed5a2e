import type { Translation } from '#shared/languages/translator.ts';
import type { priceRules as italian } from '#shared/texts/it/rules.ts';

export const priceRules: Translation<typeof italian> = {
  title: 'Remises et règles',
  gap: 'Nuits libres entre deux séjours',
  gapOf: 'jusqu’à {nights}, toutes ensemble\u00a0: ni séjour minimum ni jour d’arrivée imposé',
  longStay: 'Remise long séjour',
  fromNights: 'à partir de {nights}',
  lastMinute: 'Remise de dernière minute',
  withinDays: {
    one: 'pour une demande la veille ou le jour de l’arrivée',
    other: 'pour une demande dans les {count} derniers jours avant l’arrivée',
  },
  percent: '{percent}\u00a0%',
  extraGuests: 'Personnes supplémentaires',
  eachBeyond: 'par personne au-delà de {included}',
  animals: 'Animaux',
  each: 'par animal',
  perNight: 'par nuit',

  oneAnimalLess: 'Retirer un animal',
  oneAnimalMore: 'Ajouter un animal',
  animalsRequired: 'Indiquez combien d’animaux vous amenez, de 0 à {max}',

  wholeGapOnly: '{nights}, toutes ensemble uniquement',
};
