import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The public frame: navigation, the page, the foot. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="relative flex min-h-dvh flex-col">
    <a href="#contenuto" className="skip-link">
      Vai al contenuto
    </a>
    <SiteHeader />
    <main id="contenuto" tabIndex={-1} className="grow">
      {children}
    </main>
    <SiteFooter />
  </div>
);
