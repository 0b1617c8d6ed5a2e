import { z } from 'zod';
import { optionalLine, seenVersion, version } from '#shared/forms/fields.schema.ts';
import { regionIds } from './statistics-regions.ts';

// What the region knows of the house, and how it wants to be told. Decision 49.

export const statisticsSettings = z.object({
  isOn: z.boolean(),
  /** Empty until it is chosen. */
  region: z.enum([...regionIds, '']),
  /** Within 24 hours of each arrival and departure, or on a day of the following month. */
  deadline: z.enum(['day', 'month']),
  deadlineDay: z.number().int(),
  /** The house's code in the region's portal. */
  structureCode: z.string(),
  /** The name under which the portal knows this program. */
  product: z.string(),
  rooms: z.number().int(),
  beds: z.number().int(),
  /** Whether a month without guests has to be declared too. */
  declaresEmptyMonths: z.boolean(),
  version,
});
export type StatisticsSettings = z.infer<typeof statisticsSettings>;

const numberTo = (max: number) => {
  const message = `Indica un numero intero, da 1 a ${max}.`;
  return z.number({ error: message }).int(message).min(1, message).max(max, message);
};

/** Every field that administrators edit; one that is missing here does not compile. */
const fields = {
  isOn: z.boolean({ error: 'Indica se le statistiche sono accese' }),
  region: z.enum([...regionIds, ''], { error: 'Scegli la regione.' }),
  deadline: z.enum(['day', 'month'], { error: 'Scegli entro quando comunicare.' }),
  deadlineDay: numberTo(28),
  structureCode: optionalLine(20),
  product: optionalLine(30),
  rooms: numberTo(99),
  beds: numberTo(99),
  declaresEmptyMonths: z.boolean({ error: 'Indica se comunicare anche i mesi vuoti' }),
} satisfies Record<Exclude<keyof StatisticsSettings, 'version'>, z.ZodType>;

/** Fields left out keep their values. */
export const updateStatisticsSettingsInput = z.object(fields).partial().extend({ seenVersion });
export type UpdateStatisticsSettingsInput = z.infer<typeof updateStatisticsSettingsInput>;
