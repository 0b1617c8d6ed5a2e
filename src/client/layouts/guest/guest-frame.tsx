import type { ReactNode } from 'react';
import { useSiteName } from '#client/features/site-settings/use-site-name.ts';
import { HydratedPart } from '#client/hydration/hydrated-part.tsx';
import { LanguageLinks } from '#client/layouts/site/language-links.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';

type GuestFrameProps = {
  /** The token of the page, to report that a person has opened it; null without a stay. */
  token: string | null;
  children: ReactNode;
};

/** The house's name above, the languages below, and no menu: the page is about one stay. */
export const GuestFrame = ({ token, children }: GuestFrameProps) => (
  <HydratedPart className="flex min-h-dvh flex-col bg-sand-50 print:bg-white">
    <header className="border-b border-sand-200 bg-white print:hidden">
      <div className="page-width">
        <div className="mx-auto max-w-2xl">
          <SiteLink
            href="/"
            isUnmarked
            className="inline-flex min-h-16 items-center font-serif text-xl wrap-anywhere text-sea-700"
          >
            {useSiteName()}
          </SiteLink>
        </div>
      </div>
    </header>
    <main id="contenuto" tabIndex={-1} data-stay={token} className="page-width grow py-8 md:py-12">
      {children}
    </main>
    <footer className="page-width pb-8 print:hidden">
      <LanguageLinks
        className="flex flex-wrap justify-center gap-x-6"
        linkClassName="inline-flex min-h-11 items-center gap-1 text-sm text-sea-700 underline-offset-4 hover:underline aria-[current]:font-semibold"
      />
    </footer>
  </HydratedPart>
);
