import { Link, useRouterState } from '@tanstack/react-router';
import { AccountMenu } from '#client/features/accounts/menu/account-menu.tsx';
import { trpc } from '#client/trpc.ts';
import { DesktopMenu } from './desktop-menu.tsx';
import { menuEntries } from './menu-entries.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { useMenu } from './use-menu.ts';

type HeaderLook = 'over-picture' | 'floating' | 'solid';

/** Over the picture at the top of the home page, solid everywhere else. */
const useHeaderLook = () => {
  // The page that is drawn, which is not yet the one that the address names while it is loading.
  const isHome = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname === '/',
  });
  const { ref, isScrolled } = useIsScrolled();
  const look: HeaderLook = isHome ? (isScrolled ? 'floating' : 'over-picture') : 'solid';
  return { ref, look };
};

export const SiteHeader = () => {
  const menu = useMenu();
  const [{ siteName }] = trpc.homepage.get.useSuspenseQuery();
  const { ref, look } = useHeaderLook();
  return (
    <>
      <div ref={ref} aria-hidden className="absolute top-0 h-16 w-px" />
      <header className={`site-header site-header-${look}`}>
        <div className="page-width flex min-h-18 items-center gap-2 lg:gap-6">
          <Link
            to="/"
            className="site-name inline-flex min-h-11 min-w-0 items-center font-serif text-xl leading-tight wrap-anywhere max-md:mr-auto md:max-w-max md:grow md:basis-30 lg:basis-40 xl:basis-56"
          >
            {siteName}
          </Link>
          {/* Beside the name, so that what is added at its end moves nothing. */}
          <div className="mr-auto hidden md:block print:hidden">
            <DesktopMenu entries={menuEntries(menu, 'desktop')} siteName={siteName} />
          </div>
          <AccountMenu />
          <MobileMenu entries={menuEntries(menu, 'mobile')} siteName={siteName} />
        </div>
      </header>
    </>
  );
};
