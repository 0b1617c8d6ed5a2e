import type { StatisticsDays, StatisticsMonth } from '#shared/statistics/statistics.schema.ts';

export type ShownDay = StatisticsMonth['days'][number];
type Days = readonly [ShownDay, ...ShownDay[]];

const moves = ({ arrivals, departures, withdrawn }: ShownDay): boolean =>
  arrivals + departures + withdrawn > 0;

const isSame = (before: ShownDay, day: ShownDay): boolean =>
  !moves(before) &&
  !moves(day) &&
  before.state === day.state &&
  before.present === day.present &&
  before.isOpen === day.isOpen &&
  before.declaredAt === day.declaredAt;

/** Whether a day has no arrivals or departures and was declared together with the one before. */
const continues = (before: ShownDay, day: ShownDay): boolean =>
  (before.state === 'future' && day.state === 'future') || isSame(before, day);

/** Days that follow each other and say the same are one row. */
export const inRows = (days: readonly ShownDay[]): Days[] =>
  days.reduce<[ShownDay, ...ShownDay[]][]>((rows, day) => {
    const last = rows.at(-1);
    const before = last?.at(-1);
    if (last && before && continues(before, day)) last.push(day);
    else rows.push([day]);
    return rows;
  }, []);

export const rangeOf = (days: readonly ShownDay[]): StatisticsDays => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

/** What a declaration of these days has seen. */
export const versionOfDays = (days: readonly ShownDay[]): number =>
  days.reduce((sum, { version }) => sum + version, 0);
