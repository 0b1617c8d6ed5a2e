import type { AppContext } from '#server/app-context.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Calendar, CalendarState } from '#shared/calendars.schema.ts';
import { type FeedProblem, problemInWords } from './feed-problem.ts';
import { type KnownEvent, nightsToCome, takesNights } from './plan-reading.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Staff get a warning about a feed after this long without a good reading. */
export const TROUBLE_AFTER_MS = 6 * HOUR_MS;

export const exportUrlOf = ({ config }: AppContext, secret: string): string =>
  `${config.publicUrl}/calendar/${secret}.ics`;

const stateOf = (row: CalendarRow, isHeld: boolean, now: Date): CalendarState => {
  if (isHeld) return 'held';
  if (row.lastReadAt === null) return 'new';
  if (row.enabled === 0) return 'ok';
  const goodUntil = Date.parse(row.lastGoodReadAt ?? row.createdAt) + TROUBLE_AFTER_MS;
  if (goodUntil <= now.getTime()) return 'stale';
  return row.problem === null ? 'ok' : 'failing';
};

const staleProblem = 'Non viene letto da ore: il sito è stato fermo. Si può leggerlo adesso.';

const problemOf = (state: CalendarState, { problem }: CalendarRow): string | null => {
  if (state === 'held')
    return 'Ha perso all’improvviso quasi tutte le sue notti: aspetta una risposta.';
  if (state !== 'failing' && state !== 'stale') return null;
  return problem === null ? staleProblem : problemInWords[problem as FeedProblem];
};

const shownNights = (events: readonly KnownEvent[]) =>
  events.map(({ startDate, until }) => ({ startDate, endDate: addDays(until, -1) }));

/** A calendar as staff see it; its address stays a secret. */
export const calendarView = (
  app: AppContext,
  row: CalendarRow,
  events: readonly KnownEvent[],
): Calendar => {
  const now = app.clock.now();
  const rules = { today: todayAtHouse(now), takesClosed: row.takesClosed === 1 };
  const taking = events.filter((event) => takesNights(event, rules));
  const lost = taking.filter(({ state }) => state === 'lost');
  const state = stateOf(row, lost.length > 0, now);
  const closed = events.filter((event) => !takesNights(event, rules));
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    host: new URL(row.url).host,
    enabled: row.enabled === 1,
    takesClosed: row.takesClosed === 1,
    exportsRequests: row.exportsRequests === 1,
    state,
    problem: problemOf(state, row),
    lastReadAt: row.lastReadAt,
    lastGoodReadAt: row.lastGoodReadAt,
    lastChange: row.changedAt && {
      at: row.changedAt,
      added: row.addedNights,
      removed: row.removedNights,
    },
    nights: nightsToCome(taking, rules).size,
    closedNights: nightsToCome(closed, { ...rules, takesClosed: true }).size,
    lost: shownNights(lost),
    kept: shownNights(taking.filter((event) => event.state === 'kept')),
    exportUrl: exportUrlOf(app, row.exportSecret),
    lastExportedAt: row.lastExportedAt,
    version: row.version,
  } as Calendar;
};
