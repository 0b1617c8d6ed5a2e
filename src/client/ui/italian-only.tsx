import { elementField } from '#shared/forms/element-field.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import { useLanguage } from './language.tsx';

/** What visitors read in their language, as far as the owners have translated it. */
type Translated = { untranslated?: readonly string[] | undefined };

/** The language of a field that is in Italian on a page of another one, for screen readers and hyphenation. */
export const langOf = (
  { untranslated }: Translated,
  field: string,
): typeof HOUSE_LOCALE | undefined => (untranslated?.includes(field) ? HOUSE_LOCALE : undefined);

/** The same for an element of a list. */
export const langOfElement = (translated: Translated, list: string, element: string) =>
  langOf(translated, elementField(list, element));

type ItalianOnlyProps = { of: Translated; field: string; className?: string };

/** Says to readers of another language that a text is in Italian; nothing where it is not. */
export const ItalianOnly = ({ of, field, className = '' }: ItalianOnlyProps) => {
  const { t } = useLanguage();
  return (
    langOf(of, field) && (
      <p className={`text-sm text-ink-soft ${className}`}>{t('common.inItalianOnly')}</p>
    )
  );
};
