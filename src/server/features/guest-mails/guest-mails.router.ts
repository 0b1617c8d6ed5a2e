import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { message } from '#shared/forms/fields.schema.ts';
import {
  byKind,
  guestMailPreview,
  guestMails,
  mailOfStayInput,
  mailsByHand,
  updateGuestMailsInput,
  writtenMail,
} from '#shared/guest-mails/guest-mails.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import { testMailOutcome } from '#shared/site-settings.schema.ts';
import { listMailsByHand, noteSentByHand } from './due-guest-mails.service.ts';
import { getGuestMails, updateGuestMails } from './guest-mails.service.ts';
import {
  getWrittenMail,
  previewGuestMail,
  sendTestGuestMail,
} from './tried-guest-mails.service.ts';

export const guestMailsRouter = router({
  get: staffProcedure
    .meta(rest('GET /guest-mails', 'The mails around a stay, and when they are sent'))
    .input(z.void())
    .output(guestMails)
    .query(({ ctx }) => getGuestMails(ctx.app.database)),

  update: staffProcedure
    .meta(
      rest('PUT /guest-mails', 'Change the mails around a stay', {
        keepsPages: true,
        description:
          'What would be more than a day late is not sent, but listed under /guest-mails/by-hand.',
      }),
    )
    .input(updateGuestMailsInput)
    .output(guestMails)
    .mutation(({ ctx, input }) => updateGuestMails(ctx.app, input)),

  byHand: staffProcedure
    .meta(
      rest(
        'GET /guest-mails/by-hand',
        'The mails that a person has to send: late ones, and those to guests without an address',
      ),
    )
    .input(z.void())
    .output(mailsByHand)
    .query(async ({ ctx }) => ({ mails: await listMailsByHand(ctx.app) })),

  preview: staffProcedure
    .meta(rest('GET /guest-mails/{kind}/preview', 'A mail with the next stay, or the latest'))
    .input(byKind)
    .output(guestMailPreview)
    .query(async ({ ctx, input }) => ({ mail: await previewGuestMail(ctx.app, input.kind) })),

  sendTest: staffProcedure
    .meta(
      rest('POST /guest-mails/{kind}/test', 'Send a mail with a real stay to the caller', {
        keepsPages: true,
      }),
    )
    .input(byKind)
    .output(testMailOutcome)
    .mutation(({ ctx: { app, caller }, input }) => sendTestGuestMail(app, input.kind, caller)),

  written: staffProcedure
    .meta(rest('GET /bookings/{id}/guest-mails/{kind}', 'A mail to the guest of a stay, in words'))
    .input(mailOfStayInput)
    .output(writtenMail)
    .query(({ ctx, input: { id, kind } }) => getWrittenMail(ctx.app, { bookingId: id, kind })),

  done: staffProcedure
    .meta(
      rest('POST /bookings/{id}/guest-mails/{kind}/done', 'Note that a person has sent a mail', {
        keepsPages: true,
      }),
    )
    .input(mailOfStayInput)
    .output(message)
    .mutation(async ({ ctx: { app, note }, input: { id, kind } }) => {
      const { startDate, endDate } = await noteSentByHand(app, { bookingId: id, kind });
      note.label = formatDayRange(startDate, endDate);
      return { message: 'ok' };
    }),
});
