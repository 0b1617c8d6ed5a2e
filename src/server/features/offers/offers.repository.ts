import type { Database } from '#server/database/database.types.ts';
import type { OfferMailsTable } from '#server/database/tables/offers.table.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Offer, OfferLine, OfferOutcome } from '#shared/offers/offers.schema.ts';

/** Each offer with its mail and its stay. */
const offers = (db: Database) =>
  db
    .selectFrom('offerMails as mail')
    .innerJoin('offers', 'offers.mailId', 'mail.id')
    .innerJoin('bookings as stay', 'stay.id', 'mail.bookingId')
    .select(['offers.id', 'offers.startDate', 'offers.endDate', 'offers.numberOfGuests'])
    .select(['offers.lines', 'offers.outcome', 'offers.outcomeAt', 'offers.missedAt'])
    .select(['mail.id as mailId', 'mail.bookingId', 'mail.validUntil', 'mail.holds', 'mail.words'])
    .select(['mail.createdAt', 'stay.guestName', 'stay.status']);

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number];

export const listOffersOf = (db: Database, bookingId: number): Promise<OfferRow[]> =>
  offers(db).where('mail.bookingId', '=', bookingId).execute();

/** Offers whose last day is this one or a later one. */
export const listOffersUntil = (db: Database, day: StayDate): Promise<OfferRow[]> =>
  offers(db).where('mail.validUntil', '>=', day).execute();

export const listOffersById = (db: Database, ids: readonly number[]): Promise<OfferRow[]> =>
  offers(db).where('offers.id', 'in', ids).execute();

/** For an export. */
export const listOffersOfStays = (
  db: Database,
  bookingIds: readonly number[],
): Promise<OfferRow[]> => offers(db).where('mail.bookingId', 'in', bookingIds).execute();

type NewMail = Omit<OfferMailsTable, 'id' | 'holds'> & { holds: boolean };
type NewOffer = Pick<Offer, 'startDate' | 'endDate' | 'numberOfGuests'> & { lines: OfferLine[] };

/** The mail's id. */
export const insertOffers = async (
  tx: Database,
  mail: NewMail,
  made: readonly NewOffer[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('offerMails')
    .values({ ...mail, holds: mail.holds ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const open = { mailId: id, outcome: null, outcomeAt: null, missedAt: null };
  const rows = made.map((offer) => ({ ...open, ...offer, lines: JSON.stringify(offer.lines) }));
  await tx.insertInto('offers').values(rows).execute();
  return id;
};

export const updateOutcome = async (
  tx: Database,
  ids: readonly number[],
  outcome: OfferOutcome,
  outcomeAt: string,
): Promise<void> => {
  await tx.updateTable('offers').set({ outcome, outcomeAt }).where('id', 'in', ids).execute();
};

export const updateMissedAt = async (tx: Database, id: number, missedAt: string): Promise<void> => {
  await tx.updateTable('offers').set({ missedAt }).where('id', '=', id).execute();
};

export const deleteOffersOf = async (
  tx: Database,
  bookingIds: readonly number[],
): Promise<void> => {
  if (bookingIds.length === 0) return;
  await tx.deleteFrom('offerMails').where('bookingId', 'in', bookingIds).execute();
};

/** The mails whose last day was this one or an earlier one; at most `limit` of them. */
export const deleteOldOffers = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('offerMails')
    .where('id', 'in', (old) =>
      old.selectFrom('offerMails').select('id').where('validUntil', '<=', until).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};
