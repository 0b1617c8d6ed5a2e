import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';

/** The language in which a visitor reads a guest's words: their own, the Italian original, or the guest's. */
export const languageOfComment = (
  { locale, untranslated }: Pick<ApprovedReview, 'locale' | 'untranslated'>,
  reader: Locale,
): Locale => {
  if (locale !== HOUSE_LOCALE) return locale;
  return untranslated?.includes('comment') ? HOUSE_LOCALE : reader;
};

/** Whether the owners have translated the guest's Italian words. */
export const isTranslated = (
  { locale, untranslated }: Pick<ApprovedReview, 'locale' | 'untranslated'>,
  reader: Locale,
): boolean =>
  locale === HOUSE_LOCALE && reader !== HOUSE_LOCALE && !untranslated?.includes('comment');

/** 'auf Italienisch'. */
export const languageNames = {
  it: 'reviews.inIt',
  en: 'reviews.inEn',
  de: 'reviews.inDe',
  fr: 'reviews.inFr',
} as const satisfies Record<Locale, string>;
