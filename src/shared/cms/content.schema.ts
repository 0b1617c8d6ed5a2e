import { z } from 'zod';

/** How much of the sample house is still there. */
export const sampleContent = z.object({ present: z.boolean(), items: z.number().int() });
export type SampleContent = z.infer<typeof sampleContent>;
