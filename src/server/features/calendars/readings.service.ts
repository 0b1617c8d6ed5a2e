import { randomInt } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/database/database.types.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { perApp } from '#server/per-app.ts';
import { type StayDate, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { TROUBLE_AFTER_MS } from './calendar-view.ts';
import {
  findCalendarRow,
  listCalendarRows,
  listEventsToCome,
  updateCalendarRow,
  writePlan,
} from './calendars.repository.ts';
import { type FetchedFeed, fetchFeed } from './feed-fetcher.ts';
import { FeedError } from './feed-problem.ts';
import type { Reading } from './feed-reader.ts';
import { listOverlaps, syncImportedBlocks } from './imported-blocks.repository.ts';
import { nightsToCome, type Plan, planReading, planRemoval } from './plan-reading.ts';
import { readFeedApart } from './read-feed-apart.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** For everything from the name's look-up to the last byte. */
const READ_LIMIT_MS = 10 * SECOND_MS;
/** How long a confirmation waits for the other sites. */
const CONFIRM_LIMIT_MS = 3 * SECOND_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

const YEARS_AHEAD = 3;

/** Ends with a year, so that a block without end does not grow by a night each day. */
const windowFrom = (today: StayDate) => ({
  from: today,
  until: `${yearOf(today) + YEARS_AHEAD + 1}-01-01`,
});

export type Change = { added: number; removed: number };
type Outcome = Change & { isGood: boolean };

const pauseMs = (failures: number, error?: FeedError): number => {
  const usual = randomInt(10 * MINUTE_MS, 15 * MINUTE_MS);
  const wished = (error?.retryAfterSeconds ?? 0) * SECOND_MS;
  return Math.min(Math.max(usual * 2 ** Math.min(failures, 6), wished), LONGEST_PAUSE_MS);
};

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Notifies staff once about a problem that lasts for hours. Returns the columns that remember it. */
const troubleColumns = async (
  tx: Database,
  row: CalendarRow,
  isTroubled: boolean,
  now: Date,
): Promise<Pick<CalendarRow, 'troubleSince' | 'alarmedAt'>> => {
  if (!isTroubled) return { troubleSince: null, alarmedAt: null };
  const troubleSince = row.troubleSince ?? now.toISOString();
  const isLong = Date.parse(troubleSince) + TROUBLE_AFTER_MS <= now.getTime();
  if (!isLong || row.alarmedAt !== null) return { troubleSince, alarmedAt: row.alarmedAt };
  await notifyStaff(tx, { kind: 'calendar-trouble-staff', id: row.id }, now);
  return { troubleSince, alarmedAt: now.toISOString() };
};

const countBeyond = (nights: ReadonlySet<StayDate>, others: ReadonlySet<StayDate>): number =>
  [...nights].filter((night) => !others.has(night)).length;

/** Writes a plan, lets the bookings follow, and mails staff about conflicts that are new. */
export const carryOut = async (
  tx: Database,
  row: CalendarRow,
  plan: Plan,
  now: Date,
): Promise<Change & { isHeld: boolean; isSettled: boolean }> => {
  const today = todayAtHouse(now);
  const rules = { today, takesClosed: row.takesClosed === 1 };
  const before = nightsToCome(await listEventsToCome(tx, row.id, today), rules);
  const known = new Set(
    (await listOverlaps(tx, today)).map(({ stayId, blockId }) => `${stayId} ${blockId}`),
  );
  await writePlan(tx, plan, { calendarId: row.id, createdAt: now.toISOString() });
  await syncImportedBlocks(tx, { id: row.id, name: row.name, takesClosed: rules.takesClosed });
  for (const { stayId, blockId } of await listOverlaps(tx, today)) {
    if (known.has(`${stayId} ${blockId}`)) continue;
    await notifyStaff(tx, { kind: 'calendar-conflict-staff', id: blockId }, now);
  }
  const events = await listEventsToCome(tx, row.id, today);
  const after = nightsToCome(events, rules);
  return {
    added: countBeyond(after, before),
    removed: countBeyond(before, after),
    isHeld: events.some(({ state }) => state === 'lost'),
    isSettled: events.every(({ state }) => state === 'there' || state === 'kept'),
  };
};

const changeColumns = ({ added, removed }: Change, now: Date) =>
  added + removed > 0
    ? { changedAt: now.toISOString(), addedNights: added, removedNights: removed }
    : {};

type Feed = { fetched: FetchedFeed; reading: Reading | null };

const storeReading = async (
  tx: Database,
  row: CalendarRow,
  { fetched, reading }: Feed,
  now: Date,
): Promise<Change> => {
  const today = todayAtHouse(now);
  const rules = { today, takesClosed: row.takesClosed === 1 };
  const plan: Plan = reading
    ? planReading(await listEventsToCome(tx, row.id, today), reading, rules)
    : { insert: [], update: [], remove: [] };
  const { isHeld, isSettled, ...change } = await carryOut(tx, row, plan, now);
  const isSure = isSettled && !reading?.hasNameless && (reading?.unreadable.size ?? 0) === 0;
  await updateCalendarRow(tx, row.id, {
    ...changeColumns(change, now),
    ...(await troubleColumns(tx, row, isHeld, now)),
    // Without validators, the next reading fetches the whole feed again until all is settled.
    ...(!fetched.isUnchanged && {
      etag: isSure ? fetched.etag : null,
      lastModified: isSure ? fetched.lastModified : null,
    }),
    lastReadAt: now.toISOString(),
    lastGoodReadAt: now.toISOString(),
    nextReadAt: later(now, pauseMs(0)),
    failures: 0,
    problem: null,
  });
  return change;
};

const storeFailure = async (
  tx: Database,
  row: CalendarRow,
  { error, failures }: { error: FeedError; failures: number },
  now: Date,
): Promise<void> => {
  await updateCalendarRow(tx, row.id, {
    ...(await troubleColumns(tx, row, true, now)),
    lastReadAt: now.toISOString(),
    nextReadAt: later(now, pauseMs(failures, error)),
    failures,
    problem: error.problem,
  });
};

const askFeed = async (
  { config }: AppContext,
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
  return { fetched, reading: await readFeedApart(feed, signal) };
};

/** Whether a reading still counts: its calendar was not changed, paused or deleted meanwhile. */
const isStillAsked = (row: CalendarRow | undefined, asked: CalendarRow): row is CalendarRow =>
  row !== undefined && row.url === asked.url && row.kind === asked.kind;

/**
 * Notes the next reading before this one, as if it had failed: a reading that brings the site down must
 * not be the first thing that every start does.
 */
const noteBefore = async (
  app: AppContext,
  { id, failures }: CalendarRow,
  now: Date,
): Promise<void> => {
  const nextReadAt = later(now, pauseMs(failures + 1));
  await updateCalendarRow(app.database, id, { nextReadAt, failures: failures + 1 });
};

const nothing: Outcome = { added: 0, removed: 0, isGood: false };

const readOnce = async (
  app: AppContext,
  asked: CalendarRow,
  signal: AbortSignal,
): Promise<Outcome> => {
  const begun = app.clock.now();
  await noteBefore(app, asked, begun);
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

/** The readings under way: at most one for each calendar, shared by all callers. */
const underWay = perApp(() => ({
  stopping: new AbortController(),
  readings: new Map<number, Promise<Outcome>>(),
}));

/** Reads a calendar now. Its troubles are kept with it, not thrown. */
export const readCalendarNow = (app: AppContext, row: CalendarRow): Promise<Outcome> => {
  const { stopping, readings } = underWay(app);
  const running = readings.get(row.id);
  if (running) return running;
  const reading = readOnce(app, row, stopping.signal).finally(() => readings.delete(row.id));
  readings.set(row.id, reading);
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

/**
 * Reads all calendars once more before a booking takes days. Returns a warning about calendars that did
 * not answer in time: they may hold bookings that the site does not know yet.
 */
export const readBeforeConfirming = async (app: AppContext): Promise<{ warning?: string }> => {
  const rows = (await listCalendarRows(app.database)).filter(({ enabled }) => enabled === 1);
  const answers = await Promise.all(rows.map((row) => withinLimit(readCalendarNow(app, row))));
  const silent = rows.filter((_, index) => !answers[index]).map(({ name }) => name);
  if (silent.length === 0) return {};
  const warning = `Prima di confermare non è stato possibile rileggere: ${silent.join(', ')}. Se là c’è un soggiorno nuovo, qui non si vede ancora: conviene controllare.`;
  return { warning };
};

/**
 * Removes the events that a reading lost, or keeps them although the feed no longer has them; in a
 * transaction.
 */
export const decideOnLoss = async (
  tx: Database,
  row: CalendarRow,
  answer: 'accept' | 'discard',
  now: Date,
): Promise<void> => {
  const today = todayAtHouse(now);
  const events = await listEventsToCome(tx, row.id, today);
  const lost = events.filter(({ state }) => state === 'lost');
  const plan: Plan =
    answer === 'accept'
      ? planRemoval([...lost, ...events.filter(({ state }) => state === 'kept')], today)
      : { insert: [], remove: [], update: lost.map((event) => ({ ...event, state: 'kept' })) };
  const change = await carryOut(tx, row, plan, now);
  await updateCalendarRow(tx, row.id, {
    ...changeColumns(change, now),
    ...(await troubleColumns(tx, row, row.problem !== null, now)),
    etag: null,
    lastModified: null,
  });
};
