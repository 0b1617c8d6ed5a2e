import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isWholeGap } from '#server/features/free-gaps/free-gaps.service.ts';
import {
  findOfferedNights,
  hasOfferedNights,
} from '#server/features/offered-nights/offered-nights.service.ts';
import { getPriceList, priceStay } from '#server/features/prices/prices.service.ts';
import { getMaxGuests } from '#server/features/property/property.service.ts';
import { languages, serverText } from '#server/languages.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import {
  MAX_WAITING_REQUESTS,
  partyIssue,
  requestIssue,
  stayIssue,
} from '#shared/bookings/booking-rules.ts';
import type {
  CreateBookingInput,
  PublicBooking,
  RequestedBooking,
  StaffBooking,
  StaffStay,
} from '#shared/bookings/bookings.schema.ts';
import { type Occupation, occupiedInterval } from '#shared/bookings/occupancy.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { stayRuleIssue } from '#shared/bookings/stay-rules.ts';
import type { Locale } from '#shared/languages/locales.ts';
import {
  countShownRequests,
  findBooking,
  findSameRequest,
  insertStay,
  listArrivalTimes,
  listConfirmedStays,
  listOccupations,
  type NewStay,
} from './bookings.repository.ts';
import { enqueueRequestMails } from './enqueue-booking-mails.ts';
import { updatePortalPays } from './stay-money.repository.ts';
import { hasHeldDays } from './taken-days.repository.ts';

/** NOT_FOUND. */
export const getBooking = async (db: Database, id: number): Promise<StaffBooking> => {
  const booking = await findBooking(db, id);
  if (!booking) throw notFound('Prenotazione non trovata.');
  return booking;
};

/**
 * A stay by its id. NOT_FOUND, BOOKING_IS_BLOCK for a block, BOOKING_IS_ANONYMOUS for a stay whose
 * guest was erased.
 */
export const findStay = async (db: Database, id: number): Promise<StaffStay> => {
  const booking = await getBooking(db, id);
  if (booking.isBlocked) throw new AppError('BOOKING_IS_BLOCK');
  if (!booking.guest) throw new AppError('BOOKING_IS_ANONYMOUS');
  return booking;
};

/** Says whether a portal collects from the guest of a stay, and pays the owners. */
export const setPortalPays = updatePortalPays;

/** When the guests of these bookings arrive, `HH:mm` as they told it; empty if unknown. */
export const findArrivalTimes = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map((await listArrivalTimes(db, ids)).map(({ id, arrivalTime }) => [id, arrivalTime]));

/**
 * What visitors see of the house: bookings that hold or request days from today on, and nights that offers hold, as
 * blocked days under the number of their request.
 */
export const getOccupations = async ({ database, clock }: AppContext): Promise<PublicBooking[]> => {
  const today = todayAtHouse(clock.now());
  const offered = await findOfferedNights(database, today);
  const held = offered.map(
    ({ bookingId, startDate, endDate }): PublicBooking => ({
      id: bookingId,
      startDate,
      endDate: addDays(endDate, -1),
      status: 'NOT_AVAILABLE',
      isBlocked: true,
    }),
  );
  return [...(await listOccupations(database, today)), ...held].toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  );
};

/** The confirmed stays, as far as their guests still get mails. */
export const findMailableStays = listConfirmedStays;

type Except = { today: StayDate; exceptId?: number | undefined };

/** DATES_TAKEN when an offer to another guest than that of `exceptId` holds one of the days. */
export const assertNotOffered = async (
  db: Database,
  booking: Occupation,
  { today, exceptId = 0 }: Except,
): Promise<void> => {
  const days = occupiedInterval(booking);
  if (await hasOfferedNights(db, { days, today, exceptId })) throw new AppError('DATES_TAKEN');
};

/** Whether no confirmed stay, block or offer, except those of `exceptId`, holds one of the days. */
export const isFree = async (
  db: Database,
  stay: { startDate: StayDate; endDate: StayDate },
  { today, exceptId = 0 }: Except,
): Promise<boolean> => {
  const days = occupiedInterval({ ...stay, status: 'PENDING' });
  if (await hasHeldDays(db, days, exceptId)) return false;
  return !(await hasOfferedNights(db, { days, today, exceptId }));
};

/** DATES_TAKEN where `isFree` is false. */
export const assertFree = async (...wanted: Parameters<typeof isFree>): Promise<void> => {
  if (!(await isFree(...wanted))) throw new AppError('DATES_TAKEN');
};

type Asking = { caller: Caller | null; clientAddress: string; locale: Locale };

/** Before it is priced. */
type Request = Omit<NewStay, 'quote' | 'totalCents' | 'guestEmail'> & { guestEmail: string };

const isAskedByStaff = ({ caller }: Asking): boolean =>
  caller?.emailConfirmed === true && isStaff(caller.role);

/** Whether the guest's address is the caller's own, confirmed one. */
const isOwnAddress = ({ caller }: Asking, { guestEmail }: Request): boolean =>
  caller?.emailConfirmed === true && caller.email === guestEmail;

/** Staff may break the rules of the price list. INVALID_INPUT, DATES_TAKEN. */
const assertFollowsRules = async (
  db: Database,
  stay: Request,
  { today, asking }: { today: StayDate; asking: Asking },
): Promise<void> => {
  if (isAskedByStaff(asking)) return;
  const { periods, rules } = await getPriceList(db, today);
  const broken = stayRuleIssue(stay, periods, languages[asking.locale]);
  if (!broken || (await isWholeGap(db, stay, { today, rules }))) return;
  // Another request may have taken the gap meanwhile.
  await assertFree(db, stay, { today });
  throw invalidInput(broken);
};

const assertAcceptable = async (app: AppContext, stay: Request, asking: Asking): Promise<void> => {
  const today = todayAtHouse(app.clock.now());
  const maxGuests = await getMaxGuests(app.database);
  const datesIssue = isAskedByStaff(asking) ? stayIssue : requestIssue;
  const issue = datesIssue(stay, today) ?? partyIssue(stay, maxGuests);
  if (issue) throw invalidInput(issue);
  await assertFollowsRules(app.database, stay, { today, asking });
};

const DAY_SECONDS = 24 * 60 * 60;

const assertFewWaiting = async (tx: Database, email: string, today: StayDate): Promise<void> => {
  if ((await countShownRequests(tx, email, today)) < MAX_WAITING_REQUESTS) return;
  const message = serverText('bookingErrors.tooManyWaiting', { max: MAX_WAITING_REQUESTS });
  // By then staff may have answered, or a request may have become too old to count.
  throw new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: DAY_SECONDS });
};

/** Removes the fields for staff. A request always has an address. */
const toRequested = (stay: StaffStay, guestEmail: string): RequestedBooking => {
  const {
    guest,
    version,
    source,
    quote,
    privateNote,
    cleaningNote,
    guestNote,
    arrivalTime,
    arrivalNote,
    heldUntil,
    ...requested
  } = stay;
  return { ...requested, guestEmail };
};

/**
 * Creates a PENDING stay and mails the guest and the owners. The same request sent again, by a double
 * click or a retry, returns the first one. INVALID_INPUT, DATES_TAKEN, TOO_MANY_REQUESTS.
 */
export const requestBooking = async (
  app: AppContext,
  input: CreateBookingInput,
  asking: Asking,
): Promise<RequestedBooking> => {
  const now = app.clock.now();
  const today = todayAtHouse(now);
  const stay = {
    ...input,
    guestPhone: input.guestPhone || null,
    privateNote: '',
    cleaningNote: '',
    source: 'site',
    locale: input.locale ?? asking.locale,
    over12: input.over12 ?? input.numberOfGuests,
    userId: asking.caller?.userId ?? null,
    createdAt: now.toISOString(),
  } as const;
  await assertAcceptable(app, stay, asking);
  if ((await findSameRequest(app.database, stay)) === null) {
    await app.rateLimiter.consume('bookingRequest', asking);
  }

  const requested = await inTransaction(app.database, async (tx) => {
    const same = await findSameRequest(tx, stay);
    if (same !== null) return findStay(tx, same);
    await assertFree(tx, stay, { today });
    // A neighbour of the gap may have been cancelled meanwhile.
    await assertFollowsRules(tx, stay, { today, asking });
    if (!isAskedByStaff(asking)) await assertFewWaiting(tx, stay.guestEmail, today);
    const quote = await priceStay(tx, today, stay);
    const priced = { ...stay, quote, totalCents: quote.totalCents };
    const booking = await findStay(tx, await insertStay(tx, priced));
    const mail = { booking, email: stay.guestEmail, isProven: isOwnAddress(asking, stay) };
    await enqueueRequestMails(tx, mail, now);
    return booking;
  });
  app.wakeMailWorker();
  return toRequested(requested, stay.guestEmail);
};
