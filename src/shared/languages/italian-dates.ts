import { dates } from '#shared/texts/it/dates.ts';
import { createDates } from './dates.ts';

// For staff, whose screens and mails are Italian. What visitors and guests read goes by their language.
export const {
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
