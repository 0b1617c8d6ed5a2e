import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

export type ReceiptSettingsTable = {
  id: 1;
  stamps: Generated<0 | 1>;
  footnote: Generated<string>;
  isDoubted: Generated<0 | 1>;
  version: Generated<number>;
};

/** Rows are added, and deleted after ten years; none is changed. */
export type ReceiptsTable = {
  id: Generated<number>;
  /** Random: the mark beside the database names it. */
  uid: string;
  year: number;
  number: number;
  /** The day on which it was given. */
  date: StayDate;
  /** Null once the stay is deleted. */
  bookingId: number | null;
  /** Null for a receipt that annuls another, and once a restore has lost the payment. */
  paymentId: number | null;
  annulsId: number | null;
  /** Negative for one that annuls another. */
  amountCents: number;
  /** JSON of `ReceiptSnapshot`. */
  snapshot: string;
  createdAt: string;
};
