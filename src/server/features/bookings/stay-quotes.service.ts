import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type PricedStay, priceStay } from '#server/features/prices/prices.service.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Quote } from '#shared/prices/quote.ts';
import { listUnquotedStays, updateQuote } from './stay-prices.repository.ts';

/** The quote that is kept with a stay, by the current price lists. */
export const quoteNow = (db: Database, stay: PricedStay, now: Date): Promise<Quote> =>
  priceStay(db, todayAtHouse(now), stay);

/** Null if no price list covers all nights. */
const quoteIfCovered = async (db: Database, stay: PricedStay, now: Date): Promise<Quote | null> => {
  try {
    return await quoteNow(db, stay, now);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Gives stays from before quotes were kept the one of today. Called after each update of the database. */
export const keepMissingQuotes = ({ database, clock }: AppContext): Promise<void> =>
  inTransaction(database, async (tx) => {
    for (const stay of await listUnquotedStays(tx)) {
      const quote = await quoteIfCovered(tx, stay, clock.now());
      if (quote) await updateQuote(tx, stay.id, quote);
    }
  });
