import { z } from 'zod';
import { guests } from '#shared/bookings/party.schema.ts';
import {
  emailAddress,
  entityId,
  instant,
  locale,
  optionalLine,
  optionalText,
  requiredLine,
  stayDate,
} from '#shared/forms/fields.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { quoteLineKinds } from '#shared/prices/quote.ts';
import { text } from '#shared/texts/texts.ts';
import { MAX_OFFERS } from './offer-rules.ts';

// Dates, guests and a price that the owners offer. One mail has up to three, of which the guest accepts one.

/** How an offer ended before its last day had passed; `closed` when the guest accepted another one. */
export const offerOutcomes = ['accepted', 'withdrawn', 'closed'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

const offerStates = ['open', 'expired', ...offerOutcomes] as const;
export type OfferState = (typeof offerStates)[number];

const AMOUNT = 'Indica un importo in centesimi, fino a 100.000 euro';

/** A line of the price. Those of the price list are named in the guest's language, whatever their label. */
const offerLine = z
  .object({
    kind: z
      .enum(quoteLineKinds, { error: 'Indica il tipo della voce, per esempio other' })
      .default('other'),
    label: optionalLine(80).default(''),
    /** Negative for a discount. */
    amountCents: z
      .number({ error: AMOUNT })
      .int(AMOUNT)
      .min(-10_000_000, AMOUNT)
      .max(10_000_000, AMOUNT),
  })
  .refine(({ kind, label }) => kind !== 'other' || label !== '', {
    path: ['label'],
    error: 'Scrivi che cos’è',
  });
export type OfferLine = z.infer<typeof offerLine>;

export const sumOf = (lines: readonly Pick<OfferLine, 'amountCents'>[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Dates and guests, with the price list's lines if `lines` is left out. */
const newOffer = z.object({
  startDate: stayDate(text('booking.checkInRequired')),
  /** Exclusive: the day of departure. */
  endDate: stayDate(text('booking.checkOutRequired')),
  numberOfGuests: guests,
  lines: z
    .array(offerLine)
    .min(1, 'Indica almeno una voce del prezzo')
    .max(10, 'Indica al massimo 10 voci')
    .refine((lines) => sumOf(lines) >= 0, 'Il totale non può essere negativo')
    .optional(),
});
export type NewOffer = z.infer<typeof newOffer>;

const ONE_GUEST =
  'Indica una richiesta, un messaggio, oppure nome e email di chi riceve la proposta';

/** Who gets it: the guest of a waiting stay, the sender of a message, or somebody by name and address. */
export const sendOffersInput = z
  .object({
    bookingId: entityId.optional(),
    messageId: entityId.optional(),
    guestName: requiredLine(text('booking.nameRequired'), 100).optional(),
    guestEmail: emailAddress({
      required: text('booking.emailRequired'),
      invalid: text('booking.emailInvalid'),
    }).optional(),
    /** Of somebody by name; Italian if left out. */
    locale: locale.optional(),
    offers: z
      .array(newOffer, { error: 'Indica le date che proponi' })
      .min(1, 'Proponi almeno un periodo')
      .max(MAX_OFFERS, `Proponi al massimo ${MAX_OFFERS} periodi`),
    /** The last day on which the guest can accept, at the house; three days from today if left out. */
    validUntil: stayDate('Indica fino a quando vale').optional(),
    /** Whether the nights are taken until then. */
    holds: z.boolean({ error: 'Indica se tenere libere le notti per l’ospite' }).default(false),
    /** To the guest, in the mail. */
    words: optionalText(2000).default(''),
  })
  .refine(
    ({ bookingId, messageId, guestName, guestEmail }) =>
      [bookingId, messageId, guestEmail].filter((one) => one !== undefined).length === 1 &&
      (guestEmail === undefined) === (guestName === undefined),
    { path: ['guestEmail'], error: ONE_GUEST },
  );
export type SendOffersInput = z.output<typeof sendOffersInput>;

/** An offer, and what became of it. */
const offer = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  numberOfGuests: z.number().int(),
  lines: z.array(
    z.object({ kind: z.enum(quoteLineKinds), label: z.string(), amountCents: z.number().int() }),
  ),
  totalCents: cents,
  state: z.enum(offerStates),
  /** When it was accepted, withdrawn or closed. */
  outcomeAt: instant.nullable(),
  /** When the guest wanted to accept it, and its nights were gone. */
  missedAt: instant.nullable(),
});
export type Offer = z.infer<typeof offer>;

/** A mail with its offers, for staff. */
export const offerMail = z.object({
  id: entityId,
  bookingId: entityId,
  guestName: z.string(),
  /** The last day, at the house. */
  validUntil: z.iso.date(),
  holds: z.boolean(),
  words: z.string(),
  createdAt: instant,
  offers: z.array(offer),
});
export type OfferMail = z.infer<typeof offerMail>;

export const offerMails = z.array(offerMail);

/** Those of one stay; without one, those whose last day is yesterday or later. */
export const listOffersInput = z.object({ bookingId: entityId.optional() }).default({});
export type ListOffersInput = z.output<typeof listOffersInput>;

export const acceptOfferInput = z.object({
  token: z.string().max(100),
  offerId: entityId,
});

/** An open offer, as its guest sees it. */
export const guestOffer = offer.omit({ state: true, outcomeAt: true, missedAt: true }).extend({
  validUntil: z.iso.date(),
  holds: z.boolean(),
  /** False once somebody else has its nights. */
  isFree: z.boolean(),
});
export type GuestOffer = z.infer<typeof guestOffer>;
