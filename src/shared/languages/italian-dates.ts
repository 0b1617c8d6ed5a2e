import { dates } from '#shared/texts/it/dates.ts';
import { createDates } from './dates.ts';

// For staff, whose screens and mails are Italian. Texts for visitors and guests follow their language.
export const {
  monthName,
  weekdayNames,
  formatMonth,
  formatDay,
  formatDayWithWeekday,
  formatDayInWords,
  formatShortDay,
  formatDayRange,
  formatShortDayRange,
  formatNights,
  formatGuests,
  formatStay,
  formatInstant,
  formatShortInstant,
  formatInstantDay,
} = createDates(dates);

/** '2 animali' */
export const formatAnimals = (count: number): string =>
  count === 1 ? '1 animale' : `${count} animali`;
