import { z } from 'zod';
import { guests, over12 } from '#shared/bookings/party.schema.ts';
import {
  entityId,
  instant,
  locale,
  optionalLine,
  optionalText,
  stayDate,
} from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { guestOffer } from '#shared/offers/offers.schema.ts';
import { cents, quote } from '#shared/prices/prices.schema.ts';
import { propertyView } from '#shared/property.schema.ts';
import { createReviewInput } from '#shared/reviews.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { landingFeeAnswer } from '#shared/tourist-tax/tourist-tax.schema.ts';
import { guestWishes } from './guest-wishes.ts';

// The page of a stay, at a secret address.

/** Where a stay stands for its guest; `lapsed` for a request that nobody answered in time. */
export const guestStates = [
  'waiting',
  'confirmed',
  'rejected',
  'cancelled',
  'lapsed',
  'over',
] as const;
export type GuestState = (typeof guestStates)[number];

const house = propertyView.pick({
  checkInFrom: true,
  checkInUntil: true,
  checkOutBy: true,
  depositCents: true,
  howToPay: true,
  cancellation: true,
  terms: true,
  houseRules: true,
  hostName: true,
  hostPhone: true,
  hostWhatsapp: true,
  hostEmail: true,
  hostAnswers: true,
  untranslated: true,
});

/** How one gets in. */
const wayIn = z.object({
  address: z.string(),
  coordinates: propertyView.shape.coordinates,
  directions: z.string(),
  keys: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
});

/** What the guest pays: all sums in cents. */
export const guestMoney = z.object({
  totalCents: cents,
  /** What came, less what went back. */
  paidCents: z.number().int(),
  /** Still to come, the next first. */
  due: z.array(
    z.object({
      /** The deposit by the owners' word for it, or the balance. */
      what: z.enum(['caparra', 'acconto', 'balance']),
      cents,
      /** The last day; the day of arrival where it is paid there. */
      dueOn: z.iso.date(),
      isLate: z.boolean(),
    }),
  ),
  /** What the owners give back; 0 for nothing. */
  refundCents: cents,
  /** The transfer of what is due next; null once nothing is, and without an account. */
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      /** Empty if the owners left it out. */
      bic: z.string(),
      cents,
      /** The words to the owners. */
      text: z.string(),
    })
    .nullable(),
});
export type GuestMoney = z.infer<typeof guestMoney>;

/** A stay as its guest sees it at its secret address. Nothing of any other stay. */
export const guestPage = z.object({
  bookingId: entityId,
  state: z.enum(guestStates),
  /** When the guest was last told of a change of the dates, the party or the price; null if never. */
  changedAt: instant.nullable(),
  guestName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  numberOfGuests: z.number().int(),
  over12: z.number().int(),
  linen: z.boolean(),
  animals: z.number().int(),
  locale,
  /** The site that the guest booked on and pays, such as 'Airbnb': our price and terms are not theirs. */
  portal: z.string().nullable(),
  totalCents: cents.nullable(),
  priceState: z.enum(['indicative', 'agreed']),
  quote: quote.nullable(),
  /** Null without terms of payment, for a portal's stay, and before the confirmation. */
  money: guestMoney.nullable(),
  /** What the carrier collects at the landing; null where there is no such fee. */
  landingFee: landingFeeAnswer.shape.fee,
  arrivalTime: z.string(),
  arrivalNote: z.string(),
  /** The first day on which `wayIn` shows; null while the stay is not confirmed. */
  releasedOn: z.iso.date().nullable(),
  /** Null until it is released, and after the departure. */
  wayIn: wayIn.nullable(),
  /** Whether everybody who comes is known; null while the owners do not ask. */
  party: z
    .object({
      isComplete: z.boolean(),
      /** `wayIn` waits for it. */
      holdsWayIn: z.boolean(),
    })
    .nullable(),
  /** Those that the guest can accept. */
  offers: z.array(guestOffer),
  /** Whether others were sent to a request that waits, and have ended. */
  hasEndedOffers: z.boolean(),
  /** Whether the guest can review the stay, or has done so. */
  review: z.enum(['open', 'written']).nullable(),
  /** How the house works; empty while the stay is not confirmed. */
  guide: z.string(),
  house,
  /** The owners' texts for guests that are in Italian only. */
  untranslated,
});
export type GuestPage = z.infer<typeof guestPage>;

const token = z.string().max(100);

export const byToken = z.object({ token });

export const reviewStayInput = byToken.extend(createReviewInput.shape);
export type ReviewStayInput = z.output<typeof reviewStayInput>;

const TIME = text('guestPage.timeInvalid');

export const setArrivalInput = byToken.extend({
  /** `HH:mm`, or empty. */
  time: z
    .string({ error: TIME })
    .trim()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, TIME),
  note: optionalLine(200),
});
export type SetArrivalInput = z.output<typeof setArrivalInput>;

/** What a guest asks the owners for; nothing changes by itself. */
export const askInput = byToken
  .extend({
    wish: z.enum(guestWishes, { error: text('guestPage.wishMissing') }),
    /** Other days and another party; only with `change`. */
    startDate: stayDate(text('booking.checkInRequired')).optional(),
    endDate: stayDate(text('booking.checkOutRequired')).optional(),
    numberOfGuests: guests.optional(),
    over12: over12.optional(),
    text: optionalText(2000).default(''),
  })
  .refine(({ wish, text: words }) => wish !== 'message' || words !== '', {
    path: ['text'],
    error: text('guestPage.textMissing'),
  })
  .refine(({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined), {
    path: ['endDate'],
    error: text('booking.checkOutRequired'),
  });
export type AskInput = z.output<typeof askInput>;

/** The page of a stay, for staff. */
export const guestPageLink = z.object({
  /** Whether owners have switched these pages on. */
  isOn: z.boolean(),
  /** Null where the pages are off, after staff ended it, and 30 days after the departure. */
  url: z.string().nullable(),
  /** A message with the address, in the language of the guest; empty without an address. */
  invitation: z.string(),
  /** The subject of that message as a mail. */
  invitationSubject: z.string(),
  /** When somebody other than staff last opened it. */
  seenAt: instant.nullable(),
  /** The first day on which address, keys and wifi show; null while the stay is not confirmed. */
  releasedOn: z.iso.date().nullable(),
  /** Whether they wait for the data of everybody who comes too. */
  awaitsParty: z.boolean(),
  /** When staff released them ahead of that day. */
  releasedAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type GuestPageLink = z.infer<typeof guestPageLink>;

export const setReleasedInput = z.object({
  id: entityId,
  released: z.boolean({ error: 'Indica se mostrare indirizzo, chiavi e wifi.' }),
});
export type SetReleasedInput = z.output<typeof setReleasedInput>;
