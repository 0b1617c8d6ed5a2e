import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { localizedPath } from '#shared/languages/locales.ts';
import type { Language } from '#shared/texts/texts.ts';

const LanguageContext = createContext<Language | null>(null);

export const LanguageProvider = ({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) => <LanguageContext value={language}>{children}</LanguageContext>;

/** The page's language: `t` for its texts, and how it writes days and numbers. */
export const useLanguage = (): Language => {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('There is no language above this component');
  return language;
};

/** For links outside the router, which adds the language to its own links. */
export const useLocalizedPath = (): ((path: string) => string) => {
  const { locale } = useLanguage();
  return (path) => localizedPath(locale, path);
};

type Part = (words: string) => ReactNode;

/** A sentence with links in it: '<0>Accedi</0> o <1>registrati</1>', each part made by the function of its number. */
export const Sentence = ({ text, parts }: { text: string; parts: readonly Part[] }) =>
  text.split(/(<\d>[^<]*<\/\d>)/).map((piece, index) => {
    const [, number, words = ''] = /^<(\d)>([^<]*)/.exec(piece) ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
      <Fragment key={index}>
        {number === undefined ? piece : parts[Number(number)]?.(words)}
      </Fragment>
    );
  });
