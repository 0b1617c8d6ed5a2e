import { z } from 'zod';
import { optionalEmailAddress, seenVersion, version } from '#shared/forms/fields.schema.ts';
import { HOUSE_LOCALE, locales } from '#shared/languages/locales.ts';

const offeredLanguages = z.array(z.enum(locales));

/** Staff's settings of the whole site. */
export const siteSettings = z.object({
  /** Where guests' answers to the site's mails go; empty for the host's own address. */
  replyTo: z.string(),
  /** Whether visitors see 'Apriamo presto' instead of the site. */
  inPreparation: z.boolean(),
  /** Whether the start page of the back office lists the first steps. */
  firstStepsShown: z.boolean(),
  /** The languages in which visitors find the site, in the order of its menu; Italian is always one. */
  languages: offeredLanguages,
  /**
   * The address that receives the answers while `replyTo` is empty: the host's, otherwise the first
   * administrator's; empty without one.
   */
  defaultReplyTo: z.string(),
  version,
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Each language once, in the order of `locales`. */
const languages = z
  .array(z.enum(locales, { error: 'Scegli tra le lingue del sito' }), {
    error: 'Scegli le lingue del sito',
  })
  .refine((chosen) => chosen.includes(HOUSE_LOCALE), 'L’italiano c’è sempre')
  .overwrite((chosen) => locales.filter((locale) => chosen.includes(locale)));

/** Every field that staff edit; one that is missing here does not compile. */
const fields = {
  replyTo: optionalEmailAddress("Inserisci un'email valida"),
  inPreparation: z.boolean({ error: 'Indica se il sito è in preparazione' }),
  firstStepsShown: z.boolean({ error: 'Indica se mostrare i primi passi' }),
  languages,
} satisfies Record<Exclude<keyof SiteSettings, 'defaultReplyTo' | 'version'>, z.ZodType>;

/** Fields left out keep their values. */
export const updateSiteSettingsInput = z.object(fields).partial().extend({ seenVersion });
export type UpdateSiteSettingsInput = z.infer<typeof updateSiteSettingsInput>;

/** The part of the settings that visitors' pages need. */
export const siteState = z.object({
  /** `preview` for staff, while it is hidden from all others. */
  shown: z.enum(['open', 'hidden', 'preview']),
  /** How to write to the owners of a hidden site, if they gave an address. */
  contactEmail: z.string().optional(),
  /** Whether a mail server is configured. */
  sendsMails: z.boolean(),
  languages: offeredLanguages,
});
export type SiteState = z.infer<typeof siteState>;

/** The languages in which the site's pages are found. */
export const languageOffer = z.object({ offered: offeredLanguages });

export const testMailOutcome = z.object({
  /** Whether the mail server accepted the mail. */
  isSent: z.boolean(),
  message: z.string(),
  /** The mail server's own words about a refusal. */
  serverResponse: z.string().nullable(),
});
export type TestMailOutcome = z.infer<typeof testMailOutcome>;
