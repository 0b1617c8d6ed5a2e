import { booking } from './booking.ts';
import { calendar } from './calendar.ts';
import { ownStays } from './own-stays.ts';

/** What a page with the calendar reads. */
export { booking, calendar, ownStays };
