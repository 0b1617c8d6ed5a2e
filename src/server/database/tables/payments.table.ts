import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { DamageKind, PaymentMethod } from '#shared/money/account.ts';

export type PaymentTermsTable = {
  /** Also the version of the terms. */
  id: Generated<number>;
  since: string;
  isOn: 0 | 1;
  /** JSON of `KeptTerms`. */
  terms: string;
};

export type StayTermsTable = {
  /** The stay's. */
  id: number;
  /** JSON of `PaymentTerms`; null: those of the stay's confirmation. */
  terms: string | null;
  /** Of a cancelled stay; null: as the terms say. */
  keptCents: number | null;
  version: Generated<number>;
};

export type PaymentsTable = {
  id: Generated<number>;
  /** Null once the stay was erased. */
  bookingId: number | null;
  /** JSON of days and source of an erased stay. */
  kept: Generated<string | null>;
  date: StayDate;
  /** Negative: a refund. */
  amountCents: number;
  method: PaymentMethod;
  note: Generated<string>;
  /** The note, folded. */
  searchText: Generated<string>;
  /** Entered by a press on 'paid', of the whole open sum. */
  isMark: Generated<0 | 1>;
  createdAt: string;
  annulledAt: Generated<string | null>;
  annulReason: Generated<string | null>;
};

export type DamageEntriesTable = {
  id: Generated<number>;
  bookingId: number;
  kind: DamageKind;
  date: StayDate;
  amountCents: number;
  method: PaymentMethod;
  /** Why, of what the owners kept. */
  note: Generated<string>;
  createdAt: string;
  annulledAt: Generated<string | null>;
  annulReason: Generated<string | null>;
};
