import type { Generated } from 'kysely';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import type { OwnersText } from './owners-text.ts';

export type GuestMailSettingsTable = {
  id: 1;
  /** For so many days after the departure guests can review their stay. */
  reviewDays: number;
  /** Of the settings and all mails; incremented by each write. */
  version: Generated<number>;
};

export type GuestMailsTable = {
  id: Generated<number>;
  kind: GuestMailKind;
  /** Its name for owners. */
  title: string;
  isOn: 0 | 1;
  days: number;
  /** `HH:mm` at the house. */
  hour: string;
  /** Empty: as the site brings it. */
  subject: OwnersText;
  text: OwnersText;
};

export type SentGuestMailsTable = {
  bookingId: number;
  kind: GuestMailKind;
  /** When it entered the outbox, or staff ticked it off. */
  sentAt: string;
  byHand: 0 | 1;
};
