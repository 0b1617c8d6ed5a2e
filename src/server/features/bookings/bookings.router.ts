import { z } from 'zod';
import { isStaffCaller } from '#server/trpc/access.ts';
import type { AuditNote } from '#server/trpc/audit-trail.ts';
import {
  guestProcedure,
  optionalUserProcedure,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
import {
  blockDatesInput,
  bookingAnswer,
  cancelStayInput,
  createBookingInput,
  decidedStay,
  deleteBookingInput,
  enterStayInput,
  holdRequestInput,
  ownBooking,
  publicBooking,
  requestedBooking,
  setBookingStatusInput,
  setPaidInput,
  setReasonInput,
  staffBlock,
  staffBooking,
  staffStay,
  takeBackInput,
  updateBookingInput,
} from '#shared/bookings/bookings.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { blockDates, setReason, unblockDates } from './blocks.service.ts';
import {
  cancelStay,
  deleteBooking,
  holdRequest,
  setBookingStatus,
  setStayPaid,
  takeBackConfirmation,
} from './booking-decisions.service.ts';
import { bookingLists } from './booking-lists.router.ts';
import { listBookings, listBookingsOfUser, listOccupations } from './bookings.repository.ts';
import { getBooking, requestBooking } from './bookings.service.ts';
import { enterStay, updateBooking } from './stay-corrections.service.ts';

const tags = ['Prenotazioni'];

/** Names a booking or block in the audit log by its dates. Returns it. */
const named = <Dates extends { startDate: StayDate; endDate: StayDate }>(
  note: AuditNote,
  booking: Dates,
): Dates => {
  note.label = formatDayRange(booking.startDate, booking.endDate);
  return booking;
};

export const bookingsRouter = router({
  ...bookingLists,

  // The only call whose answer depends on the role: the specification gives both lists the same
  // address.
  list: optionalUserProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bookings',
        tags,
        summary: 'Taken and requested days; for staff every booking with every field',
      },
    })
    .input(z.void())
    // Strict, so that an extra field fails instead of being sent to visitors.
    .output(z.union([z.array(publicBooking), z.array(staffBooking)]))
    .query(({ ctx: { app, caller } }) =>
      isStaffCaller(caller)
        ? listBookings(app.database)
        : listOccupations(app.database, todayAtHouse(app.clock.now())),
    ),

  get: staffProcedure
    .meta({
      openapi: { method: 'GET', path: '/bookings/{id}', tags, summary: 'One booking' },
    })
    .input(byId)
    .output(staffBooking)
    .query(({ ctx, input }) => getBooking(ctx.app.database, input.id)),

  mine: guestProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/bookings/mine',
        tags,
        summary: 'My own requests',
      },
    })
    .input(z.void())
    .output(z.array(ownBooking))
    .query(({ ctx: { app, caller } }) =>
      listBookingsOfUser(app.database, { id: caller.userId, email: caller.email }),
    ),

  create: optionalUserProcedure
    .meta({
      openapi: { method: 'POST', path: '/bookings', tags, summary: 'Ask for a stay' },
      rest: { creates: true },
    })
    .input(createBookingInput)
    .output(requestedBooking)
    .mutation(({ ctx: { app, caller, clientAddress, locale, note }, input }) => {
      note.label = formatDayRange(input.startDate, input.endDate);
      return requestBooking(app, input, { caller, clientAddress, locale });
    }),

  enter: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/enter',
        tags,
        summary: 'Enter a stay that was agreed elsewhere',
      },
      rest: { creates: true },
    })
    .input(enterStayInput)
    .output(decidedStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await enterStay(ctx.app, input))),

  setStatus: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/bookings/{id}/status',
        tags,
        summary: 'Confirm, reject or put back to waiting',
        description:
          'The guest is told by mail at once. With `holdMail` the mail of a confirmed request waits 15 seconds, in which the confirmation can be taken back.',
      },
    })
    .input(setBookingStatusInput)
    .output(decidedStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setBookingStatus(ctx.app, input))),

  takeBack: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/{id}/take-back',
        tags,
        summary: 'Take a confirmation back before its mail leaves',
        description:
          'The request waits again, and its guest hears of neither. 409 `CONFIRMATION_MAILED` once the mail has left.',
      },
    })
    .input(takeBackInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) =>
      named(ctx.note, await takeBackConfirmation(ctx.app, input)),
    ),

  setPaid: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/bookings/{id}/paid',
        tags,
        summary: 'Note that a stay is paid, or that it is not',
      },
      keepsPages: true,
    })
    .input(setPaidInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setStayPaid(ctx.app, input))),

  update: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/bookings/{id}',
        tags,
        summary: 'Correct a stay; fields left out keep their values',
      },
      rest: { alsoPut: true },
    })
    .input(updateBookingInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await updateBooking(ctx.app, input))),

  cancel: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/{id}/cancel',
        tags,
        summary: 'Cancel a confirmed stay; what is known of it stays',
      },
    })
    .input(cancelStayInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await cancelStay(ctx.app, input))),

  hold: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/{id}/hold',
        tags,
        summary: 'Note until when a request is held',
      },
    })
    .input(holdRequestInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await holdRequest(ctx.app, input))),

  delete: staffProcedure
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/bookings/{id}',
        tags,
        summary: 'Delete a booking or a block',
      },
    })
    .input(deleteBookingInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      named(ctx.note, await deleteBooking(ctx.app, input));
      return { message: 'Prenotazione eliminata.' };
    }),

  block: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/block',
        tags,
        summary: 'Block a range of days, both ends included',
      },
    })
    .input(blockDatesInput)
    .output(bookingAnswer)
    .mutation(async ({ ctx, input }) => ({
      message: 'Date bloccate.',
      booking: named(ctx.note, await blockDates(ctx.app, input)),
    })),

  setReason: staffProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/bookings/{id}/reason',
        tags,
        summary: 'Note something on blocked days',
        description: 'Also on the nights of a calendar of another site.',
      },
    })
    .input(setReasonInput)
    .output(staffBlock)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setReason(ctx.app, input))),

  unblock: staffProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/bookings/unblock',
        tags,
        summary: 'Give blocked days back',
      },
      rest: { mayMiss: true },
    })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      named(ctx.note, await unblockDates(ctx.app, input.id));
      return { message: 'Date sbloccate.' };
    }),
});
