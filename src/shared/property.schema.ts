import { z } from 'zod';
import {
  optionalEmailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { untranslated } from '#shared/languages/translated.schema.ts';
import { picture, pictureAddress } from '#shared/media/pictures.schema.ts';
import { amenityNames } from './amenities.ts';

// The choices of each field, in the order of its menu. Empty means not chosen yet.

export const houseKinds = ['house', 'apartment', 'villa', 'cottage', 'bungalow'] as const;
export const bedKinds = ['double', 'single', 'bunk', 'sofa', 'armchair', 'cot'] as const;
export type BedKind = (typeof bedKinds)[number];
const petRules = ['', 'yes', 'ask', 'no'] as const;
const smokingRules = ['', 'no', 'outside', 'yes'] as const;
export const waysToGo = ['foot', 'bicycle', 'car', 'bus', 'ferry'] as const;
export type WayToGo = (typeof waysToGo)[number];
export const hostLanguages = ['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'zh'] as const;
export type HostLanguage = (typeof hostLanguages)[number];
export const answerTimes = ['', 'hours', 'day', 'two-days'] as const;
export type AnswerTime = (typeof answerTimes)[number];

const coordinates = z.object({ latitude: z.number(), longitude: z.number() });
export type Coordinates = z.infer<typeof coordinates>;

const bed = z.object({ room: z.string(), kind: z.enum(bedKinds), count: z.number().int() });
export type Bed = z.infer<typeof bed>;

const distance = z.object({
  place: z.string(),
  by: z.enum(waysToGo),
  minutes: z.number().int(),
});
export type Distance = z.infer<typeof distance>;

/** Specification, section 3. */
export const defaultAmenities = [
  amenityNames['free-wifi'],
  amenityNames['free-parking'],
  amenityNames['coffee-machine'],
  amenityNames.tv,
  amenityNames['equipped-kitchen'],
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
  /** The CIN. */
  nationalCode: z.string(),
  /** With its name, as the region wants it: 'IUN Q1234'. */
  regionalCode: z.string(),
  /** Six figures of the comune, with which the CIN begins; empty if unknown. */
  comuneCode: z.string(),
  kind: z.enum(houseKinds),
  floorSizeM2: z.number().int().nullable(),
  /** Room by room, in display order. */
  beds: z.array(bed),
  /** Times of day as `HH:mm`; empty if unknown. */
  checkInFrom: z.string(),
  checkInUntil: z.string(),
  checkOutBy: z.string(),
  pets: z.enum(petRules),
  smoking: z.enum(smokingRules),
  /** The damage deposit; 0 for none, null if unknown. */
  depositCents: z.number().int().nullable(),
  /** How much a guest pays when, and by which means. */
  howToPay: z.string(),
  /** On which terms a guest may cancel. */
  cancellation: z.string(),
  houseRules: z.string(),
  /** The town or village. */
  locality: z.string(),
  coordinates: coordinates.nullable(),
  distances: z.array(distance),
  /** The guests' contact; everything about the host is public. */
  hostName: z.string(),
  /** The picture's address; empty if none is chosen. */
  hostImage: z.string(),
  /** The library's data on `hostImage`; null for an address outside the library. */
  hostPicture: picture.nullable(),
  hostAbout: z.string(),
  hostLanguages: z.array(z.enum(hostLanguages)),
  hostPhone: z.string(),
  /** A number with its country's prefix. */
  hostWhatsapp: z.string(),
  hostEmail: z.string(),
  /** How soon the host usually answers. */
  hostAnswers: z.enum(answerTimes),
  /** Name and address of the data controller, for the privacy page (GDPR, art. 13). */
  dataController: z.string(),
  version,
});
export type Property = z.infer<typeof property>;

/** The payment terms as sentences in the reader's language, to which the owners' own words are added. */
const termsInWords = z.object({ howToPay: z.string(), cancellation: z.string() });
export type TermsInWords = z.infer<typeof termsInWords>;

/** As visitors read it in their language. */
export const propertyView = property.extend({
  untranslated,
  /** The amenities as the owners wrote them, in the same order; left out where they are the same. */
  italianAmenities: z.array(z.string()).optional(),
  /** Left out while the payment terms are off. */
  terms: termsInWords.optional(),
});
export type PropertyView = z.infer<typeof propertyView>;

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

const TIME_EXAMPLE = 'Scrivi l’ora con i minuti, per esempio 16:00.';
const timeOfDay = z
  .string({ error: TIME_EXAMPLE })
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, TIME_EXAMPLE);

const phoneNumber = (pattern: RegExp, wrong: string) =>
  optionalLine(40).refine(
    (number) =>
      number === '' || (pattern.test(number) && /^\d{6,15}$/.test(number.replace(/\D/g, ''))),
    wrong,
  );

const DEGREES = 'Scrivi latitudine e longitudine, per esempio 39.13862, 8.27411.';
const degrees = (max: number) =>
  z
    .number({ error: DEGREES })
    .min(-max, DEGREES)
    .max(max, DEGREES)
    // A tenth of a metre.
    .overwrite((angle) => Math.round(angle * 1e6) / 1e6);

const WHOLE_EUROS = 'Indica un importo fino a 100.000 €, per esempio 200.';
const FLOOR = 'Indica i metri quadrati con un numero intero, per esempio 85.';
const MINUTES = 'Indica i minuti con un numero intero, da 1 a 1440.';
const COMUNE_CODE = 'Il codice ISTAT del comune ha sei cifre, per esempio 111010.';
const MAX_ROWS = 50;
const rows = <Row extends z.ZodType>(row: Row) =>
  z.array(row).max(MAX_ROWS, `Al massimo ${MAX_ROWS} righe.`);

/** One of a list; `message` for anything else. */
const oneOf = <const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
  message: string,
) => z.enum(choices, { error: message });

/** Every field that staff edit; one that is missing here does not compile. */
const fields = {
  name: requiredLine('Il nome è obbligatorio', 100),
  description: requiredText('La descrizione è obbligatoria', 10_000),
  bedrooms: atLeastOne('quante camere ci sono'),
  bathrooms: atLeastOne('quanti bagni ci sono'),
  maxGuests: atLeastOne('quanti ospiti possono stare'),
  amenities: lines(100),
  images: lines(500).pipe(z.array(pictureAddress('Scegli un’immagine'))),
  address: optionalLine(200),
  nationalCode: optionalLine(50),
  regionalCode: optionalLine(50),
  comuneCode: optionalLine(6).regex(/^(\d{6})?$/, COMUNE_CODE),
  kind: oneOf(houseKinds, 'Scegli il tipo di alloggio.'),
  floorSizeM2: z.number({ error: FLOOR }).int(FLOOR).min(1, FLOOR).max(10_000, FLOOR).nullable(),
  beds: rows(
    z.object({
      room: requiredLine('Scrivi in quale stanza', 60),
      kind: oneOf(bedKinds, 'Scegli il tipo di letto.'),
      count: atLeastOne('quanti letti'),
    }),
  ),
  checkInFrom: timeOfDay,
  checkInUntil: timeOfDay,
  checkOutBy: timeOfDay,
  pets: oneOf(petRules, 'Scegli se gli animali sono ammessi.'),
  smoking: oneOf(smokingRules, 'Scegli se si può fumare.'),
  depositCents: z
    .number({ error: WHOLE_EUROS })
    .int(WHOLE_EUROS)
    .min(0, WHOLE_EUROS)
    .max(10_000_000, WHOLE_EUROS)
    .nullable(),
  howToPay: optionalText(1000),
  cancellation: optionalText(1000),
  houseRules: optionalText(2000),
  locality: optionalLine(100),
  coordinates: z
    .object({ latitude: degrees(90), longitude: degrees(180) }, { error: DEGREES })
    .nullable(),
  distances: rows(
    z.object({
      place: requiredLine('Scrivi da che cosa', 60),
      by: oneOf(waysToGo, 'Scegli come ci si va.'),
      minutes: z.number({ error: MINUTES }).int(MINUTES).min(1, MINUTES).max(1440, MINUTES),
    }),
  ),
  hostName: optionalLine(100),
  hostImage: z.union([z.literal(''), pictureAddress('Scegli un’immagine')], {
    error: 'Scegli un’immagine della libreria.',
  }),
  hostAbout: optionalText(1000),
  hostLanguages: z
    .array(oneOf(hostLanguages, 'Scegli tra le lingue dell’elenco.'))
    .overwrite((chosen) => hostLanguages.filter((language) => chosen.includes(language))),
  hostPhone: phoneNumber(
    /^\+?[\d ()./-]+$/,
    'Scrivi un numero di telefono, per esempio +39 340 123 4567.',
  ),
  hostWhatsapp: phoneNumber(
    /^\+[\d ()./-]+$/,
    'Scrivi il numero con il prefisso del paese, per esempio +39 340 123 4567.',
  ),
  hostEmail: optionalEmailAddress("Inserisci un'email valida"),
  hostAnswers: oneOf(answerTimes, 'Scegli in quanto tempo rispondi di solito.'),
  dataController: optionalLine(200),
} satisfies Record<Exclude<keyof Property, 'pictures' | 'hostPicture' | 'version'>, z.ZodType>;

/** Fields left out keep their values. Amenities and pictures are trimmed, empty ones dropped. */
export const updatePropertyInput = z.object(fields).partial().extend({ seenVersion });
export type UpdatePropertyInput = z.infer<typeof updatePropertyInput>;
