import type { Translation } from '#shared/languages/translator.ts';
import type { calendar as italian } from '#shared/texts/it/calendar.ts';

export const calendar: Translation<typeof italian> = {
  title: 'Verfügbarkeit und Preise',
  loadFailed: 'Termine und Preise konnten nicht geladen werden.',
  beforeBooking: 'Vor der Buchung',
  houseRules: 'Hausregeln',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  chooseMonth: 'Monat wählen',
  backToToday: 'Heute',
  weekPrice: '{price} pro Woche',

  chooseArrival: 'Wählen Sie Ihren Anreisetag.',
  chooseDeparture: 'Wählen Sie jetzt Ihren Abreisetag.',

  legend: 'Was die Farben bedeuten',
  legendFree: 'Frei',
  legendTaken: 'Belegt',
  legendBlocked: 'Nicht verfügbar',
  legendAskedFor: 'Schon von anderen angefragt: Sie können trotzdem anfragen',
  legendOwn: 'Ihre Anfrage',
  legendArrival: 'Anreise möglich',
  legendDeparture: 'Abreise möglich',
  legendToday: 'Heute',

  today: 'heute',
  past: 'vergangen',
  notYetBookable: 'noch nicht buchbar',
  free: 'frei',
  taken: 'belegt',
  blocked: 'nicht verfügbar',
  askedFor: 'schon von anderen angefragt, Sie können trotzdem anfragen',
  ownRequest: 'Ihre Anfrage',
  arrivalPossible: 'Anreise möglich',
  departurePossible: 'Abreise möglich',
  nightPrice: '{price} pro Nacht',
  aboutNightPrice: 'etwa {price} pro Nacht',
  startChosen: 'gewählte Anreise',
  endChosen: 'gewählte Abreise',
  withinChosen: 'im gewählten Aufenthalt',

  arrivalOnlyOn: 'Anreise nur an {weekday}en',
  departureOnlyOn: 'Abreise nur an {weekday}en',
  atLeast: 'mindestens {nights}',
  tooFewFreeNights: 'zu wenige freie Nächte',
};
