import { elementField } from '#shared/forms/element-field.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { useLanguage } from './language.tsx';

/** An entity in the reader's language, with the names of its untranslated fields. */
type Translated = { untranslated?: readonly string[] | undefined };

/** `lang` for an untranslated field on a page in another language, for screen readers and hyphenation. */
export const langOf = (
  { untranslated }: Translated,
  field: string,
): typeof HOUSE_LOCALE | undefined => (untranslated?.includes(field) ? HOUSE_LOCALE : undefined);

/** The same for an element of a list. */
export const langOfElement = (translated: Translated, list: string, element: string) =>
  langOf(translated, elementField(list, element));

type ItalianOnlyProps = { of: Translated; field: string; className?: string };

/** Tells readers of another language that a text is in Italian; renders nothing for a translated text. */
export const ItalianOnly = ({ of, field, className = '' }: ItalianOnlyProps) => {
  const { t } = useLanguage();
  return (
    langOf(of, field) && (
      <p className={`text-sm text-ink-soft ${className}`}>{t('common.inItalianOnly')}</p>
    )
  );
};
