import { randomInt } from 'node:crypto';
import type { Database } from '#server/database/database.types.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { TROUBLE_AFTER_MS } from './calendar-view.ts';
import { listEventsToCome, updateCalendarRow, writePlan } from './calendars.repository.ts';
import { type EventState, takenNights } from './event-nights.ts';
import type { FetchedFeed } from './feed-fetcher.ts';
import type { FeedError } from './feed-problem.ts';
import type { Reading } from './feed-reader.ts';
import {
  linkCompletedStays,
  listOverlaps,
  syncImportedBlocks,
} from './imported-blocks.repository.ts';
import { type Plan, planAnswer, planReading, type ReadingAnswer } from './plan-reading.ts';

// The changes that a reading, or staff's answer to one, makes in the database.

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** A feed may lay any number of nights on one stay. The screen lists all conflicts, a mail a few. */
const MOST_MAILED = 20;

export type Change = { added: number; removed: number };

const pauseMs = (failures: number, error?: FeedError): number => {
  const usual = randomInt(10 * MINUTE_MS, 15 * MINUTE_MS);
  const wished = (error?.retryAfterSeconds ?? 0) * SECOND_MS;
  return Math.min(Math.max(usual * 2 ** Math.min(failures, 6), wished), LONGEST_PAUSE_MS);
};

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * Notes the next reading before this one, as if it had failed: a reading that brings the site down must
 * not be the first thing that every start does.
 */
export const noteReading = async (
  db: Database,
  { id, failures }: CalendarRow,
  now: Date,
): Promise<void> => {
  const nextReadAt = later(now, pauseMs(failures + 1));
  await updateCalendarRow(db, id, { nextReadAt, failures: failures + 1 });
};

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

/** Staff have to answer. */
const asks: ReadonlySet<EventState> = new Set(['lost', 'wanted']);
/** The next reading of the same feed changes nothing. */
const settled: ReadonlySet<EventState> = new Set(['there', 'kept', 'refused']);

/** Writes a plan, lets the bookings follow, and mails staff about conflicts that are new. */
export const carryOut = async (
  tx: Database,
  row: CalendarRow,
  plan: Plan,
  now: Date,
): Promise<Change & { isHeld: boolean; isSettled: boolean }> => {
  const today = todayAtHouse(now);
  const rules = { today, takesClosed: row.takesClosed === 1 };
  const before = takenNights(await listEventsToCome(tx, row.id, today), rules);
  const known = new Set(
    (await listOverlaps(tx, today)).map(({ stayId, blockId }) => `${stayId} ${blockId}`),
  );
  await writePlan(tx, plan, { calendarId: row.id, createdAt: now.toISOString() });
  await syncImportedBlocks(tx, { id: row.id, name: row.name, takesClosed: rules.takesClosed });
  await linkCompletedStays(tx, { calendarId: row.id, today });
  const overlaps = await listOverlaps(tx, today);
  const news = overlaps.filter(({ stayId, blockId }) => !known.has(`${stayId} ${blockId}`));
  for (const { blockId } of news.slice(0, MOST_MAILED)) {
    await notifyStaff(tx, { kind: 'calendar-conflict-staff', id: blockId }, now);
  }
  const events = await listEventsToCome(tx, row.id, today);
  const after = takenNights(events, rules);
  return {
    added: countBeyond(after, before),
    removed: countBeyond(before, after),
    isHeld: events.some(({ state }) => asks.has(state)),
    isSettled: events.every(({ state }) => settled.has(state)),
  };
};

const changeColumns = ({ added, removed }: Change, now: Date) =>
  added + removed > 0
    ? { changedAt: now.toISOString(), addedNights: added, removedNights: removed }
    : {};

export type Feed = { fetched: FetchedFeed; reading: Reading | null };

export const storeReading = async (
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

export const storeFailure = async (
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

/** Writes the answer of staff to a held reading; in a transaction. */
export const answerReading = async (
  tx: Database,
  row: CalendarRow,
  answer: ReadingAnswer,
  now: Date,
): Promise<void> => {
  const today = todayAtHouse(now);
  const plan = planAnswer(await listEventsToCome(tx, row.id, today), answer, today);
  const { isHeld, ...change } = await carryOut(tx, row, plan, now);
  await updateCalendarRow(tx, row.id, {
    ...changeColumns(change, now),
    ...(await troubleColumns(tx, row, isHeld || row.problem !== null, now)),
    etag: null,
    lastModified: null,
  });
};
