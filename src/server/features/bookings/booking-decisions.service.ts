import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { isOverlap } from '#server/database/constraint.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { changedStayIssue, MAX_GUESTS, over12After, partyIssue } from '#shared/booking-rules.ts';
import type {
  SetBookingStatusInput,
  SetPaidInput,
  StaffBooking,
  StaffStay,
  TakeBackInput,
  UpdateBookingInput,
} from '#shared/bookings.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/stay-dates.ts';
import {
  deleteBookingRows,
  findBooking,
  updateGuestEmail,
  updatePaidAt,
  updateStatus,
  updateStay,
} from './bookings.repository.ts';
import { assertFree, findStay, getBooking } from './bookings.service.ts';
import {
  enqueueCancellationMail,
  enqueueChangeMail,
  enqueueDecisionMail,
  withdrawConfirmation,
} from './enqueue-booking-mails.ts';

/** Runs `work` in a transaction; an overlap refused by the database becomes DATES_TAKEN. */
export const decide = async <T>(
  app: AppContext,
  work: (tx: Database) => Promise<T>,
): Promise<T> => {
  try {
    return await inTransaction(app.database, work);
  } catch (error) {
    throw isOverlap(error) ? new AppError('DATES_TAKEN') : error;
  } finally {
    app.wakeMailWorker();
  }
};

/**
 * Sets the status of a stay. The guest gets a mail when it changed: at once, or some seconds later
 * where `holdMail` asks for a confirmation that can be taken back. NOT_FOUND, BOOKING_IS_BLOCK,
 * CHANGED_MEANWHILE, DATES_TAKEN.
 */
export const setBookingStatus = (
  app: AppContext,
  { id, version, status, reason = '', holdMail = false }: SetBookingStatusInput,
): Promise<StaffStay> =>
  decide(app, async (tx) => {
    const before = await findStay(tx, id);
    const decision = { status, reason: status === 'REJECTED' ? reason : '' };
    const says = decision.reason || before.reason;
    if (before.status === status && before.reason === says) return before;
    await bumpVersion(tx, 'bookings', { id, version });
    await updateStatus(tx, id, decision);
    const after = await findStay(tx, id);
    const held = holdMail && before.status === 'PENDING' && status === 'CONFIRMED';
    await enqueueDecisionMail(tx, { booking: after, held }, app.clock.now());
    return after;
  });

/**
 * Takes a confirmation back: the stay waits again, its guest hears of neither. CONFIRMATION_MAILED once
 * its mail has left, and for a stay that is not confirmed; NOT_FOUND, BOOKING_IS_BLOCK,
 * CHANGED_MEANWHILE.
 */
export const takeBackConfirmation = (
  app: AppContext,
  { id, version }: TakeBackInput,
): Promise<StaffStay> =>
  decide(app, async (tx) => {
    const before = await findStay(tx, id);
    await bumpVersion(tx, 'bookings', { id, version });
    const isWithdrawn = before.status === 'CONFIRMED' && (await withdrawConfirmation(tx, before));
    if (!isWithdrawn) throw new AppError('CONFIRMATION_MAILED');
    await updateStatus(tx, id, { status: 'PENDING', reason: '' });
    return findStay(tx, id);
  });

/** Notes that a stay is paid, or that it is not. NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE. */
export const setStayPaid = (
  app: AppContext,
  { id, version, paid }: SetPaidInput,
): Promise<StaffStay> =>
  decide(app, async (tx) => {
    const before = await findStay(tx, id);
    if (paid === (before.paidAt !== null)) return before;
    await bumpVersion(tx, 'bookings', { id, version });
    await updatePaidAt(tx, id, paid ? app.clock.now().toISOString() : null);
    return findStay(tx, id);
  });

const changedStay = (before: StaffStay, change: UpdateBookingInput) => {
  const numberOfGuests = change.numberOfGuests ?? before.numberOfGuests;
  return {
    startDate: change.startDate ?? before.startDate,
    endDate: change.endDate ?? before.endDate,
    numberOfGuests,
    over12: over12After(before, numberOfGuests),
  };
};

type ChangedStay = ReturnType<typeof changedStay>;

const hasSameDates = (a: ChangedStay, b: ChangedStay): boolean =>
  a.startDate === b.startDate && a.endDate === b.endDate;

const isSameStay = (a: ChangedStay, b: ChangedStay): boolean =>
  hasSameDates(a, b) && a.numberOfGuests === b.numberOfGuests;

const assertAllowed = (before: StaffStay, after: ChangedStay, today: StayDate): void => {
  // Staff may accept a larger party than the property's page offers, up to the site's own limit.
  const issue = changedStayIssue(before, after, today) ?? partyIssue(after, MAX_GUESTS);
  if (issue) throw invalidInput(issue);
};

/**
 * Changes a stay's dates or party. INVALID_INPUT, NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE,
 * DATES_TAKEN.
 */
export const updateBooking = (app: AppContext, change: UpdateBookingInput): Promise<StaffStay> =>
  decide(app, async (tx) => {
    const before = await findStay(tx, change.id);
    const wanted = changedStay(before, change);
    if (isSameStay(wanted, before)) return before;
    await bumpVersion(tx, 'bookings', change);
    assertAllowed(before, wanted, todayAtHouse(app.clock.now()));
    const isMoved = !hasSameDates(wanted, before);
    if (isMoved && before.status !== 'REJECTED') await assertFree(tx, wanted, before.id);
    await updateStay(tx, before.id, wanted);
    const after = await findStay(tx, before.id);
    if (after.status !== 'REJECTED') {
      await enqueueChangeMail(tx, { before, after }, app.clock.now());
    }
    return after;
  });

/** Replaces the address of these stays' guest where it still is `from`; in a transaction. */
export const correctGuestEmail = async (
  tx: Database,
  ids: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<void> => {
  for (const id of ids) {
    const booking = await findBooking(tx, id);
    if (!booking || booking.isBlocked || booking.guestEmail !== from) continue;
    await bumpVersion(tx, 'bookings', { id });
    await updateGuestEmail(tx, id, { guestName: booking.guestName, guestEmail: to });
  }
};

const concernsGuest = (booking: StaffBooking, today: StayDate): booking is StaffStay =>
  !booking.isBlocked &&
  booking.guest !== null &&
  booking.status !== 'REJECTED' &&
  booking.endDate >= today;

/** Deletes a booking or a block; a guest whose stay was still to come gets a mail. NOT_FOUND. */
export const deleteBooking = (app: AppContext, id: number): Promise<StaffBooking> =>
  decide(app, async (tx) => {
    const booking = await getBooking(tx, id);
    await deleteBookingRows(tx, [id]);
    const now = app.clock.now();
    if (concernsGuest(booking, todayAtHouse(now))) await enqueueCancellationMail(tx, booking, now);
    return booking;
  });
