import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import { isRequestOverdue } from '#shared/booking-rules.ts';
import type { ClaimsOfDays, WaitingRequests } from '#shared/bookings.schema.ts';
import type { DayInterval } from '#shared/occupancy.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';
import { countWaitingRequests, listClaims, listWaitingRequests } from './claims.repository.ts';

export const getClaims = async (db: Database, days: DayInterval): Promise<ClaimsOfDays> => ({
  ...days,
  claims: await listClaims(db, days),
});

/** How many requests the dashboard shows. */
const ANNOUNCED = 10;

export const getWaitingRequests = async (app: AppContext): Promise<WaitingRequests> => {
  const now = app.clock.now();
  const today = todayAtHouse(now);
  const listed = await listWaitingRequests(app.database, today, ANNOUNCED);
  return {
    requests: listed.map((request) => ({
      ...request,
      isOverdue: isRequestOverdue(request, { now, today }),
    })),
    total: await countWaitingRequests(app.database, today),
  };
};
