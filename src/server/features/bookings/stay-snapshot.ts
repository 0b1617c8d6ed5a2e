import type { Database } from '#server/database/database.types.ts';
import type { StaySnapshot } from '#server/features/outbox/outbox.mails.ts';
import { priceStay } from '#server/features/prices/prices.service.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';

/** The price that is kept with a stay; by today's list for one from before prices were kept. */
const priceOf = async (
  db: Database,
  stay: StaffStay,
  now: Date,
): Promise<StaySnapshot['price']> => {
  const quote = stay.quote ?? (await priceStay(db, todayAtHouse(now), stay));
  const isAgreed = stay.priceState === 'agreed';
  return {
    totalCents: stay.totalCents ?? quote.totalCents,
    toBeAgreed: quote.toBeAgreed && !isAgreed,
    isAgreed,
    lines: quote.lines.map(({ kind, label, amountCents }) =>
      kind === 'other' ? { kind, label, amountCents } : { kind, amountCents },
    ),
    listYear: quote.priceListYear,
  };
};

/** The booking data that a mail needs. */
export const snapshotOf = async (
  db: Database,
  stay: StaffStay,
  now: Date,
): Promise<StaySnapshot> => {
  const { id: bookingId, startDate, endDate, numberOfGuests, over12, linen, animals } = stay;
  const { note, locale, guestName, guestEmail, guestPhone } = stay;
  const price = await priceOf(db, stay, now);
  return {
    bookingId,
    startDate,
    endDate,
    numberOfGuests,
    over12,
    linen,
    animals,
    note,
    guestName,
    guestEmail,
    guestPhone,
    locale,
    price,
  };
};
