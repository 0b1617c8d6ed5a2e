import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import type { BookingsTable } from '#server/database/tables/bookings.table.ts';
import { requestsShownSince } from '#shared/bookings/booking-rules.ts';
import type {
  AnonymousStay,
  OwnBooking,
  PublicBooking,
  StaffBooking,
  StaffStay,
} from '#shared/bookings/bookings.schema.ts';
import type { BookingStatus } from '#shared/bookings/occupancy.ts';
import { searchTextOfStay } from '#shared/bookings/search-texts.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { isPortal, type StaySource } from '#shared/bookings/stay-sources.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { Quote } from '#shared/prices/quote.ts';
import { toStaffBooking, toStaffStay, toStay } from './booking-rows.ts';
import { beginsInReachOf } from './taken-days.repository.ts';

/** A recent request with an upcoming first night. */
const isShownRequest = (today: StayDate): RawBuilder<SqlBool> => sql`
  status = 'PENDING' AND created_at >= ${requestsShownSince(today)} AND start_date > ${today}`;

/** How many requests for an address are still shown to visitors. */
export const countShownRequests = async (
  db: Database,
  guestEmail: string,
  today: StayDate,
): Promise<number> => {
  const { count } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isShownRequest(today))
    .where('guestEmail', '=', guestEmail)
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * The bookings that hold or request days from `today` on, without anything about the guests. Requests
 * not answered in time are left out.
 */
export const listOccupations = async (db: Database, today: StayDate): Promise<PublicBooking[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'startDate', 'endDate', 'status'])
    .where(beginsInReachOf(today))
    .where('occupiedUntil', '>=', today)
    .where('endDate', '>=', today)
    .where(({ or, eb }) =>
      or([eb('status', 'in', ['CONFIRMED', 'NOT_AVAILABLE']), isShownRequest(today)]),
    )
    .orderBy('startDate')
    .execute();
  return rows.map((row) => ({ ...row, isBlocked: row.status === 'NOT_AVAILABLE' }));
};

/** Facts from the calendar of another site about the nights of a block. */
const originColumns = [
  sql<0 | 1 | null>`(SELECT is_closed FROM calendar_events WHERE id = calendar_event_id)`.as(
    'closedThere',
  ),
  sql<string | null>`(SELECT link FROM calendar_events WHERE id = calendar_event_id)`.as(
    'originLink',
  ),
] as const;

/** The columns of `toStaffBooking`. */
export const selectStaffBookings = (db: Database) =>
  db.selectFrom('bookings').selectAll().select(originColumns);

export const listBookings = async (db: Database): Promise<StaffBooking[]> => {
  const rows = await selectStaffBookings(db).orderBy('startDate').execute();
  return rows.map(toStaffBooking);
};

/**
 * The stays that a user requested while logged in. Others with the same address are not listed: a
 * stranger may have registered it, and its owner confirmed that.
 */
export const listBookingsOfUser = async (db: Database, userId: number): Promise<OwnBooking[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '!=', 'NOT_AVAILABLE')
    .orderBy('startDate', 'desc')
    .execute();
  return rows.map(toStay);
};

export const findBooking = async (db: Database, id: number): Promise<StaffBooking | null> => {
  const row = await selectStaffBookings(db).where('id', '=', id).executeTakeFirst();
  return row ? toStaffBooking(row) : null;
};

/** The confirmed stays that end on `since` or later and have a guest, each with its first confirmation. */
export const listConfirmedStays = async (
  db: Database,
  since: StayDate,
): Promise<{ stay: StaffStay; confirmedAt: string | null }[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('occupiedUntil', '>=', since)
    .where('status', '=', 'CONFIRMED')
    .where('guestName', 'is not', null)
    .execute();
  return rows.map((row) => ({ stay: toStaffStay(row), confirmedAt: row.agreedAt }));
};

/** Adds a stay to an account, unless it is in one already. */
export const attachToUser = async (tx: Database, id: number, userId: number): Promise<void> => {
  await tx
    .updateTable('bookings')
    .set({ userId })
    .where('id', '=', id)
    .where('userId', 'is', null)
    .execute();
};

type Arrival = { arrivalTime: string; arrivalNote: string };

export const updateArrival = async (tx: Database, id: number, arrival: Arrival): Promise<void> => {
  await tx.updateTable('bookings').set(arrival).where('id', '=', id).execute();
};

/** When the guests of these bookings arrive, `HH:mm`; empty if unknown. */
export const listArrivalTimes = async (
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; arrivalTime: string }[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('bookings').select(['id', 'arrivalTime']).where('id', 'in', ids).execute();

/** The stays among these bookings, in any state. */
export const listStays = async (
  db: Database,
  ids: readonly number[],
): Promise<(StaffStay | AnonymousStay)[]> => {
  if (ids.length === 0) return [];
  const rows = await selectStaffBookings(db).where('id', 'in', ids).execute();
  return rows.map(toStaffBooking).filter((booking) => !booking.isBlocked);
};

/** The requests among these bookings that still wait, in the order they arrived. */
export const listWaitingStays = async (
  db: Database,
  ids: readonly number[],
): Promise<StaffStay[]> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .execute();
  return rows.map(toStaffStay);
};

/** The fields of a stay, by guests and staff alike. */
export type StayTexts = {
  startDate: StayDate;
  endDate: StayDate;
  guestName: string;
  guestEmail: string | null;
  guestPhone: string | null;
  numberOfGuests: number;
  over12: number;
  linen: boolean;
  animals: number;
  note: string;
  privateNote: string;
  cleaningNote: string;
  source: StaySource;
  locale: Locale;
};

/** Null only until a stay from before prices were kept gets the one of its update. */
type Price = { quote: Quote | null; totalCents: number | null };

export type NewStay = StayTexts & Price & { userId: number | null; createdAt: string };

/** The id of a pending request with the same content; null when there is none. */
export const findSameRequest = async (
  db: Database,
  stay: Omit<NewStay, keyof Price>,
): Promise<number | null> => {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('source', '=', 'site')
    .where('guestEmail', '=', stay.guestEmail)
    .where('guestPhone', 'is', stay.guestPhone)
    .where('startDate', '=', stay.startDate)
    .where('endDate', '=', stay.endDate)
    .where('numberOfGuests', '=', stay.numberOfGuests)
    .where('guestName', '=', stay.guestName)
    .where('over12', '=', stay.over12)
    .where('linen', '=', stay.linen ? 1 : 0)
    .where('animals', '=', stay.animals)
    .where('note', '=', stay.note)
    .executeTakeFirst();
  return row?.id ?? null;
};

export type NewRow = Written<BookingsTable, 'occupiedUntil'>;

/** Its id. */
export const insertRow = async (db: Database, row: NewRow): Promise<number> => {
  const { id } = await db
    .insertInto('bookings')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Guests tell it later, on the page of the stay. */
export const noArrival = { arrivalTime: '', arrivalNote: '' };

/** Without payments yet. */
export const nothingCame = { cameCents: 0, cameAt: null };

/** A booking without an event of another calendar. */
export const ofOurOwn = { calendarEventId: null, origin: null };
const quoteText = ({ quote }: Price): string | null => quote && JSON.stringify(quote);

const writtenTexts = (stay: StayTexts) =>
  ({
    linen: stay.linen ? 1 : 0,
    searchText: searchTextOfStay(stay),
  }) as const;

export const insertStay = async (
  db: Database,
  stay: NewStay,
  status: BookingStatus = 'PENDING',
): Promise<number> => {
  const row: NewRow = {
    ...stay,
    ...writtenTexts(stay),
    quote: quoteText(stay),
    status,
    guestNote: '',
    reason: '',
    ...ofOurOwn,
    ...noArrival,
    agreedAt: status === 'CONFIRMED' ? stay.createdAt : null,
    heldUntil: null,
    cancelledAt: null,
    ...nothingCame,
    portalPays: isPortal(stay.source) ? 1 : 0,
  };
  return insertRow(db, row);
};

/** The database refuses CONFIRMED for days that are already held: see `isOverlap`. */
export const updateStatus = async (
  db: Database,
  id: number,
  change: { status: BookingStatus; reason: string; cancelledAt: string | null },
): Promise<void> => {
  await db
    .updateTable('bookings')
    .set({ ...change, heldUntil: null })
    .where('id', '=', id)
    .execute();
};

export const updateStay = async (
  db: Database,
  id: number,
  stay: StayTexts & Price,
): Promise<void> => {
  await db
    .updateTable('bookings')
    .set({
      ...stay,
      ...writtenTexts(stay),
      quote: quoteText(stay),
      // Another source decides again who collects from the guest.
      portalPays: sql<
        0 | 1
      >`iif(source = ${stay.source}, portal_pays, ${isPortal(stay.source) ? 1 : 0})`,
    })
    .where('id', '=', id)
    .execute();
};

export const updateHeldUntil = async (
  db: Database,
  id: number,
  heldUntil: StayDate | null,
): Promise<void> => {
  await db.updateTable('bookings').set({ heldUntil }).where('id', '=', id).execute();
};
