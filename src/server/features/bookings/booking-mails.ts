import type { Database } from '#server/database/database.types.ts';
import { findStaff } from '#server/features/accounts/accounts.service.ts';
import type { MailSubject, StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { priceStay } from '#server/features/prices/prices.service.ts';
import type { StaffStay } from '#shared/bookings.schema.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import type { BookingMailKind } from './bookings.emails.ts';

// Who hears of what. Each mail is written into the transaction that causes it.

const snapshotOf = async (tx: Database, stay: StaffStay, now: Date): Promise<StaySnapshot> => {
  const { totalCents, toBeAgreed } = await priceStay(tx, todayAtHouse(now), stay);
  const { id: bookingId, startDate, endDate, numberOfGuests, over12, linen, note } = stay;
  const { guestName, guestEmail } = stay;
  const price = { totalCents, toBeAgreed };
  return {
    bookingId,
    startDate,
    endDate,
    numberOfGuests,
    over12,
    linen,
    note,
    guestName,
    guestEmail,
    price,
  };
};

const tellGuest = (
  tx: Database,
  subject: MailSubject<BookingMailKind>,
  now: Date,
): Promise<void> => {
  const { guestName, guestEmail } = subject.stay;
  const recipient = { name: guestName, email: guestEmail };
  return enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });
};

/** A new request: the guest has it in writing, and each of the staff hears of it. */
export const announceRequest = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  await tellGuest(tx, { kind: 'booking-requested', stay }, now);
  for (const recipient of await findStaff(tx)) {
    const subject = { kind: 'booking-requested-staff', stay } as const;
    await enqueueMail(tx, { subject, recipient, createdAt: now.toISOString() });
  }
};

/** A request was confirmed or rejected, or its answer was taken back. */
export const announceDecision = async (
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

export const announceChange = async (
  tx: Database,
  { before, after }: { before: StaffStay; after: StaffStay },
  now: Date,
): Promise<void> => {
  const { startDate, endDate, numberOfGuests } = before;
  const previous = { startDate, endDate, numberOfGuests };
  const stay = await snapshotOf(tx, after, now);
  await tellGuest(tx, { kind: 'booking-changed', stay, previous }, now);
};

export const announceCancellation = async (
  tx: Database,
  booking: StaffStay,
  now: Date,
): Promise<void> => {
  const stay = await snapshotOf(tx, booking, now);
  await tellGuest(tx, { kind: 'booking-cancelled', stay }, now);
};
