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
