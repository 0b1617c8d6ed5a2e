import { randomBytes } from 'node:crypto';
import type { AppContext, Caller } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { daysBetween, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { formatDay } from '#shared/languages/italian-dates.ts';
import {
  type DeclareInput,
  MAX_FILE_DAYS,
  type StatisticsDays,
} from '#shared/statistics/statistics.schema.ts';
import type { DayCounts } from './movements.ts';
import { ross1000Xml } from './ross1000.ts';
import {
  deleteDeclaredDays,
  insertArrival,
  updateArrivalRow,
  writeDeclaredDay,
} from './statistics.repository.ts';
import { type ReadDays, readDays, type StatisticsDay } from './statistics-days.service.ts';
import { versionOfDays } from './statistics-month.service.ts';

// The file for the region, and the days that it knows. Decision 49.

/** The region takes at most 20 characters. */
const newCode = (): string => randomBytes(10).toString('hex');

/** Gives every arrival up to the last of these days its name with the region, once and for all. */
const giveCodes = async (tx: Database, { guests, codeOf, days }: ReadDays): Promise<void> => {
  const last = days.at(-1)?.day ?? '';
  const nameless = guests.filter((guest) => guest.arrival <= last && codeOf(guest) === '');
  for (const { memberId, bookingId, arrival, departure, kind } of nameless) {
    const row = { memberId, bookingId, arrival, departure, kind };
    await insertArrival(tx, { ...row, code: newCode(), state: 'new' });
  }
};

/** INVALID_INPUT. */
const assertPast = ({ clock }: AppContext, { from, to }: StatisticsDays): void => {
  if (from > to) {
    throw invalidInput({ path: 'to', message: 'L’ultimo giorno viene prima del primo.' });
  }
  if (to > todayAtHouse(clock.now())) {
    throw invalidInput({
      path: 'to',
      message: 'Scegli giorni fino a oggi: gli altri non ci sono ancora stati.',
    });
  }
  if (daysBetween(from, to) >= MAX_FILE_DAYS) {
    throw invalidInput({ path: 'to', message: 'Al massimo un anno alla volta.' });
  }
};

/** NOT_FOUND. */
const assertOn = ({ settings }: ReadDays): void => {
  if (!settings.isOn) throw notFound('Le statistiche sono spente.');
};

/** Without the guests' data, the file would say that the house was empty. INVALID_INPUT. */
const assertWritable = ({ settings, days }: ReadDays): void => {
  if (settings.structureCode === '') {
    const message = 'Prima scrivi il codice della struttura, in «Impostazioni, Adempimenti».';
    throw invalidInput({ path: 'structureCode', message });
  }
  const forgotten = days.find(({ isForgotten }) => isForgotten);
  if (forgotten) {
    const message = `I dati degli ospiti del ${formatDay(forgotten.day)} sono cancellati: il file non li può più contenere.`;
    throw invalidInput({ path: 'from', message });
  }
};

/** The file of Ross1000 for these days. NOT_FOUND while statistics are off; INVALID_INPUT. */
export const writeFile = (app: AppContext, range: StatisticsDays): Promise<string> => {
  assertPast(app, range);
  return inTransaction(app.database, async (tx) => {
    const read = await readDays(app, tx, range);
    assertOn(read);
    assertWritable(read);
    await giveCodes(tx, read);
    const { settings, days, codeOf } = await readDays(app, tx, range);
    return ross1000Xml(days, settings, codeOf);
  });
};

const countsOf = ({ isOpen, arrivals, departures, present, origins }: DayCounts): DayCounts => ({
  isOpen,
  arrivals,
  departures,
  present,
  origins,
});

/** Stores a day as declared: its counts, and which arrivals were reported. */
const declareDay = async (
  tx: Database,
  day: StatisticsDay,
  { codeOf }: ReadDays,
  by: { declaredAt: string; declaredBy: number },
): Promise<void> => {
  for (const guest of day.arriving) {
    const { kind, departure } = guest;
    await updateArrivalRow(tx, { code: codeOf(guest), state: 'told', kind, departure });
  }
  for (const { code } of day.withdrawn) await updateArrivalRow(tx, { code, state: 'withdrawn' });
  const counts = JSON.stringify(countsOf(day));
  const { day: date, fingerprint } = day;
  await writeDeclaredDay(tx, { day: date, fingerprint, counts, isFinal: 0, ...by });
};

/**
 * Marks these days, as they are now, as declared, or takes that back. Days whose guests' data are deleted stay
 * as they were declared. NOT_FOUND while statistics are off; INVALID_INPUT; CHANGED_MEANWHILE.
 */
export const declareDays = (
  app: AppContext,
  { declared, seenVersion, ...range }: DeclareInput,
  { userId }: Pick<Caller, 'userId'>,
): Promise<void> => {
  assertPast(app, range);
  return inTransaction(app.database, async (tx) => {
    const seen = await readDays(app, tx, range);
    assertOn(seen);
    if (seenVersion !== undefined && seenVersion !== versionOfDays(seen.days)) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const open = seen.days.flatMap(({ isFinal, day }) => (isFinal ? [] : [day]));
    if (!declared) return deleteDeclaredDays(tx, open);
    await giveCodes(tx, seen);
    const read = await readDays(app, tx, range);
    const by = { declaredAt: app.clock.now().toISOString(), declaredBy: userId };
    for (const day of read.days.filter(({ isFinal }) => !isFinal)) {
      await declareDay(tx, day, read, by);
    }
  });
};
