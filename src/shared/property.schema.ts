import { z } from 'zod';
import { optionalLine, requiredLine, requiredText, seenVersion, version } from './fields.schema.ts';
import { picture, pictureAddress } from './pictures.schema.ts';

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
  /** Addresses of the pictures, in display order. */
  images: z.array(z.string()),
  /** The library's data on those pictures; other addresses are omitted. */
  pictures: z.array(picture),
  /** Postal address, shown in the footer; empty if unknown. */
  address: z.string(),
  /** Codice Identificativo Nazionale, which must be displayed (D.L. 145/2023, art. 13-ter). */
  nationalCode: z.string(),
  version,
});
export type Property = z.infer<typeof property>;

const atLeastOne = (what: string) =>
  z
    .number({ error: `Indica ${what}` })
    .int('Indica un numero intero')
    .min(1, 'Indica almeno 1')
    .max(99, 'Indica al massimo 99');

/** A list of lines; empty ones are dropped. */
const lines = (max: number) =>
  z
    .array(optionalLine(max))
    .max(100)
    .overwrite((all) => all.filter((line) => line !== ''));

/** Every field that staff edit; one that is missing here does not compile. */
const fields = {
  name: requiredLine('Il nome è obbligatorio', 100),
  description: requiredText('La descrizione è obbligatoria', 10_000),
  bedrooms: atLeastOne('quante camere ci sono'),
  bathrooms: atLeastOne('quanti bagni ci sono'),
  maxGuests: atLeastOne('quanti ospiti possono stare'),
  amenities: lines(100),
  images: lines(500).pipe(z.array(pictureAddress("Scegli un'immagine"))),
  address: optionalLine(200),
  nationalCode: optionalLine(50),
} satisfies Record<Exclude<keyof Property, 'pictures' | 'version'>, z.ZodType>;

/** Fields left out keep their values. Amenities and pictures are trimmed, empty ones dropped. */
export const updatePropertyInput = z.object(fields).partial().extend({ version: seenVersion });
export type UpdatePropertyInput = z.infer<typeof updatePropertyInput>;
