import { HOUSE_LOCALE, type Locale } from './locales.ts';

/** British English has no comma before the last 'and'. */
const tagOf = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale);

type ListType = 'conjunction' | 'disjunction';

/** Writes a list within a sentence: 'italiano, inglese e francese', or 'jpg, png o gif' as a disjunction. */
export const createList =
  (locale: Locale) =>
  (items: readonly string[], type: ListType = 'conjunction'): string =>
    new Intl.ListFormat(tagOf(locale), { type }).format(items);

/** For staff, whose screens and mails are Italian. */
export const formatItalianList = createList(HOUSE_LOCALE);
