import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { BookingStatus } from '#shared/occupancy.ts';
import type { StayDate } from '#shared/stay-dates.ts';

export type BookingsTable = {
  id: Generated<number>;
  startDate: StayDate;
  endDate: StayDate;
  status: BookingStatus;
  guestName: string | null;
  guestEmail: string | null;
  numberOfGuests: number | null;
  over12: number | null;
  linen: Generated<0 | 1>;
  note: Generated<string>;
  reason: Generated<string>;
  userId: number | null;
  createdAt: string;
  /** When staff noted that the guest owes nothing more. */
  paidAt: Generated<string | null>;
  /** The first free day again; a generated column. */
  occupiedUntil: GeneratedAlways<StayDate>;
  /** The guest or reason, folded, for searching. */
  searchText: Generated<string>;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type BookingRow = Selectable<BookingsTable>;
