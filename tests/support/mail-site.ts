import type { MailSite } from '#server/features/outbox/mail-parts.ts';
import { locales } from '#shared/languages/locales.ts';
import type { Property } from '#shared/property.schema.ts';
import { makeProperty } from './property.ts';

/** A site that mails come from, with a house that is the same in each language. */
export const makeMailSite = (
  { siteName, publicUrl }: Pick<MailSite, 'siteName' | 'publicUrl'>,
  house: Partial<Property> = {},
): MailSite => ({
  siteName,
  publicUrl,
  offered: ['it'],
  house: Object.fromEntries(
    locales.map((locale) => [locale, makeProperty(house)]),
  ) as MailSite['house'],
});
