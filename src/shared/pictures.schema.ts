import { z } from 'zod';

/** A picture with the copies a browser may choose from, and its size, so that nothing jumps. */
export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  /** Pixels of the original. */
  width: z.number().int(),
  height: z.number().int(),
  /** Narrower copies, ascending by width in pixels; the original is not among them. */
  copies: z.array(z.object({ url: z.string(), width: z.number().int() })),
});
export type Picture = z.infer<typeof picture>;
