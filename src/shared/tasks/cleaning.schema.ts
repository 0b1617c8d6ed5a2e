import { z } from 'zod';
import { entityId, instant } from '#shared/forms/fields.schema.ts';
import { stayDays } from './task-repeats.ts';
import { task } from './tasks.schema.ts';

// What whoever cleans the house sees: nothing that is not here.

/** A confirmed stay that is not over, or one that the calendar of another site tells of. */
export const cleaningStay = z.strictObject({
  id: entityId,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** The name of the calendar that it comes from; null for a stay of ours. */
  origin: z.string().nullable(),
  /** Null when the guest gave none, or was erased. */
  firstName: z.string().nullable(),
  /** Null where another site does not tell. */
  numberOfGuests: z.number().int().nullable(),
  /** How many of the guests are twelve years old or less, as far as they said. */
  children: z.number().int(),
  linen: z.boolean(),
  /** What staff wrote for whoever cleans. */
  note: z.string(),
});
export type CleaningStay = z.infer<typeof cleaningStay>;

export const cleaningTask = z.strictObject({
  ...task.pick({ id: true, name: true, description: true, due_date: true, priority: true }).shape,
  ...task.pick({ completed: true, repeat: true }).shape,
  /** Whether it is for the caller; otherwise for nobody in particular. */
  mine: z.boolean(),
  /** The stay that it is about, and on which of its days it is due. */
  stay: z
    .strictObject({
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      firstName: z.string().nullable(),
      day: z.enum(stayDays).nullable(),
    })
    .nullable(),
});
export type CleaningTask = z.infer<typeof cleaningTask>;

/** The next stays by their first day, and what is to be done, soonest first. */
export const cleaning = z.strictObject({
  stays: z.array(cleaningStay),
  tasks: z.array(cleaningTask),
});
export type Cleaning = z.infer<typeof cleaning>;

/** The secret address of a page with the next stays, for those without an account. */
export const cleaningLink = z.object({
  /** Null while there is none. */
  url: z.string().nullable(),
  lastOpenedAt: instant.nullable(),
});
export type CleaningLink = z.infer<typeof cleaningLink>;

/** At most so many of each are answered. */
export const CLEANING_LIMITS = { stays: 30, tasks: 100 } as const;
