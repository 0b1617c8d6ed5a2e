import '#client/styles/back-office.css';
import { Link, useRouterState } from '@tanstack/react-router';
import { ExternalLink, LogOut, Menu, Search, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchDialog } from '#client/features/search/search-dialog.tsx';
import { useLogout } from '#client/session/use-logout.ts';
import { useSessionWatch } from '#client/session/use-session-watch.ts';
import { trpc } from '#client/trpc.ts';
import { CONTENT_ID, focusContent } from '#client/ui/content-focus.ts';
import { CloseButton, Modal } from '#client/ui/modal.tsx';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { roleNames } from '#shared/accounts/roles.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { type AdminScreen, adminNavigation } from './admin-navigation.ts';
import { useAdminTheme } from './use-admin-theme.ts';
import { formatWaitingCount, useWaitingCounts, type WaitingCounts } from './waiting-counts.ts';

const entryClass =
  'flex min-h-11 md:min-h-8.5 md:low:min-h-7.5 w-full items-center gap-3 rounded-field px-3 text-left text-ink-soft hover:bg-sand-100 hover:text-ink';

const SidebarFooter = ({ user }: { user: User }) => {
  const { logout, busy } = useLogout();
  return (
    <div className="border-t border-sand-200 pt-4 md:pt-3 md:low:pt-2">
      <Link
        to="/profile"
        className="block truncate rounded-field px-3 pt-1 pb-2 hover:bg-sand-100 md:pb-1"
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

const WaitingBadge = ({ screen, counts }: { screen: AdminScreen; counts: WaitingCounts }) => {
  const count = screen.waiting ? counts[screen.waiting] : 0;
  if (!screen.waiting || count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-amber-100 px-2 text-xs leading-5 font-semibold text-amber-800 tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">, {formatWaitingCount(screen.waiting, count)}</span>
    </span>
  );
};

/** Keeps the current entry visible when the list is taller than the window. */
const useScrollToCurrentEntry = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const listRef = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the path
  useEffect(() => {
    listRef.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [path]);
  return listRef;
};

type NavigationListProps = { counts: WaitingCounts; onNavigate?: () => void };

const NavigationList = ({ counts, onNavigate }: NavigationListProps) => (
  <nav
    ref={useScrollToCurrentEntry()}
    aria-label="Area gestione"
    className="grid gap-6 md:gap-3.5 md:low:gap-2"
  >
    {adminNavigation.map(({ id, label, screens }) => (
      <div key={id}>
        {label && (
          <p className="px-3 pb-1 text-xs font-semibold text-ink-soft md:low:pb-0">{label}</p>
        )}
        <ul className="grid gap-0.5">
          {screens.map((screen) => (
            <li key={screen.to}>
              <Link
                to={screen.to}
                onClick={onNavigate}
                activeOptions={{ exact: screen.to === '/admin', includeSearch: false }}
                className="flex min-h-11 items-center md:min-h-8.5 md:low:min-h-7.5 gap-3 rounded-field px-3 font-medium text-ink hover:bg-sand-100 aria-[current=page]:bg-sea-100 aria-[current=page]:font-semibold aria-[current=page]:text-sea-700"
              >
                <screen.Icon aria-hidden className="size-5 shrink-0 text-sea-600" />
                {screen.label}
                <WaitingBadge screen={screen} counts={counts} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);

type NavigationDrawerProps = { user: User; counts: WaitingCounts };

/** Replaces the sidebar on phones. */
const NavigationDrawer = ({ user, counts }: NavigationDrawerProps) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-label="Apri il menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-full hover:bg-sand-100"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Modal
        open={open}
        onClose={close}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] bg-white shadow-float"
      >
        <div className="flex h-full flex-col p-3">
          <CloseButton onClose={close} />
          <div className="grow overflow-y-auto py-4">
            <NavigationList counts={counts} onNavigate={close} />
          </div>
          <SidebarFooter user={user} />
        </div>
      </Modal>
    </>
  );
};

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

const searchableScreens = ({ role }: User) => [
  ...adminNavigation
    .flatMap(({ screens }) => screens)
    .filter(({ isForAdmins }) => !isForAdmins || role === 'ADMIN'),
  profile,
];

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
  return (
    <div className="min-h-dvh print:block md:grid md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Vai al contenuto
      </a>
      <header className="sticky top-0 z-10 flex items-center gap-2 border-b border-sand-200 bg-white px-2 py-1.5 md:hidden print:hidden">
        <NavigationDrawer user={user} counts={counts} />
        <SiteName />
        <SearchIcon onOpen={search.open} />
      </header>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-3 border-r border-sand-200 bg-white px-3 py-4 md:flex print:hidden low:gap-2 low:py-3">
        <div className="flex min-w-0 px-3">
          <SiteName />
        </div>
        <SearchField onOpen={search.open} />
        {/* The mask fades the bottom edge, to show that the list scrolls on. */}
        <div className="grow scroll-pb-6 overflow-y-auto pb-6 mask-b-from-[calc(100%-1.5rem)]">
          <NavigationList counts={counts} />
        </div>
        <SidebarFooter user={user} />
      </aside>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="min-w-0 px-4 py-6 outline-none md:px-8 md:py-8"
      >
        <div className="mx-auto max-w-6xl">{children}</div>
      </main>
      <SearchDialog open={search.isOpen} screens={searchableScreens(user)} onClose={search.close} />
    </div>
  );
};
