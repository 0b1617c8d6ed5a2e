import type { AppContext } from '#server/app-context.ts';
import type { CalendarRow } from '#server/database/tables/calendars.table.ts';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Calendar, CalendarState } from '#shared/calendars.schema.ts';
import { formatNights } from '#shared/languages/italian-dates.ts';
import {
  type EventState,
  type KnownEvent,
  nightsToCome,
  takenNights,
  wantsNights,
} from './event-nights.ts';
import { type FeedProblem, problemInWords } from './feed-problem.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Staff get a warning about a feed after this long without a good reading. */
export const TROUBLE_AFTER_MS = 6 * HOUR_MS;

export const exportUrlOf = ({ config }: AppContext, secret: string): string =>
  `${config.publicUrl}/calendar/${secret}.ics`;

const stateOf = (row: CalendarRow, isHeld: boolean, now: Date): CalendarState => {
  if (isHeld) return 'held';
  if (row.lastReadAt === null) return 'new';
  if (row.enabled === 0) return 'ok';
  const goodUntil =
    Date.parse(row.lastGoodReadAt ?? row.troubleSince ?? row.createdAt) + TROUBLE_AFTER_MS;
  if (goodUntil <= now.getTime()) return 'stale';
  return row.problem === null ? 'ok' : 'failing';
};

const staleProblem = 'Non viene letto da ore: il sito è stato fermo. Si può leggerlo adesso.';

type Held = { wantedNights: number; lostNights: number };

const heldProblem = ({ wantedNights, lostNights }: Held): string =>
  [
    ...(wantedNights > 0
      ? [
          `Vuole occupare ${formatNights(wantedNights)} in una volta: aspetta una risposta, e fino ad allora qui restano libere.`,
        ]
      : []),
    ...(lostNights > 0
      ? [
          `Ha perso all’improvviso quasi tutte le sue notti (${lostNights}): aspetta una risposta, e fino ad allora restano occupate.`,
        ]
      : []),
  ].join(' ');

const problemOf = (state: CalendarState, { problem }: CalendarRow, held: Held): string | null => {
  if (state === 'held') return heldProblem(held);
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
  const countNights = (some: readonly KnownEvent[]): number => nightsToCome(some, rules.today).size;
  const wanting = events.filter((event) => wantsNights(event, rules));
  const inState = (state: EventState) => wanting.filter((event) => event.state === state);
  const [lost, wanted] = [inState('lost'), inState('wanted')];
  const state = stateOf(row, lost.length + wanted.length > 0, now);
  const wantedNights = countNights(wanted);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    host: new URL(row.url).host,
    enabled: row.enabled === 1,
    takesClosed: row.takesClosed === 1,
    exportsRequests: row.exportsRequests === 1,
    state,
    problem: problemOf(state, row, { wantedNights, lostNights: countNights(lost) }),
    lastReadAt: row.lastReadAt,
    lastGoodReadAt: row.lastGoodReadAt,
    lastChange: row.changedAt && {
      at: row.changedAt,
      added: row.addedNights,
      removed: row.removedNights,
    },
    nights: takenNights(events, rules).size,
    closedNights: countNights(events.filter((event) => !wantsNights(event, rules))),
    wanted: shownNights(wanted),
    wantedNights,
    refused: shownNights(inState('refused')),
    lost: shownNights(lost),
    kept: shownNights(inState('kept')),
    exportUrl: exportUrlOf(app, row.exportSecret),
    lastExportedAt: row.lastExportedAt,
    version: row.version,
  } as Calendar;
};
