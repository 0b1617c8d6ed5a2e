import type { Database } from '#server/database/database.types.ts';
import type { StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { priceStay } from '#server/features/prices/prices.service.ts';
import type { StaffStay } from '#shared/bookings.schema.ts';
import { todayAtHouse } from '#shared/stay-dates.ts';

/** The booking data that a mail needs, priced with the price list valid at `now`. */
export const snapshotOf = async (
  db: Database,
  stay: StaffStay,
  now: Date,
): Promise<StaySnapshot> => {
  const { totalCents, toBeAgreed } = await priceStay(db, todayAtHouse(now), stay);
  const { id: bookingId, startDate, endDate, numberOfGuests, over12, linen, note } = stay;
  const { guestName, guestEmail } = stay;
  const price = { totalCents, toBeAgreed };
  return {
    bookingId,
    startDate,
    endDate,
    numberOfGuests,
    over12,
    linen,
    note,
    guestName,
    guestEmail,
    price,
  };
};
