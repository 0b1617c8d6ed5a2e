import { z } from 'zod';
import { instant } from '#shared/forms/fields.schema.ts';

export const clockState = z.object({
  /** False after a jump: until somebody confirms it, nothing is deleted because of its age. */
  isTrusted: z.boolean(),
  /** What the server's clock says. */
  now: instant,
  /** When the clock was last found to be where it should be. */
  trustedAt: instant,
});
export type ClockState = z.infer<typeof clockState>;
