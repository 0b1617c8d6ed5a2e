import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inBookingTransaction } from '#server/features/bookings/booking-decisions.service.ts';
import { enterOverNights } from '#server/features/bookings/stay-corrections.service.ts';
import { MAX_GUESTS, partyIssue } from '#shared/bookings/booking-rules.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type {
  AskedPortalStay,
  CompleteStayInput,
  OpenPortalStays,
  PortalQuestion,
  PortalStay,
  TaxCollector,
} from '#shared/bookings/portal-stays.schema.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PortalSums } from '#shared/money/account.ts';
import {
  findImportedNights,
  findPortalRow,
  insertPortalStay,
  listPortalRows,
  listPortalSums,
  listTaxCollectors,
  listUnnamedNights,
  type PortalRow,
  updateSettled,
  updateTaxCollector,
  upsertPortalSums,
} from './portal-stays.repository.ts';

/** What the guest paid, as far as the owners know it. */
const grossOf = ({ payoutCents, commissionCents, withheldCents }: CompleteStayInput): number =>
  (payoutCents ?? 0) + (commissionCents ?? 0) + (withheldCents ?? 0);

/**
 * Turns nights of another site's calendar into a confirmed stay of the same nights, which the portal pays. The stay is
 * ours from now on: the feed deletes neither it nor its guest. NOT_FOUND for nights that no calendar takes, or that are
 * only closed there; INVALID_INPUT, DATES_TAKEN for nights that another stay holds.
 */
export const completeStay = async (
  app: AppContext,
  input: CompleteStayInput,
): Promise<StaffStay> => {
  const over12 = input.over12 ?? input.numberOfGuests;
  const issue = partyIssue({ numberOfGuests: input.numberOfGuests, over12 }, MAX_GUESTS);
  if (issue) throw invalidInput(issue);
  return inBookingTransaction(app, async (tx) => {
    const nights = await findImportedNights(tx, input.id);
    if (!nights) throw notFound('Queste notti non arrivano più da un altro sito.');
    const { startDate, endDate, calendarId, kind } = nights;
    const { guestName, guestPhone, guestEmail, numberOfGuests, locale } = input;
    const stay = await enterOverNights(
      tx,
      {
        ...{ startDate, endDate, guestName, numberOfGuests, over12, locale, source: kind },
        guestPhone: guestPhone || null,
        guestEmail: guestEmail || null,
      },
      { blockId: input.id, totalCents: grossOf(input) },
      app.clock.now(),
    );
    const { payoutCents, commissionCents, withheldCents, taxCollectedBy } = input;
    await insertPortalStay(tx, {
      ...{ bookingId: stay.id, calendarId },
      ...{ payoutCents, commissionCents, withheldCents, taxCollectedBy },
    });
    return stay;
  });
};

/** What the feed says, as it is compared with what staff have settled. */
const saidBy = ({ feedStart, feedEnd }: PortalRow): string =>
  feedStart === null ? 'none' : `${feedStart}/${feedEnd}`;

/** Whether the feed has the stay's nights. Some sites begin a running stay today. */
const hasNights = (row: PortalRow, today: StayDate): boolean => {
  const { feedStart, feedEnd, startDate, occupiedUntil } = row;
  if (feedStart === null || feedEnd !== occupiedUntil) return false;
  return feedStart === startDate || (feedStart > startDate && feedStart <= today);
};

/** Null while the feed has the stay's nights, and once staff have settled that it has others. */
const questionOf = (row: PortalRow, today: StayDate): PortalQuestion | null => {
  const { feedStart, feedEnd, status, calendar } = row;
  if (
    hasNights(row, today) ||
    status !== 'CONFIRMED' ||
    calendar === null ||
    row.settled === saidBy(row)
  ) {
    return null;
  }
  const kind = feedStart === null ? 'lost' : 'moved';
  return { kind, startDate: feedStart, endDate: feedEnd };
};

const getRow = async (db: Database, id: number): Promise<PortalRow> => {
  const row = await findPortalRow(db, id);
  if (!row) throw notFound('Questo soggiorno non arriva dal calendario di un altro sito.');
  return row;
};

const toPortalStay = (row: PortalRow, today: StayDate): PortalStay => ({
  calendar: row.calendar,
  payoutCents: row.payoutCents,
  commissionCents: row.commissionCents,
  withheldCents: row.withheldCents,
  taxCollectedBy: row.taxCollectedBy,
  question: questionOf(row, today),
});

/** NOT_FOUND for any other stay. */
export const getPortalStay = async (
  { database, clock }: AppContext,
  id: number,
): Promise<PortalStay> => toPortalStay(await getRow(database, id), todayAtHouse(clock.now()));

const toAsked = (row: PortalRow, today: StayDate): AskedPortalStay[] => {
  const question = questionOf(row, today);
  const { id, startDate, endDate, guestName, calendar } = row;
  if (!question || guestName === null || calendar === null) return [];
  return [{ id, startDate, endDate, guestName, calendar, question }];
};

const byStart = (a: { startDate: StayDate }, b: { startDate: StayDate }): number =>
  a.startDate.localeCompare(b.startDate);

/** Nights that nobody has named, and stays whose nights a feed moved or lost. */
export const listOpenPortalStays = async ({
  database,
  clock,
}: AppContext): Promise<OpenPortalStays> => {
  const today = todayAtHouse(clock.now());
  const rows = await listPortalRows(database, today);
  const unnamed = await listUnnamedNights(database, today);
  return {
    unnamed: unnamed.sort(byStart),
    asked: rows.flatMap((row) => toAsked(row, today)).sort(byStart),
  };
};

/** The collector of the tourist tax for each of these stays that comes from a portal's calendar. */
export const findTaxCollectors = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, TaxCollector>> =>
  new Map(
    (await listTaxCollectors(db, ids)).map((row) => [row.bookingId, row.taxCollectedBy] as const),
  );

/** The portal's sums of these stays, where known. */
export const findPortalSums = async (
  db: Database,
  ids: readonly number[],
): Promise<Map<number, PortalSums>> =>
  new Map((await listPortalSums(db, ids)).map(({ bookingId, ...sums }) => [bookingId, sums]));

/** What a portal settles, as staff correct it. */
export const setPortalSums = upsertPortalSums;

/** Nothing for any other stay. */
export const setTaxCollector = updateTaxCollector;

/** Staff know what the feed says, and keep the stay as it is. NOT_FOUND. */
export const settleQuestion = async (app: AppContext, id: number): Promise<PortalStay> => {
  const row = await getRow(app.database, id);
  const question = questionOf(row, todayAtHouse(app.clock.now()));
  if (question === null) throw new AppError('CHANGED_MEANWHILE');
  await updateSettled(app.database, id, saidBy(row));
  return getPortalStay(app, id);
};
