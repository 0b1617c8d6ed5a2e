import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { insertBlock } from './blocks.repository.ts';
import { insertStay, type NewStay } from './bookings.repository.ts';
import { listSampleBookings } from './sample-bookings.repository.ts';
import { deleteBookingRows } from './stay-money.repository.ts';
import { quoteNow } from './stay-quotes.service.ts';

// Bookings of the sample house. They are made without mails and checks; reports, returns and takings leave them out.

/** The ids of the sample's bookings. */
export const findSampleBookings = async (db: Database): Promise<ReadonlySet<number>> =>
  new Set(await listSampleBookings(db));

/** The rows of real bookings. */
export const withoutSample = async <Row extends { id: number }>(
  db: Database,
  rows: readonly Row[],
): Promise<Row[]> => {
  const invented = await findSampleBookings(db);
  return rows.filter(({ id }) => !invented.has(id));
};

/** Refuses a booking of the sample house: SAMPLE_STAY. */
export const assertNoSample = async (db: Database, id: number): Promise<void> => {
  if ((await findSampleBookings(db)).has(id)) throw new AppError('SAMPLE_STAY');
};

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
