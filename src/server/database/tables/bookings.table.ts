import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { BookingStatus } from '#shared/occupancy.ts';
import type { StayDate } from '#shared/stay-dates.ts';

export type BookingsTable = {
  id: Generated<number>;
  start_date: StayDate;
  end_date: StayDate;
  status: BookingStatus;
  guest_name: string | null;
  guest_email: string | null;
  number_of_guests: number | null;
  over12: number | null;
  linen: Generated<0 | 1>;
  note: Generated<string>;
  reason: Generated<string>;
  user_id: number | null;
  created_at: string;
  /** The first day that is free again; the database derives it. */
  occupied_until: GeneratedAlways<StayDate>;
  /** Whom or what a search finds it by, without accents and letter case. */
  search_text: Generated<string>;
  /** Raised by each write. */
  version: Generated<number>;
};

export type BookingRow = Selectable<BookingsTable>;
