import { z } from 'zod';

/** The steps to set up a new site, in the recommended order. */
export const firstSteps = [
  'house',
  'pictures',
  'prices',
  'national-code',
  'mail',
  'backup',
  'passkey',
] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsProgress = z.object({
  /** False once none is missing, staff hid them, or while the sample house is there. */
  isShown: z.boolean(),
  done: z.array(z.enum(firstSteps)),
  /** Those that the caller may do. */
  missing: z.array(z.enum(firstSteps)),
});
export type FirstStepsProgress = z.infer<typeof firstStepsProgress>;
