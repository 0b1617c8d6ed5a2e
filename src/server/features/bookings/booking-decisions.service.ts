import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { isOverlap } from '#server/database/constraint.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { readBeforeConfirming } from '#server/features/calendars/readings.service.ts';
import { holdIssue } from '#shared/bookings/booking-rules.ts';
import type {
  CancelStayInput,
  DecidedStay,
  DeleteBookingInput,
  HoldRequestInput,
  SetBookingStatusInput,
  StaffBooking,
  StaffStay,
  TakeBackInput,
} from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { endAnswerLinks } from './answer-link.service.ts';
import { updateHeldUntil, updateStatus } from './bookings.repository.ts';
import { assertNotOffered, findStay, getBooking } from './bookings.service.ts';
import { HOLD_MS, isConfirmationHeld, mailChange } from './enqueue-booking-mails.ts';
import { isToCome } from './personal-data.service.ts';
import { deleteBookingRows, hasMoney } from './stay-money.repository.ts';
import { updateToAgreed, updateToNotAgreed } from './stay-prices.repository.ts';

/** Runs `work` in a transaction; an overlap refused by the database becomes DATES_TAKEN. */
export const inBookingTransaction = async <T>(
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

type Decision = {
  id: number;
  status: StaffStay['status'];
  reason: string;
  tellGuest: boolean;
  /** Where a waiting request is confirmed: its mail leaves some seconds later. */
  holdMail?: boolean | undefined;
  seenVersion?: number | undefined;
};

/** Confirmed before and rejected now: cancelled. A cancelled stay stays so when its reason changes. */
const cancellationOf = (
  before: StaffStay,
  status: StaffStay['status'],
  now: Date,
): string | null => {
  if (status !== 'REJECTED') return null;
  return before.status === 'CONFIRMED' ? now.toISOString() : before.cancelledAt;
};

type Decided = Pick<DecidedStay, 'isGuestMailed'> & { stay: StaffStay };

/** Sets the status of a stay, and mails the change to the guest. */
const setStatus = async (
  tx: Database,
  { id, seenVersion, status, reason, tellGuest, holdMail = false }: Decision,
  now: Date,
): Promise<Decided> => {
  const before = await findStay(tx, id);
  const says = reason || before.reason;
  if (before.status === status && before.reason === says) {
    return { stay: before, isGuestMailed: false };
  }
  await bumpVersion(tx, 'bookings', { id, seenVersion });
  const cancelledAt = cancellationOf(before, status, now);
  await updateStatus(tx, id, { status, reason, cancelledAt });
  if (status === 'CONFIRMED') await updateToAgreed(tx, id, now.toISOString());
  if (status === 'PENDING') await endAnswerLinks(tx, id);
  const after = await findStay(tx, id);
  const isMailHeld = holdMail && before.status === 'PENDING' && status === 'CONFIRMED';
  const isGuestMailed = await mailChange(tx, { before, after, tellGuest, isMailHeld }, now);
  return { stay: after, isGuestMailed };
};

const rejectOthers = async (
  tx: Database,
  others: SetBookingStatusInput['reject'],
  { tellGuest, now }: { tellGuest: boolean; now: Date },
): Promise<void> => {
  for (const { id, reason = '' } of others) {
    if ((await findStay(tx, id)).status !== 'PENDING') throw new AppError('BOOKING_NOT_WAITING');
    await setStatus(tx, { id, status: 'REJECTED', reason, tellGuest }, now);
  }
};

/**
 * Sets the status of a stay, and turns other requests down with it: all or none. Guests get a
 * mail when something changed for them, at once, or some seconds later where `holdMail` asks for a
 * confirmation that can be taken back. The calendars of other sites are read once more before days are
 * given away; one that does not answer is a warning. From CONFIRMED to REJECTED cancels the stay. NOT_FOUND,
 * BOOKING_IS_BLOCK, CHANGED_MEANWHILE, DATES_TAKEN, BOOKING_NOT_WAITING, INVALID_INPUT (also for
 * `holdMail` with `reject`: mails to other guests cannot be taken back). `check` runs first in the transaction, and
 * refuses by throwing.
 */
export const setBookingStatus = async (
  app: AppContext,
  { id, seenVersion, status, reason = '', reject, tellGuest, holdMail }: SetBookingStatusInput,
  check?: (tx: Database) => Promise<void>,
): Promise<DecidedStay> => {
  const othersOnly = status !== 'PENDING' && reject.every((other) => other.id !== id);
  if (reject.length > 0 && !othersOnly) {
    const message = 'Puoi rifiutare altre richieste solo mentre ne confermi o rifiuti una';
    throw invalidInput({ path: 'reject', message });
  }
  if (reject.length > 0 && holdMail) {
    const message =
      'Una conferma che rifiuta altre richieste non si può annullare: togli holdMail o reject';
    throw invalidInput({ path: 'holdMail', message });
  }
  const unread = status === 'CONFIRMED' ? await readBeforeConfirming(app) : {};
  const decided = await inBookingTransaction(app, async (tx) => {
    await check?.(tx);
    const now = app.clock.now();
    const says = status === 'REJECTED' ? reason : '';
    const decision = { id, seenVersion, status, reason: says, tellGuest, holdMail };
    const { stay, isGuestMailed } = await setStatus(tx, decision, now);
    await rejectOthers(tx, reject, { tellGuest, now });
    if (status === 'CONFIRMED') {
      await assertNotOffered(tx, stay, { today: todayAtHouse(now), exceptId: id });
    }
    return { ...stay, isGuestMailed };
  });
  return { ...decided, ...unread };
};

/**
 * Takes a confirmation back: the stay is pending again, and the guest receives no mail about either
 * step. CONFIRMATION_MAILED once its mail leaves or another one followed, and for a stay that is not
 * confirmed; NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE.
 */
export const takeBackConfirmation = (
  app: AppContext,
  { id, seenVersion }: TakeBackInput,
): Promise<StaffStay> =>
  inBookingTransaction(app, async (tx) => {
    const now = app.clock.now();
    const before = await findStay(tx, id);
    await bumpVersion(tx, 'bookings', { id, seenVersion });
    const isHeld = before.status === 'CONFIRMED' && (await isConfirmationHeld(tx, before, now));
    if (!isHeld) throw new AppError('CONFIRMATION_MAILED');
    await updateStatus(tx, id, { status: 'PENDING', reason: '', cancelledAt: null });
    await updateToNotAgreed(tx, id, new Date(now.getTime() - HOLD_MS).toISOString());
    await endAnswerLinks(tx, id);
    const after = await findStay(tx, id);
    await mailChange(tx, { before, after, tellGuest: false }, now);
    return after;
  });

/**
 * Cancels a confirmed stay: its days are free again, its data stay. NOT_FOUND, BOOKING_IS_BLOCK,
 * BOOKING_NOT_CONFIRMED, CHANGED_MEANWHILE.
 */
export const cancelStay = (
  app: AppContext,
  { id, seenVersion, reason, tellGuest }: CancelStayInput,
): Promise<StaffStay> =>
  inBookingTransaction(app, async (tx) => {
    const before = await findStay(tx, id);
    if (before.status !== 'CONFIRMED' && before.cancelledAt === null) {
      throw new AppError('BOOKING_NOT_CONFIRMED');
    }
    const decision = { id, seenVersion, status: 'REJECTED', reason, tellGuest } as const;
    return (await setStatus(tx, decision, app.clock.now())).stay;
  });

/**
 * Holds a request until a day. Reminders about it pause until then. NOT_FOUND, BOOKING_IS_BLOCK,
 * BOOKING_NOT_WAITING, CHANGED_MEANWHILE, INVALID_INPUT.
 */
export const holdRequest = (
  app: AppContext,
  { id, seenVersion, until }: HoldRequestInput,
): Promise<StaffStay> =>
  inBookingTransaction(app, async (tx) => {
    const before = await findStay(tx, id);
    if (before.status !== 'PENDING') throw new AppError('BOOKING_NOT_WAITING');
    if (before.heldUntil === until) return before;
    const issue = until && holdIssue(until, todayAtHouse(app.clock.now()));
    if (issue) throw invalidInput(issue);
    await bumpVersion(tx, 'bookings', { id, seenVersion });
    await updateHeldUntil(tx, id, until);
    return findStay(tx, id);
  });

/**
 * Deletes a booking or a block. The guest of an upcoming stay gets a mail. NOT_FOUND,
 * BOOKING_IS_IMPORTED, BOOKING_HAS_PAYMENTS.
 */
export const deleteBooking = (
  app: AppContext,
  { id, tellGuest }: DeleteBookingInput,
): Promise<StaffBooking> =>
  inBookingTransaction(app, async (tx) => {
    const booking = await getBooking(tx, id);
    if (booking.isBlocked && booking.origin !== null) throw new AppError('BOOKING_IS_IMPORTED');
    if (await hasMoney(tx, id)) throw new AppError('BOOKING_HAS_PAYMENTS');
    await deleteBookingRows(tx, [id]);
    const now = app.clock.now();
    if (!booking.isBlocked && booking.guest !== null) {
      const isTold = tellGuest && isToCome(booking, todayAtHouse(now));
      await mailChange(tx, { before: booking, after: null, tellGuest: isTold }, now);
    }
    return booking;
  });
