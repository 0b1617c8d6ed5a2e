import { useRouterState } from '@tanstack/react-router';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { HeaderPanel } from '#client/features/menu/menu-bar/header-panel.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { type Locale, languageNames, localizedPath } from '#shared/languages/locales.ts';

/** The path of the rendered page, without a language; the home page if nothing is found. */
const usePage = (): string =>
  useRouterState({
    select: ({ matches, resolvedLocation, location }) => {
      const isFound = matches.length > 1 && matches.every(({ status }) => status !== 'notFound');
      const { pathname, searchStr } = resolvedLocation ?? location;
      return isFound ? `${pathname}${searchStr}` : '/';
    },
  });

/** The same page in each language of the site; empty if there is only one. */
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

/** Links to whole documents, each labelled in its own language. */
export const LanguageLinks = ({ className, linkClassName }: LanguageLinksProps) => {
  const { t } = useLanguage();
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('common.languages')} className={className}>
      {links.map(({ locale, href, isCurrent }) => (
        <li key={locale}>
          <a
            // The server omits queries that do not affect its page.
            suppressHydrationWarning
            href={href}
            hrefLang={locale}
            lang={locale}
            aria-current={isCurrent ? 'true' : undefined}
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

/** In the header of every page. */
export const LanguageMenu = () => {
  const { t, locale } = useLanguage();
  const hasLinks = useLanguageLinks().length > 0;
  if (!hasLinks) return null;
  return (
    <HeaderPanel
      className="relative md:mr-2"
      button={
        <>
          <Globe aria-hidden className="size-4 shrink-0 max-md:hidden" />
          <span className="sr-only">{t('common.language', { name: languageNames[locale] })}</span>
          <span aria-hidden className="uppercase">
            {locale}
          </span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        </>
      }
      buttonClass="gap-1 px-1 text-sm font-semibold md:px-1.5"
      panelClass="right-0 z-20 w-44 text-base"
    >
      <LanguageLinks linkClassName="flex min-h-11 items-center justify-between gap-3 rounded-field px-3 hover:bg-sea-100 aria-[current]:font-semibold" />
    </HeaderPanel>
  );
};
