import type { Generated } from 'kysely';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

export type PoliceSettingsTable = {
  id: 1;
  isOn: 0 | 1;
  accountKind: 'structure' | 'apartments';
  /** Its number in an account for apartments. */
  apartment: string;
  way: 'hand' | 'service';
  /** Encrypted with the site's key; `police-seals.ts` reads it. Empty while there are none. */
  credentials: string;
  /** A restore may have lost reports of arrivals from this day to `doubtedUntil`, both inclusive. */
  doubtedFrom: StayDate | null;
  doubtedUntil: StayDate | null;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type SeenGuestsTable = {
  memberId: number;
  how: 'door' | 'video';
  /** The code of the kind of document; empty without one. */
  document: string;
  userId: number | null;
  at: string;
};

export type PoliceTransmissionsTable = {
  id: Generated<number>;
  bookingId: number;
  memberId: number;
  /** 1, and one more after each thirty days. */
  part: number;
  arrival: StayDate;
  /** The departure as it was known then. */
  lastDay: StayDate;
  /** A code of the person by the site's key; empty once forgotten. */
  person: string;
  state: 'sent' | 'refused' | 'unknown';
  way: 'service' | 'hand';
  userId: number | null;
  at: string;
  /** Encrypted for this row with the site's key; `police-seals.ts` reads it. Empty once forgotten. */
  sealed: string;
};

export type PoliceReceiptsTable = {
  /** A day on which the web service took something. */
  day: StayDate;
  /** Null until the portal has given it. */
  pdf: Uint8Array | null;
  triedOn: StayDate | null;
  problem: string;
};
