import '#client/styles/back-office.css';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSessionWatch } from '#client/features/accounts/session/session-watch.ts';
import { trpc } from '#client/trpc.ts';
import { CONTENT_ID, focusContent } from '#client/ui/content-focus.ts';
import type { User } from '#shared/accounts.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';
import { FrameFoot } from './frame-foot.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NavigationList } from './navigation-list.tsx';
import { useWaitingCounts } from './waiting-counts.ts';

const useAdminTheme = () => {
  useEffect(() => {
    document.body.classList.add('admin');
    return () => document.body.classList.remove('admin');
  }, []);
};

/** A new screen is read from its top: the focus does not stay on the link that led to it. */
const useFocusOnNewScreen = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current !== undefined && shownPath.current !== path) {
      focusContent();
    }
    shownPath.current = path;
  }, [path]);
};

const SiteName = () => {
  const homepage = trpc.homepage.get.useQuery();
  return (
    <Link to="/admin" className="truncate font-serif text-lg text-sea-700">
      {homepage.data?.siteName ?? 'Area gestione'}
    </Link>
  );
};

type AdminFrameProps = { user: User; today: StayDate; children: ReactNode };

export const AdminFrame = ({ user, today, children }: AdminFrameProps) => {
  useAdminTheme();
  useSessionWatch();
  const counts = useWaitingCounts(today);
  useFocusOnNewScreen();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Vai al contenuto
      </a>
      <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-sand-200 bg-white px-2 py-1.5 md:hidden">
        <NavigationDrawer user={user} counts={counts} />
        <SiteName />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-3 border-r border-sand-200 bg-white px-3 py-4 md:flex low:gap-2 low:py-3">
        <div className="flex min-w-0 px-3">
          <SiteName />
        </div>
        {/* Fading at its foot: on a low window one sees that there is more. */}
        <div className="grow scroll-pb-6 overflow-y-auto pb-6 mask-b-from-[calc(100%-1.5rem)]">
          <NavigationList counts={counts} />
        </div>
        <FrameFoot user={user} />
      </aside>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none md:px-8 md:py-8"
      >
        <div className="mx-auto max-w-6xl">{children}</div>
      </main>
    </div>
  );
};
