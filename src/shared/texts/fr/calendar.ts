import type { Translation } from '#shared/languages/translator.ts';
import type { calendar as italian } from '#shared/texts/it/calendar.ts';

export const calendar: Translation<typeof italian> = {
  title: 'Disponibilités et tarifs',
  loadFailed: 'Les dates et les tarifs n’ont pas pu être chargés.',
  beforeBooking: 'Avant de réserver',
  houseRules: 'Règles de la maison',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  chooseMonth: 'Choisir le mois',
  backToToday: 'Revenir à aujourd’hui',
  weekPrice: '{price} la semaine',

  chooseArrival: 'Choisissez le jour d’arrivée.',
  chooseDeparture: 'Choisissez maintenant le jour de départ.',

  legend: 'Légende du calendrier',
  legendFree: 'Libre',
  legendTaken: 'Occupé',
  legendBlocked: 'Indisponible',
  legendAskedFor: 'Déjà demandé par d’autres\u00a0: vous pouvez le demander aussi',
  legendOwn: 'Votre demande',
  legendArrival: 'Arrivée possible',
  legendDeparture: 'Départ possible',
  legendToday: 'Aujourd’hui',

  today: 'aujourd’hui',
  past: 'passé',
  notYetBookable: 'pas encore réservable',
  free: 'libre',
  taken: 'occupé',
  blocked: 'indisponible',
  askedFor: 'déjà demandé par d’autres, vous pouvez le demander aussi',
  ownRequest: 'votre demande',
  arrivalPossible: 'arrivée possible',
  departurePossible: 'départ possible',
  nightPrice: '{price} la nuit',
  aboutNightPrice: 'environ {price} la nuit',
  startChosen: 'arrivée choisie',
  endChosen: 'départ choisi',
  withinChosen: 'dans le séjour choisi',

  arrivalOnlyOn: 'arrivée le {weekday} uniquement',
  departureOnlyOn: 'départ le {weekday} uniquement',
  atLeast: 'au moins {nights}',
  tooFewFreeNights: 'trop peu de nuits libres',
};
