import type { Translation } from '#shared/languages/translator.ts';
import type { calendar as italian } from '#shared/texts/it/calendar.ts';

export const calendar: Translation<typeof italian> = {
  title: 'Availability and prices',
  loadFailed: 'Dates and prices could not be loaded.',
  beforeBooking: 'Before you book',
  houseRules: 'House rules',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Choose a month',
  backToToday: 'Back to today',
  weekPrice: '{price} a week',

  chooseArrival: 'Choose your arrival day.',
  chooseDeparture: 'Now choose your departure day.',

  legend: 'Key to the calendar',
  legendFree: 'Available',
  legendTaken: 'Booked',
  legendBlocked: 'Not available',
  legendAskedFor: 'Already requested by others: you can still ask',
  legendOwn: 'Your request',
  legendArrival: 'Arrival possible',
  legendDeparture: 'Departure possible',
  legendToday: 'Today',

  today: 'today',
  past: 'past',
  notYetBookable: 'cannot be booked yet',
  free: 'available',
  taken: 'booked',
  blocked: 'not available',
  askedFor: 'already requested by others, you can still ask',
  ownRequest: 'your request',
  arrivalPossible: 'arrival possible',
  departurePossible: 'departure possible',
  nightPrice: '{price} a night',
  aboutNightPrice: 'about {price} a night',
  startChosen: 'selected check-in',
  endChosen: 'selected check-out',
  withinChosen: 'within the selected stay',

  arrivalOnlyOn: 'arrival on {weekday}s only',
  departureOnlyOn: 'departure on {weekday}s only',
  atLeast: 'at least {nights}',
  tooFewFreeNights: 'not enough nights available',
};
