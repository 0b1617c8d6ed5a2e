import type { AuditNote } from '#server/trpc/audit-trail.ts';
import {
  optionalUserProcedure,
  publicProcedure,
  rest,
  router,
  staffProcedure,
} from '#server/trpc/trpc.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  askInput,
  byToken,
  type GuestPageLink,
  guestPage,
  guestPageLink,
  reviewStayInput,
  setArrivalInput,
  setReleasedInput,
} from '#shared/guest-page/guest-page.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { getGuestPage, noteSeen, setArrival } from './guest-page.service.ts';
import {
  endGuestPage,
  getGuestPageLink,
  renewGuestPage,
  setReleased,
} from './guest-page-link.service.ts';
import { askOwners } from './guest-wishes.service.ts';
import { reviewStay } from './review-stay.service.ts';

// No page of the site that is kept shows them.
const ofGuest = { keepsPages: true, staysOpen: true, mayMiss: true } as const;

const named = (
  note: AuditNote,
  { stay, link }: { stay: StaffStay; link: GuestPageLink },
): GuestPageLink => {
  note.label = formatDayRange(stay.startDate, stay.endDate);
  return link;
};

export const guestPageRouter = router({
  get: publicProcedure
    .meta(
      rest('GET /stay/{token}', 'A stay as its guest sees it', {
        ...ofGuest,
        isLimited: true,
        description:
          'The token is the last part of the address of the page. 404 once the page has ended or has another address.',
      }),
    )
    .input(byToken)
    .output(guestPage)
    .query(({ ctx: { app, clientAddress, locale }, input: { token } }) =>
      getGuestPage(app, { token, clientAddress }, locale),
    ),

  seen: optionalUserProcedure
    .meta(
      rest('POST /stay/{token}/seen', 'Note that the guest has opened the page', {
        ...ofGuest,
        description: 'Adds the stay to the account of a caller who is logged in and no staff.',
      }),
    )
    .input(byToken)
    .output(message)
    .mutation(async ({ ctx: { app, caller, clientAddress }, input: { token } }) => {
      await noteSeen(app, { token, clientAddress }, caller);
      return { message: 'ok' };
    }),

  setArrival: publicProcedure
    .meta(rest('PUT /stay/{token}/arrival', 'Tell when and how the guests arrive', ofGuest))
    .input(setArrivalInput)
    .output(message)
    .mutation(async ({ ctx: { app, clientAddress }, input }) => {
      await setArrival(app, { ...input, clientAddress });
      return { message: 'ok' };
    }),

  ask: publicProcedure
    .meta(
      rest('POST /stay/{token}/ask', 'Ask the owners for a change, or write to them', {
        ...ofGuest,
        creates: true,
        description: 'The owners get a message and an email. The stay itself does not change.',
      }),
    )
    .input(askInput)
    .output(message)
    .mutation(async ({ ctx: { app, clientAddress }, input }) => {
      await askOwners(app, { ...input, clientAddress });
      return { message: 'ok' };
    }),

  review: publicProcedure
    .meta(
      rest('POST /stay/{token}/review', 'Review the stay, without an account', {
        ...ofGuest,
        creates: true,
        description:
          'From the day of departure on, for some days, once for each stay. Staff approve it.',
      }),
    )
    .input(reviewStayInput)
    .output(message)
    .mutation(async ({ ctx: { app, clientAddress, locale }, input }) => {
      await reviewStay(app, { ...input, clientAddress, locale });
      return { message: 'ok' };
    }),

  link: staffProcedure
    .meta(rest('GET /bookings/{id}/guest-page', 'The page of a stay, for staff'))
    .input(byId)
    .output(guestPageLink)
    .query(({ ctx, input }) => getGuestPageLink(ctx.app, input.id)),

  renew: staffProcedure
    .meta(
      rest('POST /bookings/{id}/guest-page/renew', 'Give the page of a stay another address', {
        keepsPages: true,
      }),
    )
    .input(byId)
    .output(guestPageLink)
    .mutation(async ({ ctx, input }) => named(ctx.note, await renewGuestPage(ctx.app, input.id))),

  end: staffProcedure
    .meta(rest('DELETE /bookings/{id}/guest-page', 'End the page of a stay', { keepsPages: true }))
    .input(byId)
    .output(guestPageLink)
    .mutation(async ({ ctx, input }) => named(ctx.note, await endGuestPage(ctx.app, input.id))),

  setReleased: staffProcedure
    .meta(
      rest(
        'POST /bookings/{id}/guest-page/release',
        'Show address, keys and wifi ahead of their day, or take that back',
        { keepsPages: true },
      ),
    )
    .input(setReleasedInput)
    .output(guestPageLink)
    .mutation(async ({ ctx, input }) => named(ctx.note, await setReleased(ctx.app, input))),
});
