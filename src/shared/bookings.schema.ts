import { z } from 'zod';
import { MAX_GUESTS } from './booking-rules.ts';
import {
  byId,
  emailAddress,
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  stayDate,
  version,
} from './fields.schema.ts';
import { bookingStatuses } from './occupancy.ts';

// Bookings: what may be asked, what is answered, and the messages. Specification, sections 3, 5 and 7.

const guests = z
  .number({ error: 'Indica almeno 1 ospite' })
  .int('Indica un numero intero di ospiti')
  .min(1, 'Indica almeno 1 ospite')
  .max(MAX_GUESTS, `Indica al massimo ${MAX_GUESTS} ospiti`);

export const createBookingInput = z.object({
  startDate: stayDate('Seleziona la data di check-in'),
  endDate: stayDate('Seleziona la data di check-out'),
  guestName: requiredLine('Il nome è obbligatorio', 100),
  guestEmail: emailAddress({
    required: "L'email è obbligatoria",
    invalid: "Inserisci un'email valida",
  }),
  numberOfGuests: guests,
  note: optionalText(2000).default(''),
  /** Whether linen and towels are wanted, which are paid apart. */
  linen: z.boolean({ error: 'Indica se serve la biancheria' }).default(false),
  /** How many of the guests are over twelve; all of them where it is left out. */
  over12: z
    .number({ error: 'Indica quanti ospiti hanno più di 12 anni' })
    .int()
    .min(0, 'Indica quanti ospiti hanno più di 12 anni')
    .max(MAX_GUESTS, `Indica al massimo ${MAX_GUESTS} ospiti`)
    .optional(),
});
export type CreateBookingInput = z.infer<typeof createBookingInput>;

export const updateBookingInput = byId.extend({
  startDate: stayDate('Seleziona la data di check-in').optional(),
  endDate: stayDate('Seleziona la data di check-out').optional(),
  numberOfGuests: guests.optional(),
  version: seenVersion,
});
export type UpdateBookingInput = z.infer<typeof updateBookingInput>;

/** What staff may decide; days become NOT_AVAILABLE by blocking them only. */
export const decidableStatuses = ['PENDING', 'CONFIRMED', 'REJECTED'] as const;
export type DecidableStatus = (typeof decidableStatuses)[number];

export const setBookingStatusInput = byId.extend({
  status: z.enum(decidableStatuses, {
    error: 'Lo stato deve essere PENDING, CONFIRMED o REJECTED',
  }),
  /** A word to the guest, sent with a rejection. */
  reason: optionalText(500).optional(),
  version: seenVersion,
});
export type SetBookingStatusInput = z.infer<typeof setBookingStatusInput>;

export const blockDatesInput = z.object({
  startDate: stayDate('Seleziona la data iniziale'),
  endDate: stayDate('Seleziona la data finale'),
  reason: optionalText(200).default(''),
});
export type BlockDatesInput = z.infer<typeof blockDatesInput>;

/** All that a visitor may know of a booking. */
export const publicBooking = z.object({
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
  note: z.string(),
  reason: z.string(),
  createdAt: instant,
};

/** A guest's stay as staff see it. */
export const staffStay = z.object({
  ...stayFields,
  isBlocked: z.literal(false),
  guest: z.object({ name: z.string(), email: z.string() }),
  guestName: z.string(),
  guestEmail: z.string(),
  version,
});
export type StaffStay = z.infer<typeof staffStay>;

/** A stay that was, after its guest's data were erased: dates and party stay for the owners' figures. */
export const anonymousStay = z.object({
  ...stayFields,
  status: z.literal('CONFIRMED'),
  isBlocked: z.literal(false),
  guest: z.null(),
  guestName: z.null(),
  guestEmail: z.null(),
});
export type AnonymousStay = z.infer<typeof anonymousStay>;

/** A range of days that staff took off the market. */
export const staffBlock = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.literal('NOT_AVAILABLE'),
  isBlocked: z.literal(true),
  reason: z.string(),
  createdAt: instant,
});
export type StaffBlock = z.infer<typeof staffBlock>;

export const staffBooking = z.union([staffStay, anonymousStay, staffBlock]);
export type StaffBooking = z.infer<typeof staffBooking>;

/** What the guest who asked gets back. */
export const ownBooking = z.object({ ...stayFields, isBlocked: z.literal(false) });
export type OwnBooking = z.infer<typeof ownBooking>;

export const requestedBooking = ownBooking.extend({
  guestName: z.string(),
  guestEmail: z.string(),
});
export type RequestedBooking = z.infer<typeof requestedBooking>;

export const bookingAnswer = z.object({ message: z.string(), booking: staffBooking });
