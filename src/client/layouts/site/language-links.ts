import { useRouterState } from '@tanstack/react-router';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { type Locale, localizedPath } from '#shared/locales.ts';

/** The page that is rendered, without a language; where nothing is found, home. */
const usePage = (): string =>
  useRouterState({
    select: ({ matches, resolvedLocation, location }) => {
      const isFound = matches.length > 1 && matches.every(({ status }) => status !== 'notFound');
      const { pathname, searchStr } = resolvedLocation ?? location;
      return isFound ? `${pathname}${searchStr}` : '/';
    },
  });

/** The same page in each language that the site has; none where there is only one. */
export const useLanguageLinks = (): { locale: Locale; href: string; isCurrent: boolean }[] => {
  const [{ languages }] = trpc.siteSettings.state.useSuspenseQuery();
  const own = useLanguage().locale;
  const page = usePage();
  if (languages.length < 2) return [];
  return languages.map((locale) => ({
    locale,
    href: localizedPath(locale, page),
    isCurrent: locale === own,
  }));
};
