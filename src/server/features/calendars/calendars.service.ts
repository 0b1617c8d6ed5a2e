import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { newSecret } from '#server/infrastructure/secret-addresses.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import {
  type AnswerReadingInput,
  type Calendar,
  type CalendarKind,
  type CreateCalendarInput,
  heldNights,
  MAX_CALENDARS,
  type OwnCalendar,
  type ReadCalendar,
  type SameStayInput,
  type UpdateCalendarInput,
  type UpdateOwnCalendarInput,
} from '#shared/calendars.schema.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { calendarView, exportUrlOf } from './calendar-view.ts';
import {
  deleteCalendarRow,
  deletePastEvents,
  findCalendarRow,
  findOwnCalendar,
  insertCalendar,
  listCalendarRows,
  listEventsToCome,
  updateCalendarRow,
  updateOwnCalendarRow,
  withdrawQuestions,
} from './calendars.repository.ts';
import { assertFetchable } from './feed-fetcher.ts';
import { FeedError, problemInWords } from './feed-problem.ts';
import { insertPair, insertSameStay } from './imported-blocks.repository.ts';
import type { Plan, ReadingAnswer } from './plan-reading.ts';
import { readCalendarNow } from './readings.service.ts';
import { answerReading, type Change, carryOut } from './store-reading.ts';

const findRow = async (db: Database, id: number): Promise<CalendarRow> => {
  const row = await findCalendarRow(db, id);
  if (!row) throw notFound('Calendario non trovato.');
  return row;
};

const viewOf = async (app: AppContext, db: Database, row: CalendarRow): Promise<Calendar> =>
  calendarView(app, row, await listEventsToCome(db, row.id, todayAtHouse(app.clock.now())));

const viewById = async (app: AppContext, db: Database, id: number): Promise<Calendar> =>
  viewOf(app, db, await findRow(db, id));

/** The calendars of other sites. */
export const listCalendars = async (app: AppContext): Promise<Calendar[]> => {
  const views: Calendar[] = [];
  for (const row of await listCalendarRows(app.database)) {
    views.push(await viewOf(app, app.database, row));
  }
  return views;
};

const refusedAddress = (message: string): AppError => invalidInput({ path: 'url', message });

/** Refuses addresses that never work: private ones, our own calendar, and duplicates. */
const assertReadable = (
  { config }: AppContext,
  url: string,
  others: readonly CalendarRow[],
): void => {
  if (others.some((other) => other.url === url)) {
    throw refusedAddress('Questo calendario c’è già.');
  }
  if (url.startsWith(`${config.publicUrl}/calendar/`)) {
    throw refusedAddress(
      'Questo è l’indirizzo del nostro calendario: qui va quello dell’altro sito.',
    );
  }
  try {
    assertFetchable(new URL(url), config.calendarPrivateAddresses ? () => true : undefined);
  } catch (error) {
    throw error instanceof FeedError ? refusedAddress(problemInWords[error.problem]) : error;
  }
};

/** Days that Airbnb closes without a stay may be an echo of our own calendar, or its booking window. */
const takesClosedByDefault = (kind: CalendarKind): boolean => kind !== 'airbnb';

/** Adds a calendar, which is read within a minute. INVALID_INPUT, TOO_MANY_CALENDARS. */
export const createCalendar = (app: AppContext, input: CreateCalendarInput): Promise<Calendar> =>
  inTransaction(app.database, async (tx) => {
    const others = await listCalendarRows(tx);
    if (others.length >= MAX_CALENDARS) throw new AppError('TOO_MANY_CALENDARS');
    assertReadable(app, input.url, others);
    const now = app.clock.now().toISOString();
    const takesClosed = input.takesClosed ?? takesClosedByDefault(input.kind);
    const id = await insertCalendar(tx, {
      name: input.name,
      kind: input.kind,
      url: input.url,
      enabled: 1,
      takesClosed: takesClosed ? 1 : 0,
      exportsRequests: input.exportsRequests ? 1 : 0,
      exportSecret: newSecret(),
      lastExportedAt: null,
      etag: null,
      lastModified: null,
      nextReadAt: now,
      failures: 0,
      problem: null,
      lastReadAt: null,
      lastGoodReadAt: null,
      changedAt: null,
      addedNights: 0,
      removedNights: 0,
      troubleSince: null,
      alarmedAt: null,
      createdAt: now,
    });
    return viewById(app, tx, id);
  });

const flag = (value: boolean | undefined): 0 | 1 | undefined => {
  if (value === undefined) return undefined;
  return value ? 1 : 0;
};

const noPlan: Plan = { insert: [], update: [], remove: [] };

/** Results of a calendar's earlier readings do not apply to another address. */
const unread = {
  failures: 0,
  problem: null,
  lastReadAt: null,
  lastGoodReadAt: null,
  troubleSince: null,
  alarmedAt: null,
};

/** Saves the given fields. Returns the calendar, and whether its address is another one. */
const saveCalendar = (
  app: AppContext,
  { id, seenVersion, url, ...input }: UpdateCalendarInput,
): Promise<{ row: CalendarRow; isMoved: boolean }> =>
  inTransaction(app.database, async (tx) => {
    const before = await findRow(tx, id);
    await bumpVersion(tx, 'calendars', { id, seenVersion });
    const now = app.clock.now();
    const isMoved = Boolean(url) && url !== before.url;
    if (url && isMoved) {
      const others = (await listCalendarRows(tx)).filter((other) => other.id !== id);
      assertReadable(app, url, others);
      await withdrawQuestions(tx, id);
      await updateCalendarRow(tx, id, { url, ...unread });
    }
    await updateCalendarRow(tx, id, {
      ...definedOf({
        name: input.name,
        kind: input.kind,
        enabled: flag(input.enabled),
        takesClosed: flag(input.takesClosed),
        exportsRequests: flag(input.exportsRequests),
      }),
      etag: null,
      lastModified: null,
      nextReadAt: now.toISOString(),
    });
    const row = await findRow(tx, id);
    await carryOut(tx, row, noPlan, now);
    return { row, isMoved };
  });

/**
 * Changes the given fields, and reads a new address at once, from the beginning; known nights stay until
 * then. A reading that fails changes nothing of what was saved. NOT_FOUND, INVALID_INPUT,
 * CHANGED_MEANWHILE.
 */
export const updateCalendar = async (
  app: AppContext,
  input: UpdateCalendarInput,
): Promise<Calendar> => {
  const { row, isMoved } = await saveCalendar(app, input);
  app.wakeMailWorker();
  if (isMoved && row.enabled === 1) {
    await readCalendarNow(app, row).catch((error: unknown) => {
      app.logger.error({ err: error, calendarId: row.id }, 'a new address was not read');
    });
  }
  return viewById(app, app.database, row.id);
};

/** Its nights are free again. Returns it. NOT_FOUND. */
export const deleteCalendar = (app: AppContext, id: number): Promise<Calendar> =>
  inTransaction(app.database, async (tx) => {
    const calendar = await viewById(app, tx, id);
    await deleteCalendarRow(tx, id);
    return calendar;
  });

/** A new address for the other site; the former one stops to work. NOT_FOUND. */
export const renewExport = (app: AppContext, id: number): Promise<Calendar> =>
  inTransaction(app.database, async (tx) => {
    await findRow(tx, id);
    await updateCalendarRow(tx, id, { exportSecret: newSecret(), lastExportedAt: null });
    return viewById(app, tx, id);
  });

const nightsInWords = (count: number, [one, many]: readonly [string, string]): string =>
  count === 1 ? `una notte ${one}` : `${count} notti ${many}`;

/** '2 notti nuove, una notte tolta' */
const changeInWords = ({ added, removed }: Change): string => {
  const parts = [
    ...(added > 0 ? [nightsInWords(added, ['nuova', 'nuove'])] : []),
    ...(removed > 0 ? [nightsInWords(removed, ['tolta', 'tolte'])] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.` : 'nessuna novità.';
};

/** Reads a calendar now. Returns the changes or the reason of the failure. NOT_FOUND. */
export const readCalendar = async (app: AppContext, id: number): Promise<ReadCalendar> => {
  const { added, removed } = await readCalendarNow(app, await findRow(app.database, id));
  const calendar = await viewById(app, app.database, id);
  const message = calendar.problem ?? `Letto: ${changeInWords({ added, removed })}`;
  return { message, calendar, added, removed };
};

/** Answers a held reading. NOT_FOUND. */
export const answerHeldReading = (
  app: AppContext,
  { id, about }: AnswerReadingInput,
  answer: ReadingAnswer['answer'],
): Promise<Calendar> =>
  inTransaction(app.database, async (tx) => {
    const row = await findRow(tx, id);
    const decision = { answer, about: about ? [about] : heldNights };
    await answerReading(tx, row, decision, app.clock.now());
    return viewById(app, tx, id);
  });

/** NOT_FOUND when one of the two has gone. */
export const recognizeSameStay = (app: AppContext, pair: SameStayInput): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    if (!(await insertSameStay(tx, pair))) throw notFound('La sovrapposizione non c’è più.');
  });

/** For a stay that is about to be confirmed on these nights. In a transaction. */
export const linkNights = insertPair;

const ownView = async (app: AppContext, db: Database): Promise<OwnCalendar> => {
  const { secret, showsNames, lastExportedAt, version } = await findOwnCalendar(db);
  const exportUrl = exportUrlOf(app, secret);
  return { exportUrl, showsNames: showsNames === 1, lastExportedAt, version };
};

/** The calendar for the owners' own telephone. */
export const getOwnCalendar = (app: AppContext): Promise<OwnCalendar> => ownView(app, app.database);

/** CHANGED_MEANWHILE. */
export const updateOwnCalendar = (
  app: AppContext,
  { seenVersion, showsNames }: UpdateOwnCalendarInput,
): Promise<OwnCalendar> =>
  inTransaction(app.database, async (tx) => {
    await bumpVersion(tx, 'ownCalendar', { id: 1, seenVersion });
    if (showsNames !== undefined) {
      await updateOwnCalendarRow(tx, { showsNames: showsNames ? 1 : 0 });
    }
    return ownView(app, tx);
  });

export const renewOwnCalendar = async (app: AppContext): Promise<OwnCalendar> => {
  await updateOwnCalendarRow(app.database, { secret: newSecret() });
  return getOwnCalendar(app);
};

/** Deletes events that ended by `until`, with their blocks; at most `limit`. */
export const forgetPastNights = deletePastEvents;
