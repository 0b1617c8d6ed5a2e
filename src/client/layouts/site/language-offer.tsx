import { Globe, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tryOrElse } from '#client/hydration/unsent-input.ts';
import { useSession } from '#client/session/session.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { isStaff } from '#shared/accounts/roles.ts';
import { type Locale, languageNames } from '#shared/languages/locales.ts';
import { betterLanguage } from './better-language.ts';
import { chosenLanguage, keepForSwitch } from './keep-for-switch.ts';
import { useLanguageLinks } from './language-links.tsx';

/** Each in its own language, because the reader may not understand the page's. */
const offers: Record<Locale, { read: string; close: string }> = {
  it: { read: 'Leggi questa pagina in italiano', close: 'Chiudi' },
  en: { read: 'Read this page in English', close: 'Close' },
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  fr: { read: 'Lire cette page en français', close: 'Fermer' },
};

/** In localStorage. */
const CLOSED = 'language-offer';

/** The link to the page in the reader's language, which only the browser knows. */
const useOffer = () => {
  const page = useLanguage().locale;
  const links = useLanguageLinks();
  const [reader, setReader] = useState<{ chosen: string | null } | null>(null);
  useEffect(() => {
    const isClosed = tryOrElse(() => localStorage.getItem(CLOSED), null) !== null;
    if (!isClosed) setReader({ chosen: chosenLanguage() });
  }, []);
  const close = () => {
    tryOrElse(() => localStorage.setItem(CLOSED, 'closed'), undefined);
    setReader(null);
  };
  const better =
    reader &&
    betterLanguage({
      page,
      offered: links.map(({ locale }) => locale),
      preferred: navigator.languages,
      ...reader,
    });
  return { link: links.find(({ locale }) => locale === better), close };
};

/** One line in the reader's own language, on a page in another. It floats, to avoid a layout shift. */
export const LanguageOffer = () => {
  const { link, close } = useOffer();
  const { user } = useSession();
  // Staff have their own bar in this place.
  if (!link || (user && isStaff(user.role))) return null;
  const { locale, href } = link;
  return (
    <aside
      lang={locale}
      aria-label={languageNames[locale]}
      className="fixed inset-x-0 bottom-20 z-20 mx-auto flex w-max max-w-[calc(100%-2rem)] items-center rounded-full border border-sand-200 bg-white p-0.5 text-sm text-sea-700 shadow-float xl:bottom-4 print:hidden"
    >
      <a
        href={href}
        hrefLang={locale}
        onClick={({ currentTarget }) => keepForSwitch(currentTarget)}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sea-100"
      >
        <Globe aria-hidden className="size-4 shrink-0" />
        {offers[locale].read}
      </a>
      <button
        type="button"
        aria-label={offers[locale].close}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sea-100"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
};
