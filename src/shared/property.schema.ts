import { z } from 'zod';
import { picture } from './pictures.schema.ts';

/** Specification, section 3. */
export const defaultAmenities = [
  'WiFi gratuito',
  'Parcheggio gratuito',
  'Macchina da caffè',
  'TV',
  'Cucina attrezzata',
] as const;

export const property = z.object({
  name: z.string(),
  description: z.string(),
  bedrooms: z.number().int(),
  bathrooms: z.number().int(),
  maxGuests: z.number().int(),
  amenities: z.array(z.string()),
  /** Addresses of the pictures, in the order they are shown. */
  images: z.array(z.string()),
  /** The same pictures as the library knows them; an address from elsewhere is left out. */
  pictures: z.array(picture),
  /** Postal address, for the foot of the page; empty while unknown. */
  address: z.string(),
  /** Codice Identificativo Nazionale, which Italian law wants shown (D.L. 145/2023, art. 13-ter). */
  nationalCode: z.string(),
});
export type Property = z.infer<typeof property>;
