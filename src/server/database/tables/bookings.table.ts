import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { BookingStatus } from '#shared/bookings/occupancy.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import type { Locale } from '#shared/languages/locales.ts';

export type BookingsTable = {
  id: Generated<number>;
  startDate: StayDate;
  endDate: StayDate;
  status: BookingStatus;
  source: Generated<StaySource>;
  guestName: string | null;
  guestEmail: string | null;
  guestPhone: Generated<string | null>;
  numberOfGuests: number | null;
  over12: number | null;
  linen: Generated<0 | 1>;
  animals: Generated<number>;
  /** The language of mails to the guest. */
  locale: Generated<Locale>;
  note: Generated<string>;
  /** For staff only. */
  privateNote: Generated<string>;
  /** For the cleaners. */
  cleaningNote: Generated<string>;
  /** About the guest, for staff only; on all stays that the guest had when it was written. */
  guestNote: Generated<string>;
  /** `HH:mm`, as the guest says; empty if unknown. */
  arrivalTime: Generated<string>;
  /** The ferry, or another word about the arrival. */
  arrivalNote: Generated<string>;
  reason: Generated<string>;
  /** The quote of these dates and party when they were written, as JSON. */
  quote: Generated<string | null>;
  /** The quote's total, or the total that staff agreed instead. */
  totalCents: Generated<number | null>;
  /** When the stay was first confirmed, and its total agreed. */
  agreedAt: Generated<string | null>;
  /** Staff promised an answer by this day. */
  heldUntil: Generated<StayDate | null>;
  /** A rejected stay that was confirmed before. */
  cancelledAt: Generated<string | null>;
  userId: number | null;
  createdAt: string;
  /** The sum of the payments that were not annulled; written with them. */
  cameCents: Generated<number>;
  /** When the last of them was entered. */
  cameAt: Generated<string | null>;
  /** Whether a portal collects from the guest, and pays the owners. */
  portalPays: Generated<0 | 1>;
  /** The first free day again; a generated column. */
  occupiedUntil: GeneratedAlways<StayDate>;
  /** The guest or reason, folded, for searching. */
  searchText: Generated<string>;
  /** The event of another calendar that this block represents; null for our own bookings. */
  calendarEventId: number | null;
  /** The name of that calendar. */
  origin: string | null;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type BookingRow = Selectable<BookingsTable>;
