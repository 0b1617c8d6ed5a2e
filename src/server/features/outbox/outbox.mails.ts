import type { AppContext } from '#server/app-context.ts';
import type { Mail, MailAddress } from '#server/infrastructure/mailer.ts';
import type { Role } from '#shared/accounts/roles.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { GuestMailKind } from '#shared/guest-mails/guest-mail-kinds.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { MailKind } from '#shared/outbox.schema.ts';
import type { QuoteLine } from '#shared/prices/quote.ts';
import type { MailParts, MailSite } from './mail-parts.ts';

/** A stay as its mail describes it. Each change of the stay renews it until the mail leaves. */
export type StaySnapshot = {
  bookingId: number;
  startDate: StayDate;
  endDate: StayDate;
  numberOfGuests: number;
  over12: number;
  linen: boolean;
  /** Missing in mails from before they were asked for. */
  animals?: number;
  guestName: string;
  /** Null for a stay that staff entered without an address: its guest gets no mail. */
  guestEmail: string | null;
  /** Missing in mails from before it was asked for. */
  guestPhone?: string | null;
  /** Missing in mails from before guests had a language. */
  locale?: Locale;
  note: string;
  price: {
    totalCents: number;
    toBeAgreed: boolean;
    /** Missing in mails from before prices were kept. */
    isAgreed?: boolean;
    /** Missing in mails from before they named the lines of the price. */
    lines?: (Pick<QuoteLine, 'kind' | 'amountCents'> & { label?: string })[];
    /** The year of the list that the price is taken from, if it is not the stay's own. */
    listYear?: number | null;
  };
};

/** A guest's knowledge of a stay. 'off': rejected or cancelled; 'nothing': not even its receipt. */
export type Known = 'nothing' | 'waiting' | 'confirmed' | 'off';

/**
 * A mail to a stay's guest. `knew` is what the guest knew before it; missing for the receipt of a request
 * and in earlier mails.
 */
type AboutStay = { stay: StaySnapshot; knew?: Known };

/** A stay as a mail told it to the guest. The optional fields are missing in earlier mails. */
export type ToldStay = Pick<StaySnapshot, 'startDate' | 'endDate' | 'numberOfGuests'> &
  Partial<Pick<StaySnapshot, 'over12' | 'linen' | 'animals'> & { totalCents: number | null }>;

/** A change of a user's passkeys or recovery codes. */
export type PasskeyChange =
  | 'added'
  | 'removed'
  | 'codes-renewed'
  | 'code-used'
  | 'reset-by-admin'
  | 'reset-on-server'
  | 'reset-with-password';

/** Null for an account that is created or deleted by the change. */
type StaffChange =
  | { what: 'role'; from: Role | null; to: Role | null }
  | { what: 'address'; from: string; to: string }
  | { what: 'passkeys'; did: PasskeyChange }
  /** From the server's shell. */
  | { what: 'password'; did: 'replaced' | 'link-made' }
  | { what: 'passkey-demand'; on: boolean };

/** A member's language; missing in mails from before members had one. */
type ToMember = { locale?: Locale };

/** The items of a digest. They are read when the mail is sent, which leaves out deleted ones. */
type DigestSubject = { ids: readonly number[] };

/**
 * The stored subject of each kind of mail; a missing kind does not compile. The worker writes the text
 * at sending time, so that it can create a token for it then.
 */
type MailSubjects = {
  /** `isProven`: the guest has confirmed the address. */
  'booking-requested': AboutStay & { isProven?: boolean };
  /** Requests beyond the mails of an hour to one address. */
  'booking-requested-more': DigestSubject;
  'booking-requested-staff': DigestSubject;
  'booking-confirmed': AboutStay;
  'booking-rejected': AboutStay & { reason: string };
  /** A decision was withdrawn, so the request is pending again. */
  'booking-reopened': AboutStay;
  'booking-changed': AboutStay & { previous: ToldStay };
  /** The reason is missing in mails from before there was one. */
  'booking-cancelled': AboutStay & { reason?: string };
  /** Composed at sending from the stay as it is then. */
  'guest-mail': { bookingId: number; about: GuestMailKind };
  /** One to three offers to the guest of a waiting stay, as they are at sending. */
  'offer-sent': { bookingId: number; offerMailId: number };
  'offer-accepted-staff': DigestSubject;
  /** The guest accepted an offer whose nights were gone. */
  'offer-missed-staff': DigestSubject;
  /** The guest accepted the contract of the stay. */
  'contract-accepted': { acceptanceId: number; bookingId: number };
  'contract-accepted-staff': DigestSubject;
  'review-received-staff': DigestSubject;
  'message-received-staff': DigestSubject;
  /** To the assignee. */
  'task-assigned': DigestSubject;
  /** A copy, because the message may be deleted before the mail is sent. */
  'message-answer': {
    text: string;
    author: Recipient;
    question: { text: string; createdAt: string };
    /** Of a question from the page of a stay. */
    bookingId?: number;
    /** The sender's; missing in mails from before senders had one. */
    locale?: Locale;
  };
  /** The user who claims the recipient's address; null for any user who does. */
  'confirm-email': { userId: number | null };
  /** Sent to the user with the recipient's address, if there is one. */
  'reset-password': object;
  'account-created': { userId: number };
  'password-changed': ToMember;
  'email-changed': ToMember;
  /** To the user whose role changed. */
  'role-changed': ToMember & { role: Role };
  /** To the owner of the passkeys. */
  'passkeys-changed': ToMember & { did: PasskeyChange };
  /** To the administrators: `by` changed the role or the login address of a member of staff. */
  'staff-changed': { userId: number; name: string; by: string; change: StaffChange };
  /** Calendars that have not been right for hours. */
  'calendar-trouble-staff': DigestSubject;
  /** Nights of other calendars on confirmed stays. */
  'calendar-conflict-staff': DigestSubject;
  /** To the administrators; `keepsAccess` is of a restore. */
  'backup-used': {
    backupId: string;
    by: string;
    use: 'downloaded' | 'restored';
    keepsAccess?: boolean;
  };
  /** To the administrators; the message is one sentence. */
  'backup-failed': { message: string };
  /** To the administrators: the clock's time now, and when it was last right. */
  'clock-jumped': { now: string; trustedAt: string };
};

/** Mails for staff. All others go to guests. */
const staffKinds: ReadonlySet<MailKind> = new Set<MailKind>([
  'booking-requested-staff',
  'offer-accepted-staff',
  'offer-missed-staff',
  'contract-accepted-staff',
  'review-received-staff',
  'message-received-staff',
  'task-assigned',
  'staff-changed',
  'calendar-trouble-staff',
  'calendar-conflict-staff',
  'backup-used',
  'backup-failed',
  'clock-jumped',
]);

export const isToGuest = (kind: MailKind): boolean => !staffKinds.has(kind);

/** Kinds that are sent as digests. */
export type DigestKind = {
  [K in MailKind]: MailSubjects[K] extends DigestSubject ? K : never;
}[MailKind];

/** Kinds that go to the guest of one stay. */
export type StayMailKind = {
  [K in MailKind]: MailSubjects[K] extends AboutStay ? K : never;
}[MailKind];

/** The subject of a mail of one kind, or of any kind. */
export type MailSubject<Kind extends MailKind = MailKind> = {
  [K in Kind]: { kind: K } & MailSubjects[K];
}[Kind];

export type MailContent = MailParts & {
  subject: string;
  replyTo?: MailAddress;
  calendar?: Mail['calendar'];
  pdf?: Mail['pdf'];
  /** For the greeting, when it is only known at sending. */
  recipientName?: string;
};

/** Writes a mail when it is sent; null when it no longer says the truth. */
type MailTemplate<Kind extends MailKind> = (
  subject: MailSubject<Kind>,
  site: MailSite,
  app: AppContext,
  recipient: Recipient,
) => MailContent | null | Promise<MailContent | null>;

/** One template for each kind; a missing one does not compile. */
export type MailTemplates = { [Kind in MailKind]: MailTemplate<Kind> };

export type Recipient = { name: string; email: string };

/** A mail that has not been sent. */
export type QueuedMail<Kind extends MailKind = MailKind> = {
  id: number;
  subject: MailSubject<Kind>;
  recipient: Recipient;
  /** Including the attempt in progress. */
  attempts: number;
  /** Null once it was given up. */
  nextAttemptAt: string | null;
  /** When it was enqueued or renewed. Together with the number this names one text of one mail. */
  createdAt: string;
};
