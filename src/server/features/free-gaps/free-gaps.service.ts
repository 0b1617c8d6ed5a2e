import type { Database } from '#server/database/database.types.ts';
import { findOfferedNights } from '#server/features/offered-nights/offered-nights.service.ts';
import { gapEnd } from '#shared/bookings/free-gaps.ts';
import type { Occupation } from '#shared/bookings/occupancy.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import { type PriceRules, paidNights } from '#shared/prices/price-lists.ts';
import { listHolding } from './free-gaps.repository.ts';

// Gaps between taken nights (decision 53). Prices read them, so they are a feature below prices.

type Stay = { startDate: StayDate; endDate: StayDate; id?: number };

/** Whether a stay has all nights of a gap that may be asked for whole. The nights of its own `id` are free. */
export const isWholeGap = async (
  db: Database,
  stay: Stay,
  { today, rules }: { today: StayDate; rules: PriceRules | undefined },
): Promise<boolean> => {
  const nights = paidNights(stay).length;
  if (!rules?.gap || nights > rules.gap.nights) return false;
  const { startDate, id = 0 } = stay;
  const around = { from: addDays(startDate, -1), until: addDays(startDate, nights + 1) };
  const offered = (await findOfferedNights(db, today))
    .filter(({ bookingId }) => bookingId !== id)
    .map((offer): Occupation => ({ ...offer, status: 'CONFIRMED' }));
  const taken: Occupation[] = [...(await listHolding(db, around, id)), ...offered];
  return gapEnd(startDate, rules, { today, occupations: taken }) === stay.endDate;
};
