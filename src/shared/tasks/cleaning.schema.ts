import { z } from 'zod';
import { entityId, instant } from '#shared/forms/fields.schema.ts';

/** The secret address of the page of whoever cleans. */
export const cleaningLink = z.object({
  /** Null while there is none. */
  url: z.string().nullable(),
  lastOpenedAt: instant.nullable(),
});
export type CleaningLink = z.infer<typeof cleaningLink>;

/** Somebody who had the role for cleaning, which no longer exists. */
export const formerCleaner = z.object({ id: entityId, name: z.string() });
