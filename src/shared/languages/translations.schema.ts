import { z } from 'zod';
import { entityId, instant } from '#shared/forms/fields.schema.ts';
import { RICH_TEXT_MAX } from '#shared/rich-text/rich-text.schema.ts';
import { foreignLocales } from './locales.ts';
import { translatedKinds } from './translated-kinds.ts';

// The owners' own texts in other languages.

const locale = z.enum(foreignLocales, {
  error: `Scegli una lingua: ${foreignLocales.join(', ')}.`,
});

const key = {
  locale,
  kind: z.enum(translatedKinds, { error: 'Indica che cosa è tradotto.' }),
  itemId: entityId,
  /** A field's name, or a list's and the element's Italian text: `amenities/Forno a legna`. */
  field: z.string({ error: 'Indica il campo.' }).min(1, 'Indica il campo.').max(200),
};

/** `outdated`: the Italian is another by now. */
const translationStates = ['missing', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

const summary = {
  ...key,
  /** The field, as the forms call it. */
  label: z.string(),
  /** Its entity: the title of a post, for example. */
  subject: z.string(),
  /** The Italian without formatting, cut. */
  excerpt: z.string(),
  state: z.enum(translationStates),
  /** When the Italian of an outdated translation changed; null if unknown. */
  italianChangedAt: instant.nullable(),
};

/** A text in the list of a language. */
export const translationSummary = z.object(summary);
export type TranslationSummary = z.infer<typeof translationSummary>;

export const translation = z.object({
  ...summary,
  /** How it is written: a line, plain text of several lines, or HTML. */
  form: z.enum(['line', 'text', 'html']),
  /** How many characters it may have. */
  maxLength: z.number().int(),
  italian: z.string(),
  /** Empty if there is none. */
  text: z.string(),
  /** Identifies the current state of both texts; sent back, it prevents overwriting newer ones. */
  seen: z.string(),
});
export type Translation = z.infer<typeof translation>;

export const translationKey = z.object(key);
export type TranslationKey = z.infer<typeof translationKey>;

/** An entity under edit. */
export const translatedEntity = z.object({ kind: key.kind, itemId: key.itemId });
export type TranslatedEntity = z.infer<typeof translatedEntity>;

/** How far the texts of one entity are in a language. */
export const entityLanguage = z.object({
  locale,
  missing: z.number().int(),
  outdated: z.number().int(),
  done: z.number().int(),
  /** When the Italian of an outdated translation last changed; null if there is none, or unknown. */
  italianChangedAt: instant.nullable(),
});
export type EntityLanguage = z.infer<typeof entityLanguage>;

export const inLocale = z.object({ locale });

/** An empty text removes the translation. Saving an outdated one unchanged marks it as up to date. */
export const saveTranslationInput = z.object({
  ...key,
  text: z.string({ error: 'Inserisci un testo.' }).max(RICH_TEXT_MAX, 'Il testo è troppo lungo.'),
  seen: z.string().max(100).optional(),
});
export type SaveTranslationInput = z.infer<typeof saveTranslationInput>;

/** How far a language is. */
export const translatedLanguage = z.object({
  locale,
  missing: z.number().int(),
  outdated: z.number().int(),
  done: z.number().int(),
  /** Whether visitors find the site in it. */
  isOffered: z.boolean(),
  /** Texts of house and home page that it needs before it can be offered. */
  missingToOffer: z.number().int(),
});
export type TranslatedLanguage = z.infer<typeof translatedLanguage>;
