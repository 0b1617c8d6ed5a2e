import type { Database } from '#server/database/database.types.ts';
import { mailUnproven, notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import type { MailSubject } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import type { StaffStay } from '#shared/bookings.schema.ts';
import type { GuestMailKind } from './bookings.emails.ts';
import { snapshotOf } from './stay-snapshot.ts';

// Each mail is enqueued in the transaction that causes it.

const tellGuest = (tx: Database, subject: MailSubject<GuestMailKind>, now: Date): Promise<void> => {
  const { guestName, guestEmail } = subject.stay;
  const recipient = { name: guestName, email: guestEmail };
  return enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });
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

/** The request was confirmed, rejected or set back to PENDING. */
export const enqueueDecisionMail = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  const subjects = {
    CONFIRMED: { kind: 'booking-confirmed', stay },
    REJECTED: { kind: 'booking-rejected', stay, reason: booking.reason },
    PENDING: { kind: 'booking-reopened', stay },
  } as const;
  await tellGuest(tx, subjects[booking.status], now);
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
