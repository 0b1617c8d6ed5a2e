import type { Generated } from 'kysely';
import type { GuestWish } from '#shared/guest-page/guest-wishes.ts';
import type { Locale } from '#shared/languages/locales.ts';

export type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  /** Empty for a guest whose stay has none. */
  email: string;
  phone: string | null;
  message: string;
  /** The language that the guest wrote from. */
  locale: Generated<Locale>;
  /** Name, address, telephone number and text, folded. */
  searchText: string;
  /** Probably sent by a script. */
  isSuspect: 0 | 1;
  /** The stay it is about, if it was written on the stay's page. */
  bookingId: Generated<number | null>;
  /** What its guest wishes; null for a message from the contact form. */
  wish: Generated<GuestWish | null>;
  createdAt: string;
  /** Null while the message is unread. */
  readAt: string | null;
};

export type MessageAnswersTable = {
  id: Generated<number>;
  messageId: number;
  text: string;
  /** The name of the author's account at that time. */
  authorName: string;
  createdAt: string;
};
