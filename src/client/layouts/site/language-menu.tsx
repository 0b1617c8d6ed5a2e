import clsx from 'clsx';
import { ChevronDown, Globe } from 'lucide-react';
import { useLanguage } from '#client/ui/language.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import { languageNames } from '#shared/locales.ts';
import { LanguageLinks, useLanguageLinks } from './language-links.tsx';

/** The narrowest phones have no room for it in the header: there it is in the drawer and in the footer. */
export const LanguageMenu = () => {
  const { t, locale } = useLanguage();
  const hasLinks = useLanguageLinks().length > 0;
  const { open, panelId, root, trigger } = useDisclosure();
  if (!hasLinks) return null;
  return (
    <div {...root} className="group relative max-[23.4rem]:hidden md:mr-2">
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-1 text-sm font-semibold md:px-1.5"
      >
        <Globe aria-hidden className="size-4 shrink-0 max-md:hidden" />
        <span className="sr-only">{t('common.language', { name: languageNames[locale] })}</span>
        <span aria-hidden className="uppercase">
          {locale}
        </span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
      </button>
      <div
        id={panelId}
        className={clsx(
          'absolute top-full right-0 z-20 w-44 rounded-card border border-sand-200 bg-white p-2 text-base text-ink shadow-float',
          open ? 'block' : 'hidden noscript:group-focus-within:block noscript:group-hover:block',
        )}
      >
        <LanguageLinks linkClassName="flex min-h-11 items-center justify-between gap-3 rounded-field px-3 hover:bg-sea-100 aria-[current]:font-semibold" />
      </div>
    </div>
  );
};
