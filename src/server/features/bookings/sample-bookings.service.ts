import type { Database } from '#server/database/database.types.ts';
import type { DecidableStatus } from '#shared/bookings.schema.ts';
import { deleteBookingRows, insertBlock, insertStay, type NewStay } from './bookings.repository.ts';

// Bookings of the sample house: no mails, no checks.

export const addSampleBlock = insertBlock;
export const removeSampleBookings = deleteBookingRows;

type SampleStay = Omit<NewStay, 'over12' | 'linen' | 'userId'> & { status: DecidableStatus };

export const addSampleStay = (tx: Database, { status, ...stay }: SampleStay): Promise<number> =>
  insertStay(tx, { ...stay, over12: stay.numberOfGuests, linen: false, userId: null }, status);
