import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { isOverlap } from '#server/database/constraint.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { readBeforeConfirming } from '#server/features/calendars/readings.service.ts';
import { changedStayIssue, MAX_GUESTS, over12After, partyIssue } from '#shared/booking-rules.ts';
import type {
  DecidedStay,
  SetBookingStatusInput,
  StaffBooking,
  StaffStay,
  UpdateBookingInput,
} from '#shared/bookings.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/stay-dates.ts';
import {
  deleteBookingRows,
  findBooking,
  updateGuestEmail,
  updateStatus,
  updateStay,
} from './bookings.repository.ts';
import { assertFree, findStay, getBooking } from './bookings.service.ts';
import {
  enqueueCancellationMail,
  enqueueChangeMail,
  enqueueDecisionMail,
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

const unreadWarning = (names: readonly string[]): string =>
  `Prima di confermare non è stato possibile rileggere: ${names.join(', ')}. Se là c’è un soggiorno nuovo, qui non si vede ancora: conviene controllare.`;

/**
 * Sets the status of a stay. The guest gets a mail when it changed. The calendars of other sites are
 * read once more before days are given away; one that does not answer is a warning. NOT_FOUND, BOOKING_IS_BLOCK,
 * CHANGED_MEANWHILE, DATES_TAKEN.
 */
export const setBookingStatus = async (
  app: AppContext,
  { id, version, status, reason = '' }: SetBookingStatusInput,
): Promise<DecidedStay> => {
  const silent = status === 'CONFIRMED' ? await readBeforeConfirming(app) : [];
  const decided = await decide(app, async (tx) => {
    const before = await findStay(tx, id);
    const decision = { status, reason: status === 'REJECTED' ? reason : '' };
    const says = decision.reason || before.reason;
    if (before.status === status && before.reason === says) return before;
    await bumpVersion(tx, 'bookings', { id, version });
    await updateStatus(tx, id, decision);
    const after = await findStay(tx, id);
    await enqueueDecisionMail(tx, after, app.clock.now());
    return after;
  });
  return silent.length > 0 ? { ...decided, warning: unreadWarning(silent) } : decided;
};

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

/**
 * Deletes a booking or a block; a guest whose stay was still to come gets a mail. NOT_FOUND,
 * BOOKING_IS_IMPORTED.
 */
export const deleteBooking = (app: AppContext, id: number): Promise<StaffBooking> =>
  decide(app, async (tx) => {
    const booking = await getBooking(tx, id);
    if (booking.isBlocked && booking.origin !== null) throw new AppError('BOOKING_IS_IMPORTED');
    await deleteBookingRows(tx, [id]);
    const now = app.clock.now();
    if (concernsGuest(booking, todayAtHouse(now))) await enqueueCancellationMail(tx, booking, now);
    return booking;
  });
