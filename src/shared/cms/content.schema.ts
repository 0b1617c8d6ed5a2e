import { z } from 'zod';
import { entityId } from '#shared/forms/fields.schema.ts';

/** How much of the sample house is still there. */
export const sampleContent = z.object({
  present: z.boolean(),
  items: z.number().int(),
  /** The ids of its bookings and blocks, which count nowhere. */
  bookings: z.array(entityId),
});
export type SampleContent = z.infer<typeof sampleContent>;
