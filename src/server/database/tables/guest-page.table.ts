import type { Generated } from 'kysely';
import type { OwnersText } from './owners-text.ts';

export type GuestInformationTable = {
  id: 1;
  isOn: 0 | 1;
  /** Days before the arrival. */
  releaseDays: number;
  directions: OwnersText;
  keys: OwnersText;
  wifiName: string;
  wifiPassword: string;
  guide: OwnersText;
  /** Whether guests are asked who comes. */
  asksGuests: 0 | 1;
  /** Address, keys and wifi wait until they have told it. */
  releaseWhenComplete: 0 | 1;
  /** What they told stays so many days after the departure. */
  partyDays: number;
  /** Incremented by each write. */
  version: Generated<number>;
};

export type GuestPagesTable = {
  bookingId: number;
  /** The address is calculated from it, with a key outside the database. */
  seed: string;
  /** SHA-256, in hexadecimal. */
  tokenHash: string;
  /** When somebody other than staff last opened it. */
  seenAt: string | null;
  /** When staff released address, keys and wifi ahead of the day. */
  releasedAt: string | null;
  /** When staff ended it. */
  endedAt: string | null;
};
