import type { Database } from '#server/database/database.types.ts';
import { searchTextOfBlock } from '#shared/bookings/search-texts.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { insertRow, type NewRow, noArrival, nothingCame, ofOurOwn } from './bookings.repository.ts';

export type NewBlock = {
  startDate: StayDate;
  endDate: StayDate;
  reason: string;
  createdAt: string;
};

/** The database refuses a block that overlaps a confirmed stay or another block: see `isOverlap`. */
export const insertBlock = async (db: Database, block: NewBlock): Promise<number> => {
  const row: NewRow = {
    ...block,
    status: 'NOT_AVAILABLE',
    source: 'site',
    guestName: null,
    guestEmail: null,
    guestPhone: null,
    locale: HOUSE_LOCALE,
    privateNote: '',
    cleaningNote: '',
    guestNote: '',
    quote: null,
    totalCents: null,
    agreedAt: null,
    heldUntil: null,
    cancelledAt: null,
    ...nothingCame,
    portalPays: 0,
    numberOfGuests: null,
    over12: null,
    linen: 0,
    animals: 0,
    note: '',
    userId: null,
    searchText: searchTextOfBlock(block),
    ...ofOurOwn,
    ...noArrival,
  };
  return insertRow(db, row);
};

export const updateReason = async (
  db: Database,
  block: { id: number; reason: string; origin: string | null },
): Promise<void> => {
  const change = { reason: block.reason, searchText: searchTextOfBlock(block) };
  await db.updateTable('bookings').set(change).where('id', '=', block.id).execute();
};
