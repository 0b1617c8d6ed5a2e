import type { Database } from '#server/database/database.types.ts';
import { mailUnproven, notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import type { MailSubject, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import {
  enqueueMail,
  findUntriedMails,
  hastenMail,
  withdrawMail,
} from '#server/features/outbox/outbox.service.ts';
import type { StaffStay } from '#shared/bookings.schema.ts';
import type { GuestMailKind } from './bookings.emails.ts';
import { snapshotOf } from './stay-snapshot.ts';

// Each mail is enqueued in the transaction that causes it.

/** The mail of a confirmation while nobody has tried to send it. */
const findUnsentConfirmation = async (
  tx: Database,
  { bookingId, guestEmail }: Pick<StaySnapshot, 'bookingId' | 'guestEmail'>,
): Promise<number | null> => {
  const mails = await findUntriedMails(tx, 'booking-confirmed', guestEmail);
  return mails.find(({ subject }) => subject.stay.bookingId === bookingId)?.id ?? null;
};

type TellOptions = { dueAt?: string };

const tellGuest = async (
  tx: Database,
  subject: MailSubject<GuestMailKind>,
  now: Date,
  options: TellOptions = {},
): Promise<void> => {
  const { guestName, guestEmail } = subject.stay;
  // A confirmation that is held back must not arrive after what followed it.
  const held = await findUnsentConfirmation(tx, subject.stay);
  if (held !== null) await hastenMail(tx, held, now);
  const recipient = { name: guestName, email: guestEmail };
  await enqueueMail(tx, { subject, recipient, createdAt: now.toISOString(), ...options });
};

/**
 * A new request: a mail to the guest, and an item in the next digest for staff. An address that the
 * caller has not confirmed gets only a few mails.
 */
export const enqueueRequestMails = async (
  tx: Database,
  { booking, isProven }: { booking: StaffStay; isProven: boolean },
  now: Date,
): Promise<void> => {
  const single = { kind: 'booking-requested', stay: await snapshotOf(tx, booking, now) } as const;
  const beyond = { kind: 'booking-requested-more', id: booking.id } as const;
  if (isProven) await tellGuest(tx, single, now);
  else await mailUnproven(tx, { single, beyond, recipient: booking.guest }, now);
  await notifyStaff(tx, { kind: 'booking-requested-staff', id: booking.id }, now);
};

/** For how long a confirmation can be taken back: longer than the screen offers it, for slow lines. */
const HOLD_MS = 15_000;

/** The request was confirmed, rejected or set back to PENDING; `held` keeps the mail for a moment. */
export const enqueueDecisionMail = async (
  tx: Database,
  { booking, held }: { booking: StaffStay; held: boolean },
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  const subjects = {
    CONFIRMED: { kind: 'booking-confirmed', stay },
    REJECTED: { kind: 'booking-rejected', stay, reason: booking.reason },
    PENDING: { kind: 'booking-reopened', stay },
  } as const;
  const dueAt = new Date(now.getTime() + HOLD_MS).toISOString();
  await tellGuest(tx, subjects[booking.status], now, held ? { dueAt } : {});
};

/** Takes back the mail of a confirmation. False when it has left, or an attempt was made. */
export const withdrawConfirmation = async (
  tx: Database,
  { id: bookingId, guestEmail }: StaffStay,
): Promise<boolean> => {
  const mail = await findUnsentConfirmation(tx, { bookingId, guestEmail });
  if (mail !== null) await withdrawMail(tx, mail);
  return mail !== null;
};

export const enqueueChangeMail = async (
  tx: Database,
  { before, after }: { before: StaffStay; after: StaffStay },
  now: Date,
): Promise<void> => {
  const { startDate, endDate, numberOfGuests } = before;
  const previous = { startDate, endDate, numberOfGuests };
  const stay = await snapshotOf(tx, after, now);
  await tellGuest(tx, { kind: 'booking-changed', stay, previous }, now);
};

export const enqueueCancellationMail = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  await tellGuest(tx, { kind: 'booking-cancelled', stay }, now);
};
