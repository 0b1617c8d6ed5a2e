import clsx from 'clsx';
import { Check, ChevronDown, Globe, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSession } from '#client/features/accounts/session/session.ts';
import { chosenLanguage } from '#client/hydration/language-switch.ts';
import { attempt } from '#client/hydration/unsent-input.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import { type Locale, languageNames } from '#shared/locales.ts';
import { isOnTeam } from '#shared/roles.ts';
import { useLanguageLinks } from './language-links.ts';
import { betterLanguage } from './language-offer.ts';

type LanguageLinksProps = { className: string; linkClassName: string };

/** Whole documents, each in its own language; what goes along is kept by hydration/language-switch.ts. */
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

/** In the header; on the narrowest phones there is only room for it in the drawer. */
export const LanguageMenu = () => {
  const { t, locale } = useLanguage();
  const isShown = useLanguageLinks().length > 0;
  const { open, panelId, root, trigger } = useDisclosure();
  if (!isShown) return null;
  return (
    <div {...root} className="group relative max-[23.4rem]:hidden">
      <button
        type="button"
        {...trigger}
        aria-label={t('common.language', { name: languageNames[locale] })}
        className="inline-flex min-h-11 items-center gap-1 rounded-full px-1 text-sm font-semibold md:px-1.5"
      >
        <Globe aria-hidden className="size-4 shrink-0 max-md:hidden" />
        <span className="uppercase">{locale}</span>
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
      </button>
      <div
        id={panelId}
        className={clsx(
          'absolute top-full right-0 z-20 w-44 rounded-card border border-sand-200 bg-white p-2 text-base text-ink shadow-float',
          open ? 'block' : 'hidden noscript:group-focus-within:block noscript:group-hover:block',
        )}
      >
        <LanguageLinks
          className=""
          linkClassName="flex min-h-11 items-center justify-between gap-3 rounded-field px-3 hover:bg-sea-100 aria-[current]:font-semibold"
        />
      </div>
    </div>
  );
};

/** Each in its own language: whoever is offered one cannot read the page's. */
const offers: Record<Locale, { read: string; close: string }> = {
  it: { read: 'Leggi questa pagina in italiano', close: 'Chiudi' },
  en: { read: 'Read this page in English', close: 'Close' },
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
};

const CLOSED = 'language-offer';

/** What the browser knows of its reader, once the page is hydrated. */
const useBetterLanguage = () => {
  const page = useLanguage().locale;
  const offered = useLanguageLinks()
    .map(({ locale }) => locale)
    .join(' ');
  const [better, setBetter] = useState<Locale | null>(null);
  useEffect(() => {
    if (attempt(() => localStorage.getItem(CLOSED), null) !== null) return;
    setBetter(
      betterLanguage({
        page,
        offered: offered.split(' ') as Locale[],
        preferred: navigator.languages,
        chosen: chosenLanguage(),
      }),
    );
  }, [page, offered]);
  const close = () => {
    attempt(() => localStorage.setItem(CLOSED, 'closed'), undefined);
    setBetter(null);
  };
  return { better, close };
};

/** One line in the reader's own language, for who came to the page in another. It floats, so that nothing moves. */
export const LanguageOffer = () => {
  const { better, close } = useBetterLanguage();
  const { user } = useSession();
  const link = useLanguageLinks().find(({ locale }) => locale === better);
  // Those who run the site have a bar of their own in its place.
  if (!link || (user && isOnTeam(user.role))) return null;
  const words = offers[link.locale];
  return (
    <aside
      lang={link.locale}
      aria-label={languageNames[link.locale]}
      className="fixed inset-x-0 bottom-20 z-20 mx-auto flex w-max max-w-[calc(100%-2rem)] items-center rounded-full border border-sand-200 bg-white p-0.5 text-sm text-sea-700 shadow-float xl:bottom-4 print:hidden"
    >
      <a
        href={link.href}
        hrefLang={link.locale}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sea-100"
      >
        <Globe aria-hidden className="size-4 shrink-0" />
        {words.read}
      </a>
      <button
        type="button"
        aria-label={words.close}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sea-100"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
};
