import { z } from 'zod';
import { picture } from './pictures.schema.ts';

const button = z.object({ text: z.string(), link: z.string(), visible: z.boolean() });

export const homepage = z.object({
  siteName: z.string(),
  /** Address of the picture; empty while none is chosen. */
  heroImage: z.string(),
  heroTitle: z.string(),
  heroSubtitle: z.string(),
  primaryButton: button,
  secondaryButton: button,
  /** What the library knows of `heroImage`; null where the address is not one of its own. */
  heroPicture: picture.nullable(),
});
export type Homepage = z.infer<typeof homepage>;
