import { z } from 'zod';
import { LONGEST_LOOK_DAYS, MAX_GUESTS } from './booking-rules.ts';
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
import { paging, searchText } from './paging.schema.ts';
import { daysBetween, isMonth } from './stay-dates.ts';

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

const BOOKINGS_PER_PAGE = 20;

/** By date what comes next is first, and what is over last with the latest of it on top. */
export const bookingSorts = ['date', 'created', 'name'] as const;
export type BookingSort = (typeof bookingSorts)[number];

const month = z
  .string({ error: 'Indica un mese (aaaa-mm).' })
  .refine(isMonth, { error: 'Inserisci un mese esistente (aaaa-mm).' })
  .meta({ example: '2026-07' });

export const pageOfBookingsInput = z
  .object({
    ...paging(BOOKINGS_PER_PAGE),
    /** A part of the guest's name or address, or of the reason of a block. */
    search: searchText,
    status: z.enum(bookingStatuses, { error: 'Scegli uno degli stati.' }).optional(),
    /** Those that take one of its days, also what is over. */
    month: month.optional(),
    /** Whether what is over comes along. */
    past: z.boolean({ error: 'Indica true o false.' }).default(false),
    sort: z
      .enum(bookingSorts, { error: 'Scegli un ordine: date, created o name.' })
      .default('date'),
  })
  .default({ page: 1, limit: BOOKINGS_PER_PAGE, past: false, sort: 'date' });
export type PageOfBookingsInput = z.output<typeof pageOfBookingsInput>;

export const bookingPage = z.object({
  bookings: z.array(staffBooking),
  /** Of all pages. */
  total: z.number().int(),
  /** Whether there is no booking at all, whatever is asked for. */
  isEmpty: z.boolean(),
});
export type BookingPage = z.infer<typeof bookingPage>;

/** What takes or asks for days; a refused request claims none. */
export const claim = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(['PENDING', 'CONFIRMED', 'NOT_AVAILABLE']),
  /** Null for a block, and where the guest's data were erased. */
  guestName: z.string().nullable(),
  /** Null for a block. */
  numberOfGuests: z.number().int().nullable(),
  /** Of a block; empty for a stay. */
  reason: z.string(),
});
export type Claim = z.infer<typeof claim>;

const lookMessage = `Indica da 1 a ${LONGEST_LOOK_DAYS} giorni.`;

export const claimsInput = z
  .object({
    from: stayDate('Indica il primo giorno'),
    /** The day after the last one. */
    until: stayDate("Indica il giorno dopo l'ultimo"),
  })
  .refine(({ from, until }) => from < until && daysBetween(from, until) <= LONGEST_LOOK_DAYS, {
    path: ['until'],
    error: lookMessage,
  });

/** What claims the days from `from` (inclusive) to `until` (exclusive), in the order of its beginning. */
export const claimsOfDays = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  claims: z.array(claim),
});
export type ClaimsOfDays = z.infer<typeof claimsOfDays>;

export const waitingRequest = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  numberOfGuests: z.number().int(),
  createdAt: instant,
  /** How many others claim some of the same days: confirmed stays and blocks, and requests. */
  rivals: z.object({ held: z.number().int(), asked: z.number().int() }),
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** The requests that somebody waits to have answered: how many, and those that wait longest. */
export const waitingRequests = z.object({
  requests: z.array(waitingRequest),
  total: z.number().int(),
});
export type WaitingRequests = z.infer<typeof waitingRequests>;
