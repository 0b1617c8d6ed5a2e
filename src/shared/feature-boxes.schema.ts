import { z } from 'zod';
import { entityId } from './fields.schema.ts';

export const featureBox = z.object({
  id: entityId,
  /** File name under uploads. */
  icon: z.string(),
  title: z.string(),
  description: z.string(),
  /** A path of this site, or null where the box leads nowhere. */
  link: z.string().nullable(),
  published: z.boolean(),
});
export type FeatureBox = z.infer<typeof featureBox>;
