import type { calendar as italian } from '#shared/texts/it/calendar.ts';
import type { Translation } from '#shared/translator.ts';

export const calendar = {
  title: 'Availability and prices',
  loadFailed: 'Dates and prices could not be loaded.',
  beforeBooking: 'Before you book',
  houseRules: 'House rules',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseMonth: 'Choose the month',
  backToToday: 'Back to today',

  chooseArrival: 'Choose your day of arrival.',
  chooseDeparture: 'Now choose your day of departure.',

  legend: 'Key to the calendar',
  legendFree: 'Free',
  legendTaken: 'Booked',
  legendBlocked: 'Not available',
  legendAskedFor: 'Others have asked for it: you can ask too',
  legendArrival: 'Arrival possible',
  legendDeparture: 'Departure possible',
  legendToday: 'Today',

  today: 'today',
  past: 'past',
  notYetBookable: 'cannot be booked yet',
  free: 'free',
  taken: 'booked',
  blocked: 'not available',
  askedFor: 'others have asked for it, you can ask too',
  arrivalPossible: 'arrival possible',
  departurePossible: 'departure possible',
  nightPrice: '{price} a night',
  aboutNightPrice: 'about {price} a night',
  startChosen: 'chosen check-in',
  endChosen: 'chosen check-out',
  withinChosen: 'within the chosen stay',

  arrivalOnlyOn: 'arrival on {weekday} only',
  departureOnlyOn: 'departure on {weekday} only',
  atLeast: 'at least {nights}',
  tooFewFreeNights: 'too few free nights',
} satisfies Translation<typeof italian>;
