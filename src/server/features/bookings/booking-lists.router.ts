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
import { byId } from '#shared/forms/fields.schema.ts';
import { getClaims, getUnpaidStays, getWaitingRequests } from './claims.service.ts';
import { listPaginatedBookings, writeBookingsFile } from './paginated-bookings.service.ts';
import { getStayHistory } from './stay-history.service.ts';

/** What staff read of all bookings; a part of the bookings' router. */
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
        'All bookings of a search and its filters, as a table for a spreadsheet',
        {
          description: 'CSV as Excel opens it in Italian: semicolons, and commas for decimals.',
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
        'What takes or asks for days between two dates, the second excluded',
      ),
    )
    .input(claimsInput)
    .output(claimsOfDays)
    .query(({ ctx, input }) => getClaims(ctx.app.database, input)),

  waiting: staffProcedure
    .meta(
      rest(
        'GET /bookings/waiting',
        'How many requests wait for an answer, and the most urgent ones',
        { description: 'Who arrives within two weeks comes first, then who has waited longest.' },
      ),
    )
    .input(z.void())
    .output(waitingRequests)
    .query(({ ctx }) => getWaitingRequests(ctx.app)),

  unpaid: staffProcedure
    .meta(
      rest('GET /bookings/unpaid', 'Confirmed stays that are not noted as paid', {
        description: 'Those over, under way, or beginning within two weeks; the earliest first.',
      }),
    )
    .input(z.void())
    .output(unpaidStays)
    .query(({ ctx }) => getUnpaidStays(ctx.app)),

  history: staffProcedure
    .meta(rest('GET /bookings/{id}/history', 'What happened to a stay, in order'))
    .input(byId)
    .output(stayHistory)
    .query(({ ctx, input }) => getStayHistory(ctx.app.database, input.id)),
};
