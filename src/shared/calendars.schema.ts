import { z } from 'zod';
import {
  byId,
  entityId,
  instant,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';

// Calendars of other sites: their feeds are read, and each gets a feed of ours.

export const calendarKinds = ['airbnb', 'booking', 'vrbo', 'other'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** How each other site is called. */
export const calendarKindInWords: Record<CalendarKind, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  other: 'Altro',
};

export const MAX_CALENDARS = 10;

const badAddress = 'Inserisci un indirizzo che inizia con https://';

const hasWebScheme = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address);

/** A `webcal:` address is an https one, spelled for programs of calendars. */
const address = z
  .string({ error: 'L’indirizzo è obbligatorio' })
  .trim()
  .max(2000, { error: badAddress, abort: true })
  .overwrite((text) => text.replace(/^webcals?:/i, 'https:'));

const feedAddress = address
  .min(1, { error: 'L’indirizzo è obbligatorio', abort: true })
  .refine(hasWebScheme, badAddress);

const name = requiredLine('Il nome è obbligatorio', 60);
const kind = z.enum(calendarKinds, { error: 'Scegli uno dei siti.' });
const flag = z.boolean({ error: 'Indica true o false.' });

export const createCalendarInput = z.object({
  name,
  kind,
  url: feedAddress,
  /** Whether nights that are closed there without a stay are taken here; by default not for Airbnb. */
  takesClosed: flag.optional(),
  /** Whether the other site receives pending requests too. */
  exportsRequests: flag.optional(),
});
export type CreateCalendarInput = z.infer<typeof createCalendarInput>;

export const updateCalendarInput = byId.extend({
  name: name.optional(),
  kind: kind.optional(),
  /** Left out or empty, it stays: it is never answered again. */
  url: address.refine((text) => text === '' || hasWebScheme(text), badAddress).optional(),
  enabled: flag.optional(),
  takesClosed: flag.optional(),
  exportsRequests: flag.optional(),
  seenVersion,
});
export type UpdateCalendarInput = z.infer<typeof updateCalendarInput>;

const nights = z.object({
  startDate: z.iso.date(),
  /** The last night. */
  endDate: z.iso.date(),
});

/** `held` waits for an answer, `stale` has not been read well for hours, `new` not at all at its address. */
const calendarStates = ['new', 'ok', 'failing', 'stale', 'held'] as const;
export type CalendarState = (typeof calendarStates)[number];

export const calendar = z.object({
  id: entityId,
  name: z.string(),
  kind: z.enum(calendarKinds),
  /** Where it is read; the rest of its address is a secret. */
  host: z.string(),
  enabled: z.boolean(),
  takesClosed: z.boolean(),
  exportsRequests: z.boolean(),
  state: z.enum(calendarStates),
  /** The problem and its remedy, in a sentence. */
  problem: z.string().nullable(),
  lastReadAt: instant.nullable(),
  lastGoodReadAt: instant.nullable(),
  /** The last reading that changed nights. */
  lastChange: z
    .object({ at: instant, added: z.number().int(), removed: z.number().int() })
    .nullable(),
  /** The nights to come that it takes. */
  nights: z.number().int(),
  /** The nights to come that are closed there, and not taken here. */
  closedNights: z.number().int(),
  /** New nights that a held reading would take, until staff decide on them. */
  wanted: z.array(nights),
  /** How many these are. */
  wantedNights: z.number().int(),
  /** Nights that staff left free although the feed has them. */
  refused: z.array(nights),
  /** Nights that a held reading no longer has, until staff decide on them. */
  lost: z.array(nights),
  /** Nights that staff kept although the feed no longer has them. */
  kept: z.array(nights),
  /** Our own feed for this site, without its own events. */
  exportUrl: z.string(),
  lastExportedAt: instant.nullable(),
  version,
});
export type Calendar = z.infer<typeof calendar>;

export const heldNights = ['new', 'lost'] as const;
/** Nights of a held reading: new ones that it would take, lost ones that it would free. */
export type HeldNights = (typeof heldNights)[number];

export const answerReadingInput = byId.extend({
  /** Left out, the answer is about both. */
  about: z.enum(heldNights, { error: 'Scegli new o lost.' }).optional(),
});
export type AnswerReadingInput = z.infer<typeof answerReadingInput>;

export const readCalendar = z.object({
  message: z.string(),
  calendar,
  /** Nights to come. */
  added: z.number().int(),
  removed: z.number().int(),
});
export type ReadCalendar = z.infer<typeof readCalendar>;

/** The feed for the owners' own telephone. */
export const ownCalendar = z.object({
  exportUrl: z.string(),
  showsNames: z.boolean(),
  lastExportedAt: instant.nullable(),
  version,
});
export type OwnCalendar = z.infer<typeof ownCalendar>;

export const updateOwnCalendarInput = z.object({
  /** Whether guests' names are in it. */
  showsNames: flag.optional(),
  seenVersion,
});
export type UpdateOwnCalendarInput = z.infer<typeof updateOwnCalendarInput>;

/** A confirmed stay and nights of another calendar that overlap. */
export const calendarConflict = z.object({
  stay: z.object({
    id: entityId,
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    guestName: z.string().nullable(),
    guestEmail: z.string().nullable(),
    createdAt: instant,
  }),
  /** `id` is the one of the block among the bookings, `link` shows the reservation there. */
  block: nights.extend({
    id: entityId,
    origin: z.string(),
    createdAt: instant,
    link: z.string().nullable(),
  }),
  /** Which of them was known here before the other. */
  first: z.enum(['stay', 'calendar']),
});
export type CalendarConflict = z.infer<typeof calendarConflict>;

export const sameStayInput = z.object({ stayId: entityId, blockId: entityId });
export type SameStayInput = z.infer<typeof sameStayInput>;
