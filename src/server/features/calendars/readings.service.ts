import type { AppContext } from '#server/app-context.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { perApp } from '#server/per-app.ts';
import { type StayDate, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import {
  findCalendarRow,
  listAskingCalendars,
  listCalendarRows,
  updateCalendarRow,
} from './calendars.repository.ts';
import { fetchFeed } from './feed-fetcher.ts';
import { FeedError } from './feed-problem.ts';
import { YEARS_AHEAD } from './plan-reading.ts';
import {
  type Change,
  type Feed,
  noteReading,
  storeFailure,
  storeReading,
} from './store-reading.ts';

const SECOND_MS = 1000;

/** For everything from the name's look-up to the last byte. */
const READ_LIMIT_MS = 10 * SECOND_MS;
/** How long a confirmation waits for the other sites: it answers within three seconds. */
const CONFIRM_LIMIT_MS = 2.5 * SECOND_MS;

/** Ends with a year, so that a block without end does not grow by a night each day. */
const windowFrom = (today: StayDate) => ({
  from: today,
  until: `${yearOf(today) + YEARS_AHEAD + 1}-01-01`,
});

type Outcome = Change & { isGood: boolean };

const askFeed = async (
  { config, readFeed }: AppContext,
  row: CalendarRow,
  { today, signal }: { today: StayDate; signal: AbortSignal },
): Promise<Feed> => {
  const { etag, lastModified } = row;
  const fetched = await fetchFeed(row.url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(READ_LIMIT_MS)]),
    ...(config.calendarPrivateAddresses && { isAllowed: () => true }),
    ...((etag !== null || lastModified !== null) && { validators: { etag, lastModified } }),
  });
  if (fetched.isUnchanged) return { fetched, reading: null };
  const feed = { bytes: fetched.bytes, window: windowFrom(today), kind: row.kind };
  return { fetched, reading: await readFeed(feed, signal) };
};

/** Whether a reading still counts: its calendar was not changed, paused or deleted meanwhile. */
const isStillAsked = (row: CalendarRow | undefined, asked: CalendarRow): row is CalendarRow =>
  row !== undefined && row.url === asked.url && row.kind === asked.kind;

const nothing: Outcome = { added: 0, removed: 0, isGood: false };

const readOnce = async (
  app: AppContext,
  asked: CalendarRow,
  signal: AbortSignal,
): Promise<Outcome> => {
  const begun = app.clock.now();
  await noteReading(app.database, asked, begun);
  const today = todayAtHouse(begun);
  const answer = await askFeed(app, asked, { today, signal }).catch((error: unknown) => {
    if (error instanceof FeedError) return error;
    if (signal.aborted) return null;
    throw error;
  });
  // A restore replaces the data that the reading would change.
  if (app.lifecycle.phase === 'restoring') return nothing;
  if (answer === null || signal.aborted) {
    const { nextReadAt, failures } = asked;
    await updateCalendarRow(app.database, asked.id, { nextReadAt, failures });
    return nothing;
  }
  const now = app.clock.now();
  const outcome = await inTransaction(app.database, async (tx): Promise<Outcome> => {
    const row = await findCalendarRow(tx, asked.id);
    if (!isStillAsked(row, asked)) return nothing;
    if (!(answer instanceof FeedError)) {
      return { ...(await storeReading(tx, row, answer, now)), isGood: true };
    }
    await storeFailure(tx, row, { error: answer, failures: asked.failures + 1 }, now);
    return nothing;
  });
  if (answer instanceof FeedError) {
    const { problem } = answer;
    app.logger.warn({ event: 'calendar-failing', calendarId: asked.id, problem }, 'feed not read');
  }
  if (outcome.added + outcome.removed > 0) app.pageCache.clear();
  app.wakeMailWorker();
  return outcome;
};

/** The readings under way: at most one for each calendar's address, shared by all callers. */
const underWay = perApp(() => ({
  stopping: new AbortController(),
  readings: new Map<string, Promise<Outcome>>(),
}));

/** Reads a calendar now. Its troubles are kept with it, not thrown. */
export const readCalendarNow = (app: AppContext, row: CalendarRow): Promise<Outcome> => {
  const { stopping, readings } = underWay(app);
  const key = `${row.id} ${row.url}`;
  const running = readings.get(key);
  if (running) return running;
  const reading = readOnce(app, row, stopping.signal).finally(() => readings.delete(key));
  readings.set(key, reading);
  return reading;
};

/** Reads the calendars that are due, all at once. */
export const readDueCalendars = async (app: AppContext): Promise<void> => {
  if (app.lifecycle.phase !== 'serving') return;
  const now = app.clock.now().toISOString();
  const rows = await listCalendarRows(app.database);
  const due = rows.filter(({ enabled, nextReadAt }) => enabled === 1 && nextReadAt <= now);
  await Promise.all(due.map((row) => readCalendarNow(app, row)));
};

/** Ends the readings under way; those begun later end at once. */
export const stopReadings = async (app: AppContext): Promise<void> => {
  const { stopping, readings } = underWay(app);
  stopping.abort();
  await Promise.allSettled(readings.values());
};

const withinLimit = async (reading: Promise<Outcome>): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), CONFIRM_LIMIT_MS);
  reading.then(
    ({ isGood }) => resolve(isGood),
    () => resolve(false),
  );
  return promise.finally(() => clearTimeout(timer));
};

const nameList = (rows: readonly CalendarRow[]): string => rows.map(({ name }) => name).join(', ');

/**
 * Reads all calendars once more before a booking takes days. Returns a warning about calendars that did
 * not answer in time, or whose new nights wait for staff: the site may not know all their bookings.
 */
export const readBeforeConfirming = async (app: AppContext): Promise<{ warning?: string }> => {
  const rows = (await listCalendarRows(app.database)).filter(({ enabled }) => enabled === 1);
  const answers = await Promise.all(rows.map((row) => withinLimit(readCalendarNow(app, row))));
  const silent = rows.filter((_, index) => !answers[index]);
  const asking = await listAskingCalendars(app.database, todayAtHouse(app.clock.now()));
  const warnings = [
    ...(silent.length > 0
      ? [
          `Prima di confermare non è stato possibile rileggere: ${nameList(silent)}. Se là c’è un soggiorno nuovo, qui non si vede ancora: conviene controllare.`,
        ]
      : []),
    ...(asking.length > 0
      ? [
          `Aspettano una risposta, e qui sono ancora libere, molte notti nuove di: ${nameList(asking)}. Conviene guardare fra i calendari.`,
        ]
      : []),
  ];
  return warnings.length > 0 ? { warning: warnings.join(' ') } : {};
};
