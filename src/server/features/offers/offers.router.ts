import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  acceptOfferInput,
  listOffersInput,
  offerMail,
  offerMails,
  sendOffersInput,
} from '#shared/offers/offers.schema.ts';
import { acceptOffer, listOffers, withdrawOffer } from './offers.service.ts';
import { sendOffers } from './send-offers.service.ts';

export const offersRouter = router({
  list: staffProcedure
    .meta(
      rest('GET /offers', 'Offers to guests, by mail, the latest first', {
        description:
          'With `bookingId` all of one stay; without it, those whose last day is yesterday or later. An offer can be accepted until the end of `validUntil` at the house (Europe/Rome).',
      }),
    )
    .input(listOffersInput)
    .output(offerMails)
    .query(({ ctx, input }) => listOffers(ctx.app, input)),

  send: staffProcedure
    .meta(
      rest('POST /offers', 'Mail one to three offers to a guest', {
        creates: true,
        description:
          'To the guest of a waiting request (`bookingId`), to the sender of a message (`messageId`), or to somebody by `guestName` and `guestEmail`. Whoever has no request yet gets one, which waits on the first offered dates. Answers 409 `DATES_TAKEN` when a night is taken, and 409 `GUEST_PAGES_OFF` while guests have no pages on which to accept.',
      }),
    )
    .input(sendOffersInput)
    .output(offerMail)
    .mutation(async ({ ctx, input }) => {
      const sent = await sendOffers(ctx.app, input);
      const [first] = sent.offers;
      ctx.note.subjectId = String(sent.bookingId);
      ctx.note.label = first && formatDayRange(first.startDate, first.endDate);
      return sent;
    }),

  withdraw: staffProcedure
    .meta(
      rest('DELETE /offers/{id}', 'Withdraw an offer that is still open', {
        description: 'The guest gets no mail; the page no longer shows it.',
      }),
    )
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { bookingId, startDate, endDate } = await withdrawOffer(ctx.app, input.id);
      ctx.note.subjectId = String(bookingId);
      ctx.note.label = formatDayRange(startDate, endDate);
      return { message: 'Proposta ritirata.' };
    }),

  accept: publicProcedure
    .meta(
      rest('POST /stay/{token}/accept', 'Accept an offer, which confirms the stay', {
        staysOpen: true,
        mayMiss: true,
        description:
          'The stay takes the dates, the guests and the price of the offer. Sent again, it changes nothing. Answers 409 `DATES_TAKEN` when the nights are gone, after telling the owners, and 409 `OFFER_OVER` for an offer that has expired, was withdrawn or lost to another one.',
      }),
    )
    .input(acceptOfferInput)
    .output(message)
    .mutation(async ({ ctx: { app, clientAddress }, input }) => {
      await acceptOffer(app, { ...input, clientAddress });
      return { message: 'ok' };
    }),
});
