import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { BlockDatesInput, SetReasonInput } from '#shared/bookings/blocks.schema.ts';
import { blockIssue } from '#shared/bookings/booking-rules.ts';
import type { StaffBlock } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { insertBlock, updateReason } from './blocks.repository.ts';
import { inBookingTransaction } from './booking-decisions.service.ts';
import { findBooking } from './bookings.repository.ts';
import { assertNotOffered } from './bookings.service.ts';
import { deleteBookingRows } from './stay-money.repository.ts';

const findBlock = async (db: Database, id: number): Promise<StaffBlock> => {
  const booking = await findBooking(db, id);
  if (!booking) throw notFound('Blocco di date non trovato.');
  if (!booking.isBlocked) throw new AppError('BOOKING_IS_NOT_BLOCK');
  return booking;
};

/** Blocks days, both ends included. INVALID_INPUT, DATES_TAKEN. */
export const blockDates = async (app: AppContext, input: BlockDatesInput): Promise<StaffBlock> => {
  const now = app.clock.now();
  const issue = blockIssue(input, todayAtHouse(now));
  if (issue) throw invalidInput(issue);
  return inBookingTransaction(app, async (tx) => {
    const days = { ...input, status: 'NOT_AVAILABLE' } as const;
    await assertNotOffered(tx, days, { today: todayAtHouse(now) });
    return findBlock(tx, await insertBlock(tx, { ...input, createdAt: now.toISOString() }));
  });
};

/** Changes the note on a block, also on nights of another calendar. NOT_FOUND, BOOKING_IS_NOT_BLOCK. */
export const setReason = (app: AppContext, { id, reason }: SetReasonInput): Promise<StaffBlock> =>
  inBookingTransaction(app, async (tx) => {
    const block = await findBlock(tx, id);
    await updateReason(tx, { ...block, reason });
    return { ...block, reason };
  });

/** Deletes a block. NOT_FOUND, BOOKING_IS_NOT_BLOCK, BOOKING_IS_IMPORTED. */
export const unblockDates = (app: AppContext, id: number): Promise<StaffBlock> =>
  inBookingTransaction(app, async (tx) => {
    const block = await findBlock(tx, id);
    if (block.origin !== null) throw new AppError('BOOKING_IS_IMPORTED');
    await deleteBookingRows(tx, [id]);
    return block;
  });
