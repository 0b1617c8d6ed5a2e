import { hash } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { namePlaces } from '#server/features/party/places.service.ts';
import { addDays, addMonths, firstDayOf, type Month } from '#shared/bookings/stay-dates.ts';
import type { StatisticsMonth } from '#shared/statistics/statistics.schema.ts';
import { istatRegions } from '#shared/statistics/statistics-regions.ts';
import { dayDueAt, monthDueAt } from './deadlines.ts';
import { type DayCounts, readinessOf, sumOrigins } from './movements.ts';
import {
  isDeclared,
  type ReadDays,
  readDays,
  type StatisticsDay,
} from './statistics-days.service.ts';

// A month as staff see it.

type ShownDay = StatisticsMonth['days'][number];

/** Differs as soon as anything about the day does. */
const versionOf = ({ day, fingerprint, withdrawn, declared }: StatisticsDay): number => {
  const codes = withdrawn.map(({ code }) => code);
  const facts = JSON.stringify([day, fingerprint, codes, declared?.declaredAt]);
  return 1 + Number.parseInt(hash('sha256', facts).slice(0, 8), 16);
};

/** The version of several days is the sum of theirs. */
export const versionOfDays = (days: readonly StatisticsDay[]): number =>
  days.reduce((sum, day) => sum + versionOf(day), 0);

/** As it was declared, once the guests' data are gone. */
const shownCounts = (day: StatisticsDay): DayCounts =>
  day.isFinal && day.declared ? JSON.parse(day.declared.counts) : day;

const stateOf = (day: StatisticsDay, today: string): ShownDay['state'] => {
  if (day.declared) return isDeclared(day) ? 'declared' : 'changed';
  if (day.day > today) return 'future';
  const isEmpty = day.arrivals + day.departures + day.present + day.withdrawn.length === 0;
  return isEmpty ? 'empty' : 'due';
};

const toShown = (
  day: StatisticsDay,
  { settings, today, stays }: ReadDays,
  now: string,
): ShownDay => {
  const state = stateOf(day, today);
  const hours = stays
    .filter(({ startDate }) => startDate === day.day)
    .map(({ arrivalTime }) => arrivalTime);
  const dueAt = state === 'due' || state === 'changed' ? dayDueAt(settings, day.day, hours) : null;
  const { isOpen, arrivals, departures, present } = shownCounts(day);
  return {
    day: day.day,
    ...{ isOpen, arrivals, departures, present, withdrawn: day.withdrawn.length },
    ...{ state, dueAt, isLate: dueAt !== null && dueAt < now },
    declaredAt: day.declared?.declaredAt ?? null,
    declaredBy: day.declared?.declaredByName ?? null,
    version: versionOf(day),
  };
};

const monthStateOf = (
  days: readonly ShownDay[],
  { settings, today }: ReadDays,
): StatisticsMonth['state'] => {
  const has = (state: ShownDay['state']) => days.some((day) => day.state === state);
  if (has('changed')) return 'changed';
  if (days.every(({ state }) => state === 'declared')) return 'declared';
  if ((days.at(-1)?.day ?? '') >= today) return 'open';
  if (has('due') || settings.declaresEmptyMonths) return 'due';
  return has('declared') ? 'declared' : 'nothing';
};

/** By name, the most nights first. */
const nameOrigins = async (
  db: Database,
  rows: DayCounts['origins'],
): Promise<StatisticsMonth['origins']> => {
  const places = await namePlaces(
    db,
    rows.map(({ code }) => code),
    'it',
  );
  const named = rows.map((row) => {
    const region = row.code.startsWith('IT') ? istatRegions[row.code.slice(2)] : undefined;
    const state = places.find(({ code }) => code === row.code)?.name;
    return { ...row, name: region ?? state ?? row.code, isItalian: row.code.startsWith('IT') };
  });
  return named.toSorted((a, b) => b.nights - a.nights || a.name.localeCompare(b.name));
};

/** Stays that have begun, and whose guests cannot all be counted. */
const missingIn = ({
  stays,
  unnamed,
  today,
  forgottenUntil,
}: ReadDays): StatisticsMonth['missing'] => {
  const isWaiting = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    startDate <= today && endDate > forgottenUntil;
  const incomplete = stays.filter(isWaiting).flatMap((stay) => {
    const { isComplete, complete, expected } = readinessOf(stay);
    const { id, startDate, endDate, guestName: name } = stay;
    return isComplete || name === null ? [] : { id, startDate, endDate, name, complete, expected };
  });
  const others = unnamed.filter(isWaiting).map(({ id, startDate, endDate, origin }) => ({
    ...{ id, startDate, endDate, name: origin ?? '', complete: 0, expected: null },
  }));
  return [...incomplete, ...others].toSorted((a, b) => a.startDate.localeCompare(b.startDate));
};

/** NOT_FOUND while statistics are off. */
export const getMonth = async (app: AppContext, month: Month): Promise<StatisticsMonth> => {
  const { database, clock } = app;
  const now = clock.now().toISOString();
  const to = addDays(firstDayOf(addMonths(month, 1)), -1);
  const read = await readDays(app, database, { from: firstDayOf(month), to });
  if (!read.settings.isOn) throw notFound('Le statistiche sono spente.');
  const days = read.days.map((day) => toShown(day, read, now));
  const state = monthStateOf(days, read);
  // In regions with daily reports each day has its own deadline until the month is over.
  const isDue = state === 'due' || (state === 'changed' && read.settings.deadline === 'month');
  const dueAt = isDue ? monthDueAt(read.settings, month) : null;
  const { today, forgottenUntil } = read;
  return {
    ...{ month, today, state, dueAt, isLate: dueAt !== null && dueAt < now, days },
    origins: await nameOrigins(database, sumOrigins(read.days.map(shownCounts))),
    missing: missingIn(read),
    forgottenUntil,
  };
};
