import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { StayBar } from '#client/features/bookings/foot-bars.tsx';
import { DesktopMenu } from '#client/features/menu/menu-bar/desktop-menu.tsx';
import { itemsFor, menuEntries } from '#client/features/menu/menu-bar/menu-entries.ts';
import { MobileMenu } from '#client/features/menu/menu-bar/mobile-menu.tsx';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { useSiteName } from '#client/features/site-settings/use-site-name.ts';
import { HydratedPart } from '#client/hydration/hydrated-part.tsx';
import { Island } from '#client/hydration/island.tsx';
import { useViewer } from '#client/session/session.ts';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { SiteLink } from '#client/ui/site-link.tsx';
import { isStaff } from '#shared/accounts/roles.ts';
import type { MenuItem } from '#shared/menu/menu.schema.ts';
import { LanguageMenu, useLanguageLinks } from './language-links.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { MemberIsland } from './member-island.tsx';
import { MenuFailure } from './menu-failure.tsx';
import { SiteFooter } from './site-footer.tsx';
import { StaffBar } from './staff-bar.tsx';

const noItems: MenuItem[] = [];

/** In the app, the page arrives with the menu for visitors; staff's is fetched once the session is known. */
const useMenu = () => {
  const { data: items = noItems, isError } = trpc.menu.list.useQuery(undefined, asRendered);
  const viewer = useViewer();
  trpc.menu.list.useQuery(undefined, { enabled: isStaff(viewer), staleTime: 0 });
  const menu = useMemo(() => itemsFor(items, viewer), [items, viewer]);
  return { menu, hasFailed: isError };
};

/** While the next page is loading, `location` is ahead of what is rendered. */
const useIsHome = (): boolean =>
  useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname === '/',
  });

/** Reminds staff that only they see the site. */
const PreparationBar = () => {
  const { t } = useLanguage();
  const [{ shown }] = trpc.siteSettings.state.useSuspenseQuery();
  if (shown !== 'preview') return null;
  return (
    <p className="bg-amber-100 px-4 py-2 text-center text-sm text-amber-800">
      {t('frame.inPreparation')}{' '}
      <Link to="/admin/settings" className="inline-block py-0.5 underline underline-offset-4">
        {t('frame.settings')}
      </Link>
    </p>
  );
};

const SiteHeader = () => {
  const { menu, hasFailed } = useMenu();
  const siteName = useSiteName();
  const isHome = useIsHome();
  const hasLanguages = useLanguageLinks().length > 0;
  return (
    <header className={`site-header site-header-${isHome ? 'over-picture' : 'solid'}`}>
      <PreparationBar />
      <div className="page-width flex min-h-18 items-center max-md:flex-wrap gap-2 lg:gap-5">
        <SiteLink
          href="/"
          isUnmarked
          className="site-name inline-flex min-h-11 min-w-0 items-center font-serif text-xl leading-tight wrap-anywhere max-md:grow max-md:basis-24 md:max-w-max md:grow md:basis-30 lg:basis-40 xl:basis-56"
        >
          {siteName}
        </SiteLink>
        {/* Left-aligned, so that entries added at its end shift nothing. */}
        <div className="mr-auto hidden md:block">
          {hasFailed && <MenuFailure />}
          <DesktopMenu
            entries={menuEntries(menu, 'desktop')}
            siteName={siteName}
            hasLanguages={hasLanguages}
          />
        </div>
        {/*
          Keeps the menu's place free, which a slow line brings after the header was drawn. On phones the
          language stays beside it, whatever the island shows.
        */}
        <div className="flex items-center max-md:mr-12 gap-1 max-md:flex-row-reverse">
          <LanguageMenu />
          <Island name="member" component={MemberIsland} data={{ isHidden: useIsHidden() }} />
        </div>
        <MobileMenu entries={menuEntries(menu, 'mobile')} siteName={siteName} />
      </div>
    </header>
  );
};

export const SiteLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useLanguage();
  return (
    <HydratedPart className="relative flex min-h-dvh flex-col">
      <a href="#contenuto" className="skip-link">
        {t('frame.skipToContent')}
      </a>
      <SiteHeader />
      <main id="contenuto" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
      <StayBar />
      <StaffBar />
      <LanguageOffer />
    </HydratedPart>
  );
};
