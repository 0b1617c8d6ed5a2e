import type { AppContext } from '#server/app-context.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { houseClock } from '#shared/bookings/house-clock.ts';
import { addDays, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PoliceStay } from '#shared/police/police.schema.ts';
import {
  findReceipt,
  findSettings,
  listMissingReceipts,
  listReceiptDays,
  type TransmissionRow,
  updateReceipt,
} from './police.repository.ts';
import { findAccount } from './police-settings.service.ts';
import { type Account, askReceipt } from './portal/portal-client.ts';

// The portal gives a day's receipt from the next day on, for thirty days.

const DAYS_THERE = 30;
/** Days after which staff see that a receipt is still missing. */
const DAYS_UNTIL_LATE = 20;
/** At the house: the portal has them by then. */
const MORNING = '07:00';

type Receipt = PoliceStay['receipt'];

const sentByService = (rows: readonly TransmissionRow[]): StayDate[] =>
  rows
    .filter(({ state, way }) => state === 'sent' && way === 'service')
    .map(({ at }) => todayAtHouse(new Date(at)))
    .toSorted();

const stateOf = (
  days: readonly StayDate[],
  kept: ReadonlyMap<StayDate, boolean>,
  today: StayDate,
): Receipt => {
  const missing = days.find((day) => kept.get(day) === false);
  if (missing === undefined) {
    const day = days.at(-1) ?? null;
    return { state: day !== null && kept.get(day) === true ? 'kept' : 'none', day };
  }
  const isLate = missing <= addDays(today, -DAYS_UNTIL_LATE);
  return { state: isLate ? 'late' : 'waiting', day: missing };
};

/** The receipts of several stays, each by its transmissions. */
export const receiptsOf = async <Key>(
  db: Database,
  stays: ReadonlyMap<Key, readonly TransmissionRow[]>,
  today: StayDate,
): Promise<ReadonlyMap<Key, Receipt>> => {
  const days = new Map([...stays].map(([key, rows]) => [key, sentByService(rows)]));
  const kept = await listReceiptDays(db, [...new Set([...days.values()].flat())]);
  return new Map([...days].map(([key, own]) => [key, stateOf(own, kept, today)]));
};

export const receiptOf = async (
  db: Database,
  rows: readonly TransmissionRow[],
  today: StayDate,
): Promise<Receipt> =>
  (await receiptsOf(db, new Map([[0, rows]]), today)).get(0) ?? { state: 'none', day: null };

/** The receipt of a day, a PDF in Base64. NOT_FOUND. */
export const getReceipt = async (db: Database, day: StayDate): Promise<string> => {
  const pdf = await findReceipt(db, day);
  if (!pdf) throw notFound('La ricevuta di questo giorno non c’è, o non c’è ancora.');
  return Buffer.from(pdf).toString('base64');
};

const fetchReceipt = async (app: AppContext, account: Account, day: StayDate): Promise<boolean> => {
  const triedOn = todayAtHouse(app.clock.now());
  try {
    const pdf = Buffer.from(await askReceipt(app, account, day), 'base64');
    const isPdf = pdf.subarray(0, 5).toString('latin1') === '%PDF-';
    const problem = isPdf ? '' : 'Il portale non la dà ancora.';
    await updateReceipt(app.database, day, { triedOn, problem, ...(isPdf && { pdf }) });
    return isPdf;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await updateReceipt(app.database, day, { triedOn, problem: error.message });
    return false;
  }
};

/** Each morning asks once for every receipt that is missing. Returns how many came. */
export const fetchReceipts = async (app: AppContext): Promise<number> => {
  const now = app.clock.now();
  if (houseClock(now).slice(11) < MORNING) return 0;
  const account = findAccount(app, await findSettings(app.database));
  if (!account) return 0;
  const today = todayAtHouse(now);
  const missing = await listMissingReceipts(app.database, {
    from: addDays(today, -DAYS_THERE),
    until: addDays(today, -1),
  });
  const due = missing.filter(({ triedOn }) => triedOn !== today);
  let count = 0;
  for (const { day } of due) if (await fetchReceipt(app, account, day)) count += 1;
  return count;
};
