import { z } from 'zod';
import { isMonth } from '#shared/bookings/stay-dates.ts';
import { entityId, instant, seenVersion, stayDate, version } from '#shared/forms/fields.schema.ts';

// The reports to the region about the guests of each day. Decision 49.

export const statisticsMonthInput = z.object({
  month: z
    .string({ error: 'Indica un mese (aaaa-mm).' })
    .refine(isMonth, { error: 'Inserisci un mese esistente (aaaa-mm).' })
    .meta({ example: '2026-07' }),
});

export const STATISTICS_FILE_NAME = 'movimenti.xml';

/** At most so many days in one file. */
export const MAX_FILE_DAYS = 366;

/** Both included; not after today. */
export const statisticsDays = z.object({
  from: stayDate('Indica il primo giorno'),
  to: stayDate('Indica l’ultimo giorno'),
});
export type StatisticsDays = z.infer<typeof statisticsDays>;

export const declareInput = statisticsDays.extend({
  /** False takes a declaration back. */
  declared: z.boolean({ error: 'Indica se questi giorni sono comunicati.' }).default(true),
  /** The sum of the versions of the days that were looked at. */
  seenVersion,
});
export type DeclareInput = z.output<typeof declareInput>;

export const statisticsDay = z.object({
  day: z.iso.date(),
  isOpen: z.boolean(),
  arrivals: z.number().int(),
  departures: z.number().int(),
  /** Guests who spend the night. */
  present: z.number().int(),
  /** Arrivals that were reported and did not take place. */
  withdrawn: z.number().int(),
  /** `empty`: nothing to tell; `changed`: not as it was declared. */
  state: z.enum(['future', 'empty', 'due', 'declared', 'changed']),
  /** By when a day that is due or changed has to be declared. */
  dueAt: instant.nullable(),
  isLate: z.boolean(),
  declaredAt: instant.nullable(),
  /** Null once that account is deleted. */
  declaredBy: z.string().nullable(),
  version,
});

export const statisticsMonth = z.object({
  month: z.string(),
  today: z.iso.date(),
  /** `open`: not over yet; `nothing`: no guests, and the region does not want to know that. */
  state: z.enum(['open', 'due', 'changed', 'declared', 'nothing']),
  dueAt: instant.nullable(),
  isLate: z.boolean(),
  days: z.array(statisticsDay),
  /** By Italian region and by state, the most nights first. */
  origins: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      isItalian: z.boolean(),
      arrivals: z.number().int(),
      nights: z.number().int(),
    }),
  ),
  /** Stays whose guests cannot be counted yet. */
  missing: z.array(
    z.object({
      id: entityId,
      /** The guest, or the other site whose nights these are. */
      name: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      complete: z.number().int(),
      /** Null for nights of another site. */
      expected: z.number().int().nullable(),
    }),
  ),
  /** Guests' data of days up to this one, inclusive, are deleted; declared counts stay. */
  forgottenUntil: z.iso.date(),
});
export type StatisticsMonth = z.infer<typeof statisticsMonth>;
