import type { Database } from '#server/database/database.types.ts';
import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { insertBlock } from './blocks.repository.ts';
import { insertStay, type NewStay } from './bookings.repository.ts';
import { deleteBookingRows } from './stay-money.repository.ts';
import { quoteNow } from './stay-quotes.service.ts';

// Bookings of the sample house: no mails, no checks.

export const addSampleBlock = insertBlock;
export const removeSampleBookings = deleteBookingRows;

const usual = {
  guestPhone: null,
  linen: false,
  animals: 0,
  privateNote: '',
  cleaningNote: '',
  source: 'site',
  locale: HOUSE_LOCALE,
} as const;
type Usual = keyof typeof usual | 'over12';

type SampleStay = Omit<NewStay, Usual | 'userId' | 'quote' | 'totalCents'> &
  Partial<Pick<NewStay, Usual>> & { status: DecidableStatus };

export const addSampleStay = async (
  tx: Database,
  { status, ...given }: SampleStay,
): Promise<number> => {
  const stay = { ...usual, over12: given.numberOfGuests, ...given };
  const quote = await quoteNow(tx, stay, new Date(stay.createdAt));
  const row = { ...stay, quote, totalCents: quote.totalCents, userId: null };
  return insertStay(tx, row, status);
};
