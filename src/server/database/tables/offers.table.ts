import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { OfferOutcome } from '#shared/offers/offers.schema.ts';

/** One mail with one to three offers. */
export type OfferMailsTable = {
  id: Generated<number>;
  bookingId: number;
  /** The last day, at the house. */
  validUntil: StayDate;
  holds: 0 | 1;
  /** Of the owners, to the guest. */
  words: string;
  createdAt: string;
};

export type OffersTable = {
  id: Generated<number>;
  mailId: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  /** JSON of `OfferLine[]`. */
  lines: string;
  outcome: OfferOutcome | null;
  outcomeAt: string | null;
  /** When the guest wanted to accept it, and its nights were gone. */
  missedAt: string | null;
};
