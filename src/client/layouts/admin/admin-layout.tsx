import '#client/styles/back-office.css';
import { Link, useRouterState } from '@tanstack/react-router';
import { ExternalLink, LogOut, Search, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { SearchDialog } from '#client/features/search/search-dialog.tsx';
import { useLogout } from '#client/session/use-logout.ts';
import { useSessionWatch } from '#client/session/use-session-watch.ts';
import { trpc } from '#client/trpc.ts';
import { CONTENT_ID, focusContent } from '#client/ui/content-focus.ts';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { roleNames } from '#shared/accounts/roles.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { type AdminPlace, adminPlaces, waitingIn } from './admin-navigation.ts';
import {
  type CurrentPlace,
  exactly,
  placeAt,
  placesOf,
  searchableScreens,
} from './current-place.ts';
import { FootBar } from './foot-bar.tsx';
import { PlaceTabs } from './place-tabs.tsx';
import { useAdminTheme } from './use-admin-theme.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import { useWaitingCounts, type WaitingCounts } from './waiting-counts.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-ink-soft hover:bg-sand-100 hover:text-ink';

const SidebarFooter = ({ user }: { user: User }) => {
  const { logout, busy } = useLogout();
  return (
    <div className="mt-auto border-t border-sand-200 pt-3">
      <Link
        to="/profile"
        className="block truncate rounded-field px-3 py-2 hover:bg-sand-100 aria-[current]:bg-sea-100"
      >
        <span className="font-semibold">{user.name}</span>
        <span className="sr-only">, impostazioni del profilo</span>
        <span className="block text-xs text-ink-soft">{roleNames[user.role]}</span>
      </Link>
      <Link to="/" className={entryClass}>
        <ExternalLink aria-hidden className="size-5 shrink-0" />
        Vai al sito
      </Link>
      <button type="button" onClick={logout} disabled={busy} className={entryClass}>
        <LogOut aria-hidden className="size-5 shrink-0" />
        Scollegati
      </button>
      <p className="px-3 pt-1 text-xs text-ink-soft">Versione {import.meta.env.VERSION}</p>
    </div>
  );
};

type NavigationProps = {
  places: readonly AdminPlace[];
  current: CurrentPlace | undefined;
  counts: WaitingCounts;
};

const Navigation = ({ places, current, counts }: NavigationProps) => (
  <nav aria-label="Area gestione">
    <ul className="grid gap-1">
      {places.map((place) => (
        <li key={place.label}>
          <Link
            to={place.tabs[0].screens[0].to}
            activeOptions={exactly}
            aria-current={place === current?.place ? 'page' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-field px-3 font-medium hover:bg-sand-100 aria-[current]:bg-sea-100 aria-[current]:font-semibold aria-[current]:text-sea-700"
          >
            <place.Icon aria-hidden className="size-5 shrink-0 text-sea-600" />
            {place.label}
            <WaitingBadge kinds={waitingIn(place)} counts={counts} className="ml-auto" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Moves the focus from the navigation link to the content of the new screen. */
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

/** Ctrl+K, or ⌘K, from anywhere but a dialog; in a formatted text it makes a link. */
const isSearchShortcut = ({ key, ctrlKey, metaKey, altKey, target, repeat }: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  ctrlKey !== metaKey &&
  !altKey &&
  !repeat &&
  !document.querySelector('dialog[open]') &&
  !(target instanceof HTMLElement && target.isContentEditable);

const useSearchDialog = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};

const profile = {
  to: '/profile',
  label: 'Il mio profilo',
  Icon: UserRound,
  keywords: 'password email nome avatar passkey sessioni dispositivi',
} as const;

const shortcut = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;

/** Looks like the field that it opens. */
const SearchField = ({ onOpen }: { onOpen: () => void }) => (
  <button
    {...shortcut}
    type="button"
    onClick={onOpen}
    className="flex min-h-10 w-full items-center gap-2.5 rounded-field border border-field px-3 text-left text-ink-soft hover:border-ink md:low:min-h-8.5"
  >
    <Search aria-hidden className="size-4 shrink-0" />
    <span className="grow">Trova</span>
    <kbd aria-hidden className="font-sans text-xs">
      {navigator.platform.startsWith('Mac') ? '⌘ K' : 'Ctrl K'}
    </kbd>
  </button>
);

const SearchIcon = ({ onOpen }: { onOpen: () => void }) => (
  <button
    {...shortcut}
    type="button"
    aria-label="Trova"
    onClick={onOpen}
    className="ml-auto grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand-100"
  >
    <Search aria-hidden className="size-5" />
  </button>
);

type AdminLayoutProps = { user: User; today: StayDate; children: ReactNode };

export const AdminLayout = ({ user, today, children }: AdminLayoutProps) => {
  useAdminTheme();
  useSessionWatch();
  const counts = useWaitingCounts(today);
  useFocusOnNewScreen();
  const search = useSearchDialog();
  const location = useRouterState({ select: (state) => state.location });
  const places = useMemo(() => placesOf(adminPlaces, user.role), [user.role]);
  const current = placeAt(places, location);
  return (
    <div className="min-h-dvh print:block md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Vai al contenuto
      </a>
      <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-sand-200 bg-white py-1 pr-2 pl-4 md:hidden print:hidden">
        <SiteName />
        <SearchIcon onOpen={search.open} />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-sand-200 bg-white px-3 py-4 md:flex print:hidden">
        <div className="flex min-w-0 px-3">
          <SiteName />
        </div>
        <SearchField onOpen={search.open} />
        <Navigation places={places} current={current} counts={counts} />
        <SidebarFooter user={user} />
      </aside>
      <div className="min-w-0 px-4 pt-4 pb-[calc(1.5rem+var(--foot-nav))] md:p-8">
        <div className="mx-auto max-w-6xl">
          {current && <PlaceTabs current={current} counts={counts} />}
          <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
            {children}
          </main>
        </div>
      </div>
      <FootBar user={user} places={places} current={current} counts={counts} />
      <SearchDialog
        open={search.isOpen}
        screens={[...searchableScreens(places), profile]}
        onClose={search.close}
      />
    </div>
  );
};
