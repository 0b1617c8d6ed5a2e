import type { Database } from '#server/database/database.types.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';

export const listHoldingOffers = (db: Database, today: StayDate) =>
  db
    .selectFrom('offerMails as mail')
    .innerJoin('offers', 'offers.mailId', 'mail.id')
    .innerJoin('bookings as stay', 'stay.id', 'mail.bookingId')
    .select(['offers.id', 'offers.startDate', 'offers.endDate', 'offers.numberOfGuests'])
    .select(['mail.bookingId', 'mail.createdAt', 'stay.guestName'])
    .where('mail.validUntil', '>=', today)
    .where('mail.holds', '=', 1)
    .where('offers.outcome', 'is', null)
    .where('stay.status', '=', 'PENDING')
    .execute();
