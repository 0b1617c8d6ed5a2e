import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { inBookingTransaction } from '#server/features/bookings/booking-decisions.service.ts';
import { isFree } from '#server/features/bookings/bookings.service.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { confirmAs } from '#server/features/bookings/stay-corrections.service.ts';
import { readBeforeConfirming } from '#server/features/calendars/readings.service.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { serverText } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, daysBetween, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  type GuestOffer,
  type ListOffersInput,
  type Offer,
  type OfferLine,
  type OfferMail,
  type OfferState,
  sumOf,
} from '#shared/offers/offers.schema.ts';
import type { Quote } from '#shared/prices/quote.ts';
import {
  listOffersById,
  listOffersOf,
  listOffersUntil,
  type OfferRow,
  updateMissedAt,
  updateOutcome,
} from './offers.repository.ts';

// Offers that were sent (decision 47): what became of them, and the guest's answer.

const stateOf = ({ outcome, status, validUntil }: OfferRow, today: StayDate): OfferState => {
  if (outcome !== null) return outcome;
  if (validUntil < today) return 'expired';
  // The stay was confirmed or rejected without them.
  return status === 'PENDING' ? 'open' : 'closed';
};

const linesOf = ({ lines }: OfferRow): OfferLine[] => JSON.parse(lines);

const toOffer = (row: OfferRow, today: StayDate): Offer => {
  const lines = linesOf(row);
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    numberOfGuests: row.numberOfGuests,
    lines,
    totalCents: sumOf(lines),
    state: stateOf(row, today),
    outcomeAt: row.outcomeAt,
    missedAt: row.missedAt,
  };
};

/** The latest mail first; a stay without its guest has none. */
const toMails = (rows: readonly OfferRow[], today: StayDate): OfferMail[] =>
  [...Map.groupBy(rows, ({ mailId }) => mailId)]
    .map(([id, [first, ...others]]) => ({ id, first: first as OfferRow, others }))
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, first, others }) => ({
      id,
      bookingId: first.bookingId,
      guestName: first.guestName ?? '',
      validUntil: first.validUntil,
      holds: first.holds === 1,
      words: first.words,
      createdAt: first.createdAt,
      offers: [first, ...others].map((row) => toOffer(row, today)),
    }));

/** The offers of a stay; without one, all whose last day is yesterday or later. */
export const listOffers = async (
  { database, clock }: AppContext,
  { bookingId }: ListOffersInput,
): Promise<OfferMail[]> => {
  const today = todayAtHouse(clock.now());
  const rows =
    bookingId === undefined
      ? await listOffersUntil(database, addDays(today, -1))
      : await listOffersOf(database, bookingId);
  return toMails(rows, today);
};

/** Offers with these ids, for mails. */
export const findOffers = async (
  { database, clock }: AppContext,
  ids: readonly number[],
): Promise<OfferMail[]> => toMails(await listOffersById(database, ids), todayAtHouse(clock.now()));

/** The open offers of a stay as its guest sees them, and whether there were others. */
export const getGuestOffers = async (
  app: AppContext,
  stay: StaffStay,
): Promise<{ offers: GuestOffer[]; hasEndedOffers: boolean }> => {
  if (stay.status !== 'PENDING') return { offers: [], hasEndedOffers: false };
  const today = todayAtHouse(app.clock.now());
  const mails = await listOffers(app, { bookingId: stay.id });
  const all = mails.flatMap(({ validUntil, holds, offers }) =>
    offers.map((offer) => ({ ...offer, validUntil, holds })),
  );
  const open: GuestOffer[] = [];
  for (const { state, outcomeAt: _, missedAt: __, ...offer } of all) {
    if (state !== 'open') continue;
    const wanted = { ...offer, status: 'PENDING' } as const;
    open.push({
      ...offer,
      isFree: await isFree(app.database, wanted, { today, exceptId: stay.id }),
    });
  }
  return { offers: open, hasEndedOffers: all.length > open.length };
};

/** NOT_FOUND. */
const findOffer = async (db: Database, id: number): Promise<OfferRow> => {
  const [row] = await listOffersById(db, [id]);
  if (!row) throw notFound('Proposta non trovata.');
  return row;
};

/** An offer's price as the agreed one of the stay. */
const quoteOf = (row: OfferRow): Quote => {
  const lines = linesOf(row).map((line) => ({ ...line, detail: '' }));
  return {
    nights: daysBetween(row.startDate, row.endDate),
    lines,
    totalCents: sumOf(lines),
    toBeAgreed: false,
    priceListYear: null,
    brokenRule: null,
  };
};

const openIdsOf = async (tx: Database, bookingId: number, today: StayDate): Promise<number[]> =>
  (await listOffersOf(tx, bookingId))
    .filter((row) => stateOf(row, today) === 'open')
    .map(({ id }) => id);

const accept = async (tx: Database, id: number, now: Date): Promise<void> => {
  const today = todayAtHouse(now);
  const offer = await findOffer(tx, id);
  // Pressed twice.
  if (offer.outcome === 'accepted') return;
  if (stateOf(offer, today) !== 'open') throw new AppError('OFFER_OVER');
  const { bookingId, startDate, endDate, numberOfGuests } = offer;
  const others = (await openIdsOf(tx, bookingId, today)).filter((other) => other !== id);
  const accepted = { startDate, endDate, numberOfGuests, quote: quoteOf(offer) };
  await confirmAs(tx, bookingId, accepted, now);
  await updateOutcome(tx, [id], 'accepted', now.toISOString());
  await updateOutcome(tx, others, 'closed', now.toISOString());
  await notifyStaff(tx, { kind: 'offer-accepted-staff', id }, now);
};

/** Notes that a guest pressed an offer whose nights are gone, and mails staff once. */
const noteMissed = async (app: AppContext, id: number): Promise<void> => {
  const now = app.clock.now();
  await inTransaction(app.database, async (tx) => {
    if ((await findOffer(tx, id)).missedAt !== null) return;
    await updateMissedAt(tx, id, now.toISOString());
    await notifyStaff(tx, { kind: 'offer-missed-staff', id }, now);
  });
  app.wakeMailWorker();
};

/**
 * The guest accepts an offer: the stay takes its dates, guests and price, and is confirmed; the other offers end. The
 * calendars of other sites are read once more before. A second press changes nothing. DATES_TAKEN when the nights are
 * gone: the stay does not change, and staff get a mail. OFFER_OVER, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const acceptOffer = async (
  app: AppContext,
  { offerId, ...at }: AtAddress & { offerId: number },
): Promise<void> => {
  const { stay } = await findStayAt(app, app.database, at);
  const offer = await findOffer(app.database, offerId);
  if (offer.bookingId !== stay.id) throw notFound('Proposta non trovata.');
  if (stateOf(offer, todayAtHouse(app.clock.now())) === 'open') {
    // Each press asks other sites.
    await app.rateLimiter.consume('guestWish', { subject: String(stay.id) });
    await readBeforeConfirming(app);
  }
  try {
    await inBookingTransaction(app, (tx) => accept(tx, offerId, app.clock.now()));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'DATES_TAKEN') throw error;
    await noteMissed(app, offerId);
    throw new AppError('DATES_TAKEN', serverText('bookingErrors.offerMissed'));
  }
};

/**
 * Takes an open offer back: the guest cannot accept it any more. Answers it with its stay. NOT_FOUND, OFFER_OVER.
 */
export const withdrawOffer = (
  app: AppContext,
  id: number,
): Promise<Pick<OfferRow, 'bookingId' | 'startDate' | 'endDate'>> =>
  inTransaction(app.database, async (tx) => {
    const now = app.clock.now();
    const offer = await findOffer(tx, id);
    if (offer.outcome === 'withdrawn') return offer;
    if (stateOf(offer, todayAtHouse(now)) !== 'open') throw new AppError('OFFER_OVER');
    await updateOutcome(tx, [id], 'withdrawn', now.toISOString());
    return offer;
  });
