import { z } from 'zod';
import { entityId, instant } from '#shared/forms/fields.schema.ts';

/** The secret address of the cleaners' page. */
export const cleaningLink = z.object({
  /** Null while there is none. */
  url: z.string().nullable(),
  lastOpenedAt: instant.nullable(),
});
export type CleaningLink = z.infer<typeof cleaningLink>;

/** A user who had the former role CLEANER. */
export const formerCleaner = z.object({ id: entityId, name: z.string() });

/** A confirmed stay that is not over, or one in the calendar of another site. */
export const cleaningStay = z.object({
  id: entityId,
  startDate: z.iso.date(),
  /** The day of departure. */
  endDate: z.iso.date(),
  /** The name of the calendar with the stay; null for our own stays. */
  origin: z.string().nullable(),
  /** The first name, of friends the whole one. Null when the guest gave none, or was erased. */
  guestName: z.string().nullable(),
  /** Null where another site does not say. */
  numberOfGuests: z.int().nullable(),
  /** The number of guests up to twelve years old, according to the request. */
  children: z.int(),
  linen: z.boolean(),
  animals: z.int(),
  /** When the guests say they arrive, `HH:mm`; empty if unknown. */
  arrivalTime: z.string(),
  /** Staff's note to the cleaners. */
  note: z.string(),
});
export type CleaningStay = z.infer<typeof cleaningStay>;
