import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { priceStays } from '#server/features/prices/prices.service.ts';
import { SOON_DAYS } from '#shared/booking-rules.ts';
import type { ClaimsOfDays, UnpaidStays, WaitingRequests } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import type { QuoteRequest } from '#shared/quote.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/stay-dates.ts';
import {
  countUnpaidStays,
  countWaitingRequests,
  listClaims,
  listUnpaidStays,
  listWaitingRequests,
} from './claims.repository.ts';

export const getClaims = async (db: Database, days: DayInterval): Promise<ClaimsOfDays> => ({
  ...days,
  claims: await listClaims(db, days),
});

/** How many requests or stays the start page shows. */
const ANNOUNCED = 10;

/** Replaces what a price is computed from by the price. */
const withPrices = async <Stay extends QuoteRequest>(
  db: Database,
  today: StayDate,
  stays: readonly Stay[],
) => {
  const quotes = await priceStays(db, today, stays);
  return stays.map(({ over12: _, linen: __, ...stay }, index) => {
    const quote = quotes[index];
    const price = quote ? { totalCents: quote.totalCents, toBeAgreed: quote.toBeAgreed } : null;
    return { ...stay, price };
  });
};

/** Who arrives soon comes first, then who has waited longest. */
const listMostUrgent = async (db: Database, today: StayDate) => {
  const wish = { today, soon: addDays(today, SOON_DAYS) };
  const first = await listWaitingRequests(db, 'soon', { ...wish, limit: ANNOUNCED });
  const limit = ANNOUNCED - first.length;
  return [...first, ...(await listWaitingRequests(db, 'later', { ...wish, limit }))];
};

export const getWaitingRequests = async (app: AppContext): Promise<WaitingRequests> => {
  const { database } = app;
  const today = todayAtHouse(app.clock.now());
  return {
    requests: await withPrices(database, today, await listMostUrgent(database, today)),
    total: await countWaitingRequests(database, today),
  };
};

export const getUnpaidStays = async ({ database, clock }: AppContext): Promise<UnpaidStays> => {
  const today = todayAtHouse(clock.now());
  const soon = addDays(today, SOON_DAYS);
  return {
    stays: await withPrices(
      database,
      today,
      await listUnpaidStays(database, { soon, limit: ANNOUNCED }),
    ),
    total: await countUnpaidStays(database, soon),
  };
};
