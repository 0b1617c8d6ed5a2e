import { z } from 'zod';

/** How much of the sample content of the first start is still there. */
export const sampleContent = z.object({ present: z.boolean(), items: z.number().int() });
export type SampleContent = z.infer<typeof sampleContent>;
