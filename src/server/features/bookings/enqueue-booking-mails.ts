import type { Database } from '#server/database/database.types.ts';
import { mailUnproven, notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import type { MailSubject } from '#server/features/outbox/outbox.mails.ts';
import {
  enqueueMail,
  findUntriedMailOf,
  hastenMail,
  withdrawMail,
} from '#server/features/outbox/outbox.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { GuestMailKind } from './bookings.emails.ts';
import { snapshotOf } from './stay-snapshot.ts';

// Each mail is enqueued in the transaction that causes it.

/** Mails the guest; does nothing without an address. */
const tellGuest = async (
  tx: Database,
  subject: MailSubject<GuestMailKind>,
  now: Date,
  when: { dueAt?: string } = {},
): Promise<void> => {
  const { guestName, guestEmail, bookingId } = subject.stay;
  if (guestEmail === null) return;
  // A held-back confirmation must not arrive after a later mail.
  const confirmation = await findUntriedMailOf(tx, 'booking-confirmed', bookingId);
  if (confirmation !== null) await hastenMail(tx, confirmation, now);
  const recipient = { name: guestName, email: guestEmail };
  await enqueueMail(tx, { subject, recipient, createdAt: now.toISOString(), ...when });
};

/**
 * A new request: a mail to the guest, and an item in the next digest for staff. An address that the
 * caller has not confirmed gets only a few mails.
 */
export const enqueueRequestMails = async (
  tx: Database,
  { booking, email, isProven }: { booking: StaffStay; email: string; isProven: boolean },
  now: Date,
): Promise<void> => {
  const recipient = { name: booking.guestName, email };
  const single = { kind: 'booking-requested', stay: await snapshotOf(tx, booking, now) } as const;
  const beyond = { kind: 'booking-requested-more', id: booking.id } as const;
  if (isProven) await tellGuest(tx, single, now);
  else await mailUnproven(tx, { single, beyond, recipient }, now);
  await notifyStaff(tx, { kind: 'booking-requested-staff', id: booking.id }, now);
};

/** Staff entered a stay, and the guest is to know. */
export const enqueueEnteredMail = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  const kind = booking.status === 'CONFIRMED' ? 'booking-confirmed' : 'booking-requested';
  await tellGuest(tx, { kind, stay }, now);
};

/** For how long a confirmation can be taken back: longer than the screen offers it, for slow lines. */
const HOLD_MS = 15_000;

/**
 * The request was confirmed, rejected or set back to PENDING; or the stay was cancelled. `isMailHeld`
 * keeps the mail for a moment.
 */
export const enqueueDecisionMail = async (
  tx: Database,
  { booking, isMailHeld }: { booking: StaffStay; isMailHeld: boolean },
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  if (booking.cancelledAt !== null) {
    await tellGuest(tx, { kind: 'booking-cancelled', stay, reason: booking.reason }, now);
    return;
  }
  const subjects = {
    CONFIRMED: { kind: 'booking-confirmed', stay },
    REJECTED: { kind: 'booking-rejected', stay, reason: booking.reason },
    PENDING: { kind: 'booking-reopened', stay },
  } as const;
  const dueAt = new Date(now.getTime() + HOLD_MS).toISOString();
  await tellGuest(tx, subjects[booking.status], now, isMailHeld ? { dueAt } : {});
};

/** Takes back the mail of a confirmation. False when it has left, or an attempt was made. */
export const withdrawConfirmation = async (tx: Database, bookingId: number): Promise<boolean> => {
  const mail = await findUntriedMailOf(tx, 'booking-confirmed', bookingId);
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

/** The booking was deleted. */
export const enqueueDeletionMail = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  await tellGuest(tx, { kind: 'booking-cancelled', stay }, now);
};
