import type { Database } from '#server/database/database.types.ts';
import type { OwnBooking } from '#shared/bookings/bookings.schema.ts';
import type { Quote } from '#shared/prices/quote.ts';
import { toStay } from './booking-rows.ts';

/** Stays from before their quotes were kept. */
export const listUnquotedStays = async (db: Database): Promise<OwnBooking[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('quote', 'is', null)
    .where('status', '!=', 'NOT_AVAILABLE')
    .execute();
  return rows.map(toStay);
};

export const updateQuote = async (db: Database, id: number, quote: Quote): Promise<void> => {
  const price = { quote: JSON.stringify(quote), totalCents: quote.totalCents };
  await db.updateTable('bookings').set(price).where('id', '=', id).execute();
  // A stay marked as paid before its total was known counts as paid in full.
  const marked = await db
    .updateTable('payments')
    .set({ amountCents: quote.totalCents })
    .where('bookingId', '=', id)
    .where('amountCents', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!marked) return;
  const came = { cameCents: quote.totalCents };
  await db.updateTable('bookings').set(came).where('id', '=', id).execute();
};

/** The total of a confirmed stay is agreed, since its first confirmation. */
export const updateToAgreed = async (db: Database, id: number, agreedAt: string): Promise<void> => {
  await db
    .updateTable('bookings')
    .set({ agreedAt })
    .where('id', '=', id)
    .where('agreedAt', 'is', null)
    .execute();
};

/** Undoes an agreement of `since` or later. */
export const updateToNotAgreed = async (db: Database, id: number, since: string): Promise<void> => {
  await db
    .updateTable('bookings')
    .set({ agreedAt: null })
    .where('id', '=', id)
    .where('agreedAt', '>=', since)
    .execute();
};
