import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { ownStays } from './own-stays.ts';

/** Texts of pages with the calendar. */
export { booking, calendar, ownStays };
