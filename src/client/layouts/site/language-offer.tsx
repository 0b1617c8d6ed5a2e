import { Globe, X } from 'lucide-react';
import { filledByScript } from '#client/hydration/filled-by-script.ts';
import { useLanguageLinks } from './language-links.tsx';

/**
 * One line in the reader's own language, which page/language-offer.ts fills and shows on a page in another. It
 * floats and has a fixed width, so that neither it nor a web font shifts anything.
 */
export const LanguageOffer = () => {
  if (useLanguageLinks().length === 0) return null;
  return (
    <aside
      suppressHydrationWarning
      hidden
      // Staff have their own bar in its place.
      className="language-offer fixed inset-x-0 bottom-4 z-20 mx-auto flex w-80 max-w-[calc(100%-2rem)] items-center rounded-full border border-sand-200 bg-white p-0.5 text-sm text-sea-700 shadow-float transition-transform duration-200 [.staff-bar~&]:hidden print:hidden"
    >
      <a
        suppressHydrationWarning
        href="/"
        className="inline-flex min-h-11 grow items-center gap-2 rounded-full px-3 font-semibold hover:bg-sea-100"
      >
        <Globe aria-hidden className="size-4 shrink-0" />
        <span {...filledByScript} />
      </a>
      <button
        suppressHydrationWarning
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sea-100"
      >
        <X aria-hidden className="size-4" />
      </button>
    </aside>
  );
};
