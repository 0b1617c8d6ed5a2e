import type { AppContext } from '#server/app-context.ts';
import type { MailAddress } from '#server/infrastructure/mailer.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import type { MailParts, MailSite } from './mail-layout.ts';

/** A stay as it was when its mail was caused: what changes later is another mail's matter. */
export type StaySnapshot = {
  bookingId: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  over12: number;
  linen: boolean;
  guestName: string;
  guestEmail: string;
  note: string;
  price: { totalCents: number; toBeAgreed: boolean };
};

/**
 * What a collected mail tells of, by number: read when the mail is written, so that it says nothing of
 * what is gone by then.
 */
export type CollectedNews = { ids: readonly number[] };

/**
 * What each kind of mail is about: a kind that is missing here does not compile below. This is what the outbox stores: the
 * text is written when the mail is sent, so a mail that carries a token can make it then.
 */
export type MailSubjects = {
  'booking-requested': { stay: StaySnapshot };
  'booking-requested-staff': CollectedNews;
  'booking-confirmed': { stay: StaySnapshot };
  'booking-rejected': { stay: StaySnapshot; reason: string };
  /** An answer was taken back: the request waits again. */
  'booking-reopened': { stay: StaySnapshot };
  'booking-changed': {
    stay: StaySnapshot;
    previous: { startDate: StayDate; endDate: StayDate; numberOfGuests: number };
  };
  'booking-cancelled': { stay: StaySnapshot };
  'review-received-staff': CollectedNews;
  'message-received-staff': CollectedNews;
  /** All of it, for the message may be deleted before the mail is sent. */
  'message-answer': {
    text: string;
    author: Recipient;
    question: { text: string; createdAt: string };
  };
  /** To the user who waits for the recipient's address to be proven; null: whoever does, if anybody. */
  'confirm-email': { userId: number | null };
  /** To whoever has the recipient's address, if anybody has. */
  'reset-password': object;
  'account-created': { userId: number };
  'password-changed': object;
  'email-changed': object;
  /** To the administrators: what went wrong, in a sentence. */
  'backup-failed': { message: string };
};

/** Kinds of which one mail tells all that came in a while. */
export type CollectedKind = {
  [K in MailKind]: MailSubjects[K] extends CollectedNews ? K : never;
}[MailKind];

/** What one mail is about; without a kind, any of them. */
export type MailSubject<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K } & MailSubjects[K];
}[Kind];

export type MailContent = MailParts & {
  subject: string;
  replyTo?: MailAddress;
  /** Whom it greets, where that is only known when it is sent. */
  recipientName?: string;
};

/** Writes a mail at the time it is sent; null when there is nothing to say any more. */
export type MailTemplate<Kind extends MailKind> = (
  subject: MailSubject<Kind>,
  site: MailSite,
  app: AppContext,
  recipient: Recipient,
) => MailContent | null | Promise<MailContent | null>;

/** One template for each kind: a kind without one does not compile. */
export type MailTemplates = { [Kind in MailKind]: MailTemplate<Kind> };

export type Recipient = { name: string; email: string };

/** A mail that waits to be sent. */
export type QueuedMail = {
  id: number;
  subject: MailSubject;
  recipient: Recipient;
  /** How often it was tried, the attempt under way included. */
  attempts: number;
  createdAt: string;
};
