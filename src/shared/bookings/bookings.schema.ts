import { z } from 'zod';
import {
  byId,
  emailAddress,
  entityId,
  instant,
  locale,
  optionalEmailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  seenVersion,
  stayDate,
  version,
} from '#shared/forms/fields.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { cents, quote } from '#shared/prices/prices.schema.ts';
import { text } from '#shared/texts/texts.ts';
import { bookingStatuses } from './occupancy.ts';
import { animals, guests, over12 } from './party.schema.ts';
import { isPhone } from './request-form-rules.ts';
import { staySources } from './stay-sources.ts';

// Inputs, outputs and messages of bookings. Specification, sections 3, 5 and 7.

const linen = z.boolean({ error: text('booking.linenRequired') });

const guestName = requiredLine(text('booking.nameRequired'), 100);
const invalidEmail = text('booking.emailInvalid');

const guestPhone = optionalLine(30).refine(isPhone, text('booking.phoneInvalid'));

export const createBookingInput = z.object({
  startDate: stayDate(text('booking.checkInRequired')),
  endDate: stayDate(text('booking.checkOutRequired')),
  guestName,
  guestEmail: emailAddress({ required: text('booking.emailRequired'), invalid: invalidEmail }),
  guestPhone: guestPhone.optional(),
  numberOfGuests: guests,
  note: optionalText(2000).default(''),
  /** Whether linen and towels are wanted, at an extra price. */
  linen: linen.default(false),
  /** Guests over twelve; all of them if left out. */
  over12: over12.optional(),
  animals: animals.default(0),
  /** The language of the guest; the call's own if left out. */
  locale: locale.optional(),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

const source = z.enum(staySources, { error: 'Scegli da dove arriva il soggiorno' });
const tellGuest = z.boolean({ error: 'Indica se avvisare l’ospite' });
const note = optionalText(2000);
const cleaningNote = optionalText(500);

/** Stays entered by staff may lack an address, as an empty text or null. */
const staffsGuestEmail = optionalEmailAddress(invalidEmail).nullable();

/** A stay from anywhere, entered by staff. */
export const enterStayInput = z.object({
  startDate: stayDate(text('booking.checkInRequired')),
  endDate: stayDate(text('booking.checkOutRequired')),
  guestName,
  guestEmail: staffsGuestEmail.default(''),
  guestPhone: guestPhone.nullable().default(''),
  numberOfGuests: guests,
  /** Guests over twelve; all of them if left out. */
  over12: over12.optional(),
  linen: linen.default(false),
  animals: animals.default(0),
  note: note.default(''),
  /** For staff only. */
  privateNote: note.default(''),
  /** For the cleaners. */
  cleaningNote: cleaningNote.default(''),
  source: source.default('other'),
  /** The language that the guest reads. */
  locale: locale.default(HOUSE_LOCALE),
  status: z
    .enum(['PENDING', 'CONFIRMED'], { error: 'Lo stato deve essere PENDING o CONFIRMED' })
    .default('CONFIRMED'),
  /** The agreed price; the price list's total if left out. */
  totalCents: cents.optional(),
  /** Whether the guest gets a mail. */
  tellGuest: tellGuest.default(false),
});
export type EnterStayInput = z.output<typeof enterStayInput>;

/** Fields left out keep their values. */
export const updateBookingInput = byId.extend({
  startDate: stayDate(text('booking.checkInRequired')).optional(),
  endDate: stayDate(text('booking.checkOutRequired')).optional(),
  guestName: guestName.optional(),
  guestEmail: staffsGuestEmail.optional(),
  guestPhone: guestPhone.nullable().optional(),
  numberOfGuests: guests.optional(),
  over12: over12.optional(),
  linen: linen.optional(),
  animals: animals.optional(),
  note: note.optional(),
  privateNote: note.optional(),
  cleaningNote: cleaningNote.optional(),
  source: source.optional(),
  locale: locale.optional(),
  /** An agreed price stays when dates or party change, unless this says another. */
  totalCents: cents.optional(),
  /** Whether the guest gets a mail, if the change concerns the guest. */
  tellGuest: tellGuest.default(true),
  seenVersion,
});
export type UpdateBookingInput = z.infer<typeof updateBookingInput>;

const reason = optionalText(500);

/** The statuses that staff may set; only blocking sets NOT_AVAILABLE. */
export const decidableStatuses = ['PENDING', 'CONFIRMED', 'REJECTED'] as const;
export type DecidableStatus = (typeof decidableStatuses)[number];

export const setBookingStatusInput = byId.extend({
  status: z.enum(decidableStatuses, {
    error: 'Lo stato deve essere PENDING, CONFIRMED o REJECTED',
  }),
  /** A message to the guest in the rejection's mail. */
  reason: reason.optional(),
  /** Requests that are turned down in the same step; not with PENDING. */
  reject: z
    .array(byId.extend({ reason: reason.optional() }))
    .max(50, 'Al massimo 50 richieste alla volta')
    .default([]),
  tellGuest: tellGuest.default(true),
  /**
   * Holds the mail of a confirmed request back for some seconds, in which the confirmation can be taken
   * back.
   */
  holdMail: z.boolean({ error: 'Indica true o false.' }).optional(),
  seenVersion,
});
export type SetBookingStatusInput = z.infer<typeof setBookingStatusInput>;

export const takeBackInput = byId.extend({ seenVersion });
export type TakeBackInput = z.infer<typeof takeBackInput>;

export const cancelStayInput = byId.extend({
  /** A message to the guest in the cancellation's mail. */
  reason: reason.default(''),
  tellGuest: tellGuest.default(true),
  seenVersion,
});
export type CancelStayInput = z.output<typeof cancelStayInput>;

export const holdRequestInput = byId.extend({
  /** The day by which the guest has an answer; null to hold it no longer. */
  until: stayDate('Indica fino a quando').nullable(),
  seenVersion,
});
export type HoldRequestInput = z.output<typeof holdRequestInput>;

export const deleteBookingInput = byId.extend({ tellGuest: tellGuest.default(true) });
export type DeleteBookingInput = z.output<typeof deleteBookingInput>;

/** A booking as visitors see it: nothing personal. */
export const publicBooking = z.strictObject({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(bookingStatuses),
  isBlocked: z.boolean(),
});
export type PublicBooking = z.infer<typeof publicBooking>;

const stayFields = {
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(decidableStatuses),
  numberOfGuests: z.number().int(),
  over12: z.number().int(),
  linen: z.boolean(),
  animals: z.number().int(),
  note: z.string(),
  /** The language of the guest, and of the mails to them. */
  locale,
  reason: z.string(),
  /** The quote's total or the agreed price, in cents. */
  totalCents: cents.nullable(),
  /** Agreed from the confirmation on. */
  priceState: z.enum(['indicative', 'agreed']),
  /** When a confirmed stay was cancelled; its status is REJECTED. */
  cancelledAt: instant.nullable(),
  createdAt: instant,
};

/** Fields for staff only. */
const staffFields = {
  source: z.enum(staySources),
  /** When the stay was first confirmed. */
  agreedAt: instant.nullable(),
  /** When the last payment came; null while something is open. */
  paidAt: instant.nullable(),
  /** What came, less what was given back, in cents. */
  paidCents: z.number().int(),
  /** Whether a portal collects from the guest, and pays the owners. */
  portalPays: z.boolean(),
  /** The quote, line by line, of these dates and party when they were written. */
  quote: quote.nullable(),
};

/** A stay as staff see it. */
export const staffStay = z.object({
  ...stayFields,
  ...staffFields,
  isBlocked: z.literal(false),
  /** Without an address if staff entered the stay without one. */
  guest: z.object({ name: z.string(), email: z.string().nullable() }),
  guestName: z.string(),
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  privateNote: z.string(),
  /** The cleaners read it too. */
  cleaningNote: z.string(),
  /** About the guest, on every stay that the guest had when it was written. */
  guestNote: z.string(),
  /** When the guest arrives, `HH:mm`, as they told on their page; empty if unknown. */
  arrivalTime: z.string(),
  /** The ferry, or another word of the guest about the arrival. */
  arrivalNote: z.string(),
  /** The day by which staff mean to answer a request. */
  heldUntil: z.iso.date().nullable(),
  version,
});
export type StaffStay = z.infer<typeof staffStay>;

/** A past stay whose guest was erased; dates and guests remain for statistics. */
export const anonymousStay = z.object({
  ...stayFields,
  ...staffFields,
  status: z.literal('CONFIRMED'),
  isBlocked: z.literal(false),
  guest: z.null(),
  guestName: z.null(),
  guestEmail: z.null(),
});
export type AnonymousStay = z.infer<typeof anonymousStay>;

/** Dates blocked by staff. It has the fields of a stay's guest, empty. */
export const staffBlock = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.literal('NOT_AVAILABLE'),
  isBlocked: z.literal(true),
  reason: z.string(),
  /** The name of the calendar of another site that takes these nights; null for our own block. */
  origin: z.string().nullable(),
  /** They are closed there without a stay. */
  isClosedThere: z.boolean(),
  /** The reservation's page on that site, if its calendar names one. */
  originLink: z.string().nullable(),
  guest: z.null(),
  guestName: z.null(),
  guestEmail: z.null(),
  numberOfGuests: z.null(),
  note: z.null(),
  createdAt: instant,
});
export type StaffBlock = z.infer<typeof staffBlock>;

export const staffBooking = z.union([staffStay, anonymousStay, staffBlock]);
export type StaffBooking = z.infer<typeof staffBooking>;

/** A stay that staff entered. */
export const enteredStay = staffStay.extend({
  /** A warning for staff: a calendar of another site could not be read just before. */
  warning: z.string().optional(),
});
export type EnteredStay = z.infer<typeof enteredStay>;

/** A stay after a decision on it. */
export const decidedStay = enteredStay.extend({
  /** Whether a mail to the guest about this decision is on its way. */
  isGuestMailed: z.boolean(),
});
export type DecidedStay = z.infer<typeof decidedStay>;

/** A booking as the guest who made it sees it. */
export const ownBooking = z.object({ ...stayFields, isBlocked: z.literal(false) });
export type OwnBooking = z.infer<typeof ownBooking>;

/** With the path of its page, without a language; null where it has none. */
export const ownBookingWithPage = ownBooking.extend({ page: z.string().nullable() });
export type OwnBookingWithPage = z.infer<typeof ownBookingWithPage>;

export const requestedBooking = ownBooking.extend({
  guestName: z.string(),
  guestEmail: z.string(),
  guestPhone: z.string().nullable(),
});
export type RequestedBooking = z.infer<typeof requestedBooking>;

export const bookingAnswer = z.object({ message: z.string(), booking: staffBooking });
