import { useRouterState } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { type Locale, languageNames, localizedPath } from '#shared/locales.ts';
import { keepForSwitch } from './keep-for-switch.ts';

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

type LanguageLinksProps = { className?: string; linkClassName: string };

/** To whole documents, each named in its own language. */
export const LanguageLinks = ({ className, linkClassName }: LanguageLinksProps) => {
  const { t } = useLanguage();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('common.languages')} className={className}>
      {links.map(({ locale, href, isCurrent }) => (
        <li key={locale}>
          <a
            // The server renders a page without the queries that change nothing in it.
            suppressHydrationWarning
            href={href}
            hrefLang={locale}
            lang={locale}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={({ currentTarget }) => keepForSwitch(currentTarget)}
            className={linkClassName}
          >
            {languageNames[locale]}
            {isCurrent && <Check aria-hidden className="size-4 shrink-0" />}
          </a>
        </li>
      ))}
    </ul>
  );
};
