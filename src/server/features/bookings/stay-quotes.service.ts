import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { priceStay } from '#server/features/prices/prices.service.ts';
import type { Quote, QuoteRequest } from '#shared/quote.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { listUnquotedStays, updateQuote } from './bookings.repository.ts';

/** The quote that is kept with a stay, by the price lists of now. */
export const quoteNow = (db: Database, stay: QuoteRequest, now: Date): Promise<Quote> =>
  priceStay(db, todayAtHouse(now), stay);

/** Gives stays from before quotes were kept the one of today. Called after each update of the database. */
export const keepMissingQuotes = ({ database, clock }: AppContext): Promise<void> =>
  inTransaction(database, async (tx) => {
    for (const stay of await listUnquotedStays(tx)) {
      await updateQuote(tx, stay.id, await quoteNow(tx, stay, clock.now()));
    }
  });
