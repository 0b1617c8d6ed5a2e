import { z } from 'zod';
import { isStaffCaller } from '#server/trpc/access.ts';
import type { AuditNote } from '#server/trpc/audit-trail.ts';
import {
  optionalUserProcedure,
  rest,
  router,
  staffProcedure,
  userProcedure,
} from '#server/trpc/trpc.ts';
import { blockDatesInput, setReasonInput } from '#shared/bookings/blocks.schema.ts';
import {
  bookingAnswer,
  cancelStayInput,
  createBookingInput,
  decidedStay,
  deleteBookingInput,
  enteredStay,
  enterStayInput,
  holdRequestInput,
  ownBookingWithPage,
  publicBooking,
  requestedBooking,
  setBookingStatusInput,
  staffBlock,
  staffBooking,
  staffStay,
  takeBackInput,
  updateBookingInput,
} from '#shared/bookings/bookings.schema.ts';
import { guestCard, setGuestNoteInput } from '#shared/bookings/guests.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { blockDates, setReason, unblockDates } from './blocks.service.ts';
import {
  cancelStay,
  deleteBooking,
  holdRequest,
  setBookingStatus,
  takeBackConfirmation,
} from './booking-decisions.service.ts';
import { bookingLists } from './booking-lists.router.ts';
import { listBookings } from './bookings.repository.ts';
import { getBooking, getOccupations, requestBooking } from './bookings.service.ts';
import { listOwnStays } from './guest-link.service.ts';
import { setGuestNote } from './guests.service.ts';
import { describeStayChange } from './stay-change.ts';
import { enterStay, updateBooking } from './stay-corrections.service.ts';

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
    .meta(
      rest('GET /bookings', 'Taken and requested days; for staff, every booking with all fields'),
    )
    .input(z.void())
    // Strict, so that an extra field fails instead of being sent to visitors.
    .output(z.union([z.array(publicBooking), z.array(staffBooking)]))
    .query(({ ctx: { app, caller } }) =>
      isStaffCaller(caller) ? listBookings(app.database) : getOccupations(app),
    ),

  get: staffProcedure
    .meta(rest('GET /bookings/{id}', 'One booking'))
    .input(byId)
    .output(staffBooking)
    .query(({ ctx, input }) => getBooking(ctx.app.database, input.id)),

  mine: userProcedure
    .meta(rest('GET /bookings/mine', 'The bookings that the caller requested while logged in'))
    .input(z.void())
    .output(z.array(ownBookingWithPage))
    .query(({ ctx: { app, caller } }) => listOwnStays(app, caller.userId)),

  create: optionalUserProcedure
    .meta(rest('POST /bookings', 'Request a stay', { creates: true }))
    .input(createBookingInput)
    .output(requestedBooking)
    .mutation(({ ctx: { app, caller, clientAddress, locale, note }, input }) => {
      note.label = formatDayRange(input.startDate, input.endDate);
      return requestBooking(app, input, { caller, clientAddress, locale });
    }),

  enter: staffProcedure
    .meta(
      rest('POST /bookings/enter', 'Enter a stay that was agreed outside the site', {
        creates: true,
      }),
    )
    .input(enterStayInput)
    .output(enteredStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await enterStay(ctx.app, input))),

  setStatus: staffProcedure
    .meta(
      rest(
        'PATCH /bookings/{id}/status',
        'Confirm or reject a request, or set it back to pending',
        {
          description:
            'The guest receives an email at once. With `holdMail` the email about a confirmed request waits 15 seconds; until then the confirmation can be undone. `holdMail` does not go with `reject`.',
        },
      ),
    )
    .input(setBookingStatusInput)
    .output(decidedStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setBookingStatus(ctx.app, input))),

  takeBack: staffProcedure
    .meta(
      rest('POST /bookings/{id}/take-back', 'Undo a confirmation before its email is sent', {
        description:
          'The request is pending again; the guest receives no email. Answers 409 `CONFIRMATION_MAILED` after the 15 seconds of `holdMail`, and after another email to the guest.',
      }),
    )
    .input(takeBackInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) =>
      named(ctx.note, await takeBackConfirmation(ctx.app, input)),
    ),

  update: staffProcedure
    .meta(
      rest('PATCH /bookings/{id}', 'Correct a stay; omitted fields keep their values', {
        alsoPut: true,
      }),
    )
    .input(updateBookingInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => {
      const { before, after } = await updateBooking(ctx.app, input);
      ctx.note.detail = describeStayChange(before, after);
      return named(ctx.note, after);
    }),

  cancel: staffProcedure
    .meta(rest('POST /bookings/{id}/cancel', 'Cancel a confirmed stay; its data is kept'))
    .input(cancelStayInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await cancelStay(ctx.app, input))),

  hold: staffProcedure
    .meta(rest('POST /bookings/{id}/hold', 'Set the date until which a request is on hold'))
    .input(holdRequestInput)
    .output(staffStay)
    .mutation(async ({ ctx, input }) => named(ctx.note, await holdRequest(ctx.app, input))),

  delete: staffProcedure
    .meta(rest('DELETE /bookings/{id}', 'Delete a booking or a block'))
    .input(deleteBookingInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      named(ctx.note, await deleteBooking(ctx.app, input));
      return { message: 'Prenotazione eliminata.' };
    }),

  setGuestNote: staffProcedure
    .meta(
      rest('PUT /bookings/{id}/guest-note', 'Change the note about the guest of a stay', {
        keepsPages: true,
      }),
    )
    .input(setGuestNoteInput)
    .output(guestCard)
    .mutation(({ ctx, input }) => setGuestNote(ctx.app.database, input)),

  block: staffProcedure
    .meta(rest('POST /bookings/block', 'Block a range of days, including both ends'))
    .input(blockDatesInput)
    .output(bookingAnswer)
    .mutation(async ({ ctx, input }) => ({
      message: 'Date bloccate.',
      booking: named(ctx.note, await blockDates(ctx.app, input)),
    })),

  setReason: staffProcedure
    .meta(
      rest('PATCH /bookings/{id}/reason', 'Change the note of a block', {
        description: "Blocks imported from another site's calendar can have notes too.",
      }),
    )
    .input(setReasonInput)
    .output(staffBlock)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setReason(ctx.app, input))),

  unblock: staffProcedure
    .meta(rest('POST /bookings/unblock', 'Remove a block', { mayMiss: true }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      named(ctx.note, await unblockDates(ctx.app, input.id));
      ctx.note.subjectId = String(input.id);
      return { message: 'Date sbloccate.' };
    }),
});
