import { z } from 'zod';
import { entityId, instant, stayDate, version } from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { mailKinds, mailStates } from '#shared/outbox.schema.ts';
import { cents } from '#shared/prices/prices.schema.ts';
import { LONGEST_LOOK_DAYS } from './booking-rules.ts';
import { staffBooking } from './bookings.schema.ts';
import { bookingStates } from './status-labels.ts';
import { daysBetween, isMonth } from './stay-dates.ts';
import { staySources } from './stay-sources.ts';

// Lists of bookings for staff: pages, claims on days, pending requests, unpaid stays, and a stay's
// history.

const BOOKINGS_PER_PAGE = 20;

/** By date: upcoming ones first, the next on top; then past ones, the latest on top. */
const bookingSorts = ['date', 'created', 'name'] as const;
export type BookingSort = (typeof bookingSorts)[number];

const month = z
  .string({ error: 'Indica un mese (aaaa-mm).' })
  .refine(isMonth, { error: 'Inserisci un mese esistente (aaaa-mm).' })
  .meta({ example: '2026-07' });

const yesOrNo = z.boolean({ error: 'Indica true o false.' });

/** Which bookings, and in which order. */
const bookingWish = {
  /** Searched in the guest's name and address, and in a block's reason; past ones included. */
  search: searchText,
  /** REJECTED leaves out those that were cancelled. */
  status: z.enum(bookingStates, { error: 'Scegli uno degli stati.' }).optional(),
  source: z.enum(staySources, { error: 'Scegli una provenienza.' }).optional(),
  /** Confirmed stays whose guests still owe something, past ones included. */
  unpaid: yesOrNo.optional(),
  /** Those that occupy a day of this month, past ones included. */
  month: month.optional(),
  /** Whether past ones are included. */
  past: yesOrNo.default(false),
  sort: z.enum(bookingSorts, { error: 'Scegli un ordine: date, created o name.' }).default('date'),
};

export const paginatedBookingsInput = z
  .object({ ...pagination(BOOKINGS_PER_PAGE), ...bookingWish })
  .default({ page: 1, limit: BOOKINGS_PER_PAGE, past: false, sort: 'date' });
export type PaginatedBookingsInput = z.output<typeof paginatedBookingsInput>;

export const bookingsFileInput = z.object(bookingWish).default({ past: false, sort: 'date' });
export type BookingsFileInput = z.output<typeof bookingsFileInput>;

export const BOOKINGS_FILE_NAME = 'prenotazioni.csv';

/** Guests who owe something have left, are in the house, or have not come yet. */
const debtGroups = ['left', 'here', 'coming'] as const;
export type DebtGroup = (typeof debtGroups)[number];

/** What the guests of one group owe together. */
const debt = z.object({
  group: z.enum(debtGroups),
  stays: z.number().int(),
  cents: z.number().int(),
});
export type Debt = z.infer<typeof debt>;

export const paginatedBookings = z.object({
  bookings: z.array(staffBooking),
  /** All pages together. */
  total: z.number().int(),
  /** Those of them that were rejected or cancelled. */
  refused: z.number().int(),
  /** What all pages' guests owe; null unless unpaid stays are listed. */
  debts: z.array(debt).nullable(),
  /** Whether there are no bookings at all, regardless of filters. */
  isEmpty: z.boolean(),
});
export type PaginatedBookings = z.infer<typeof paginatedBookings>;

/** A booking that occupies or requests dates; rejected ones do not. */
export const claim = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(['PENDING', 'CONFIRMED', 'NOT_AVAILABLE']),
  /** Null for a block unless it is offered, and after the guest was erased. */
  guestName: z.string().nullable(),
  /** Null for a block. */
  numberOfGuests: z.number().int().nullable(),
  /** When the guests say they arrive, `HH:mm`; empty if unknown. */
  arrivalTime: z.string(),
  /** A block's reason; empty for a stay. */
  reason: z.string(),
  /** The source of a stay; null for a block. */
  source: z.enum(staySources).nullable(),
  /** The name of the calendar of another site that takes these nights. */
  origin: z.string().nullable(),
  /** They are closed there without a stay. */
  isClosedThere: z.literal(true).optional(),
  /** Staff marked these nights of another site as the same stay as a confirmed one of ours. */
  isSameStay: z.literal(true).optional(),
  /** They are held for the guest of this request, to whom they are offered; without them it waits. */
  isOffered: z.literal(true).optional(),
});
export type Claim = z.infer<typeof claim>;

const lookMessage = `Indica da 1 a ${LONGEST_LOOK_DAYS} giorni.`;

export const claimsInput = z
  .object({
    from: stayDate('Indica il primo giorno'),
    /** Exclusive. */
    until: stayDate('Indica il giorno dopo l’ultimo'),
  })
  .refine(({ from, until }) => from < until && daysBetween(from, until) <= LONGEST_LOOK_DAYS, {
    path: ['until'],
    error: lookMessage,
  });

/** Claims on dates from `from` (inclusive) to `until` (exclusive), ordered by start. */
export const claimsOfDays = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  claims: z.array(claim),
});
export type ClaimsOfDays = z.infer<typeof claimsOfDays>;

/** A stay in a list of the start page. */
const listedStay = z.object({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  guestName: z.string(),
  numberOfGuests: z.number().int(),
  totalCents: cents.nullable(),
  version,
});

/** With what its guest still owes, in cents. */
export const unpaidStay = listedStay.extend({ openCents: z.number().int() });
export type UnpaidStay = z.infer<typeof unpaidStay>;

export const waitingRequest = listedStay.extend({
  createdAt: instant,
  heldUntil: z.iso.date().nullable(),
  /** It has waited for two days, or the day until which it was held has come. */
  isOverdue: z.boolean(),
  /** How many other bookings overlap: confirmed stays and blocks, and requests. */
  rivals: z.object({ held: z.number().int(), asked: z.number().int() }),
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** Pending requests: how many, and the most urgent ones. */
export const waitingRequests = z.object({
  requests: z.array(waitingRequest),
  total: z.number().int(),
});
export type WaitingRequests = z.infer<typeof waitingRequests>;

/** Confirmed stays that are not paid: how many, what their guests owe, and the first ones. */
export const unpaidStays = z.object({
  stays: z.array(unpaidStay),
  total: z.number().int(),
  debts: z.array(debt),
});
export type UnpaidStays = z.infer<typeof unpaidStays>;

/** One thing that happened to a stay. */
const stayEvent = z.discriminatedUnion('kind', [
  /** Asked for through the site, or entered by staff. */
  z.object({ kind: z.literal('created'), at: instant, source: z.enum(staySources) }),
  z.object({
    kind: z.literal('done'),
    at: instant,
    /** The procedure's path, such as `bookings.setStatus`. */
    action: z.string(),
    detail: z.string().nullable(),
    /** The same in Italian words, after 'ha': 'confermato la prenotazione'. */
    deed: z.string(),
    /** Null where the name is no longer known. */
    by: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('mail'),
    at: instant,
    mail: z.enum(mailKinds),
    /** SENT left the site at `at`; FILED was written to a file, on a site without a mail server. */
    state: z.enum([...mailStates, 'FILED']),
  }),
]);
export type StayEvent = z.infer<typeof stayEvent>;

/** In the order in which it happened. */
export const stayHistory = z.array(stayEvent);
