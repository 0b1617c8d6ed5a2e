import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { IcsEvent } from '#shared/write-ics.ts';

type Dates = { id: number; startDate: StayDate; endDate: StayDate };

/**
 * A stay in its guest's own calendar, with the day of departure. A confirmation has the identity of its
 * request, so that it replaces the event of the request.
 */
export const guestEvent = (
  { id, startDate, endDate }: Dates,
  host: string,
): Pick<IcsEvent, 'uid' | 'startDate' | 'until'> => ({
  uid: `richiesta-${id}@${host}`,
  startDate,
  until: addDays(endDate, 1),
});
