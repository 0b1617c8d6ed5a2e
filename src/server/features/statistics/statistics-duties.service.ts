import type { AppContext } from '#server/app-context.ts';
import { areStatisticsOn } from '#server/features/statistics-settings/statistics-settings.service.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { DutyStay, StatisticsDuty } from '#shared/duties.schema.ts';
import { dayDueAt } from './deadlines.ts';
import { readinessOf, type StayWithParty } from './movements.ts';
import { isDeclared, type ReadDays, readDays } from './statistics-days.service.ts';

/** The days on which the region learns of a stay: arrivals, and the departure. */
const daysOf = ({ startDate, endDate, people }: StayWithParty): Set<StayDate> =>
  new Set([startDate, ...people.map(({ person }) => person.arrivalDate || startDate), endDate]);

const dutyOf = (stay: StayWithParty, { settings, today, days }: ReadDays): StatisticsDuty => {
  const told = new Set(days.filter(isDeclared).map(({ day }) => day));
  const [next] = [...daysOf(stay)].filter((day) => !told.has(day)).toSorted();
  const hours = next === stay.startDate ? [stay.arrivalTime] : [];
  const dueAt = next ? dayDueAt(settings, next, hours) : null;
  if (next === undefined) return { state: 'declared', dueAt };
  if (!readinessOf(stay).isComplete) return { state: 'incomplete', dueAt };
  if (next <= today) return { state: 'due', dueAt };
  return { state: next === stay.startDate ? 'not-due' : 'declared', dueAt };
};

/** How far each of these stays is with the region; those that it does not count are left out. Empty while statistics are off. */
export const statisticsDutiesOf = async (
  app: AppContext,
  stays: readonly DutyStay[],
): Promise<Map<number, StatisticsDuty>> => {
  if (stays.length === 0 || !(await areStatisticsOn(app.database))) return new Map();
  const from = stays.map(({ startDate }) => startDate).toSorted()[0] ?? '';
  const to =
    stays
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? '';
  const read = await readDays(app, app.database, { from, to });
  const wanted = new Set(stays.map(({ id }) => id));
  return new Map(
    read.stays.filter(({ id }) => wanted.has(id)).map((stay) => [stay.id, dutyOf(stay, read)]),
  );
};
