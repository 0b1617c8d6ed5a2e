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
  /** The first day that is free again; the database derives it. */
  occupiedUntil: GeneratedAlways<StayDate>;
  /** Whom or what a search finds it by, without accents and letter case. */
  searchText: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

export type BookingRow = Selectable<BookingsTable>;
