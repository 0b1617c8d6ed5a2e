import { z } from 'zod';
import { rest, staffProcedure } from '#server/trpc/trpc.ts';
import {
  BOOKINGS_FILE_NAME,
  bookingsFileInput,
  claimsInput,
  claimsOfDays,
  paginatedBookings,
  paginatedBookingsInput,
  stayHistory,
  unpaidStays,
  waitingRequests,
} from '#shared/bookings/booking-lists.schema.ts';
import { earlierGuests, earlierGuestsInput, guestCard } from '#shared/bookings/guests.schema.ts';
import { byId } from '#shared/forms/fields.schema.ts';
import { getClaims, getUnpaidStays, getWaitingRequests } from './booking-lists.service.ts';
import { getGuest, searchGuests } from './guests.service.ts';
import { listPaginatedBookings, writeBookingsFile } from './paginated-bookings.service.ts';
import { getStayHistory } from './stay-history.service.ts';

/** Lists of all bookings for staff; a part of the bookings' router. */
export const bookingLists = {
  page: staffProcedure
    .meta(rest('GET /bookings/page', 'One page of bookings, searched, filtered and sorted'))
    .input(paginatedBookingsInput)
    .output(paginatedBookings)
    .query(({ ctx, input }) => listPaginatedBookings(ctx.app, input)),

  file: staffProcedure
    .meta(
      rest(
        'GET /bookings/file',
        'All bookings that match a search and its filters, as a spreadsheet table',
        {
          description: 'CSV for the Italian Excel: fields separated by semicolons, decimal commas.',
          fileName: BOOKINGS_FILE_NAME,
          fileType: 'text/csv',
        },
      ),
    )
    .input(bookingsFileInput)
    .output(z.string())
    .query(({ ctx, input }) => writeBookingsFile(ctx.app, input)),

  claims: staffProcedure
    .meta(
      rest(
        'GET /bookings/claims',
        'Bookings, blocks and requests between two dates; the second date is excluded',
      ),
    )
    .input(claimsInput)
    .output(claimsOfDays)
    .query(({ ctx, input }) => getClaims(ctx.app, input)),

  waiting: staffProcedure
    .meta(
      rest(
        'GET /bookings/waiting',
        'The number of requests that wait for an answer, and the most urgent ones',
        {
          description:
            'Arrivals within two weeks come first, then the requests that have waited longest.',
        },
      ),
    )
    .input(z.void())
    .output(waitingRequests)
    .query(({ ctx }) => getWaitingRequests(ctx.app)),

  unpaid: staffProcedure
    .meta(
      rest('GET /bookings/unpaid', 'Confirmed stays that are not marked as paid', {
        description:
          'Those of the past and coming ones, the earliest first; ten of them, how many there are, and what their guests owe.',
      }),
    )
    .input(z.void())
    .output(unpaidStays)
    .query(({ ctx }) => getUnpaidStays(ctx.app)),

  guest: staffProcedure
    .meta(
      rest('GET /bookings/{id}/guest', 'The guest of a stay, with all of their stays', {
        description: 'Stays with the same telephone number or address are of one guest.',
      }),
    )
    .input(byId)
    .output(guestCard)
    .query(({ ctx, input }) => getGuest(ctx.app.database, input.id)),

  guests: staffProcedure
    .meta(rest('GET /bookings/guests', 'Guests whose name, number or address begins so'))
    .input(earlierGuestsInput)
    .output(earlierGuests)
    .query(({ ctx, input }) => searchGuests(ctx.app.database, input.search ?? '')),

  history: staffProcedure
    .meta(rest('GET /bookings/{id}/history', 'The history of a stay, in order'))
    .input(byId)
    .output(stayHistory)
    .query(({ ctx, input }) => getStayHistory(ctx.app, input.id)),
};
