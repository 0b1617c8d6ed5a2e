import '#client/styles/back-office.css';
import { Link } from '@tanstack/react-router';
import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLogout } from '#client/session/use-logout.ts';
import { useSessionWatch } from '#client/session/use-session-watch.ts';
import { trpc } from '#client/trpc.ts';
import { CONTENT_ID } from '#client/ui/content-focus.ts';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { useAdminTheme } from './use-admin-theme.ts';

const entryClass =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2.5 text-ink-soft hover:bg-sand-100 hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0';

const SiteName = () => {
  const homepage = trpc.homepage.get.useQuery();
  return (
    <Link to="/" className="min-w-0 truncate px-2 font-serif text-lg text-sea-700">
      {homepage.data?.siteName ?? 'Al sito'}
    </Link>
  );
};

/** The back office of those who clean: one screen, and no way to another. */
export const CleanerLayout = ({ user, children }: { user: User; children: ReactNode }) => {
  useAdminTheme();
  useSessionWatch();
  const { logout, busy } = useLogout();
  return (
    <div className="min-h-dvh">
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Vai al contenuto
      </a>
      <header className="sticky top-0 z-10 border-b border-sand-200 bg-white px-2 py-1.5 print:hidden">
        <div className="mx-auto flex max-w-3xl items-center gap-1">
          <SiteName />
          <nav aria-label="Account" className="ml-auto flex min-w-0 shrink-0 items-center">
            <Link to="/profile" className={entryClass}>
              <UserRound aria-hidden />
              <span className="max-w-40 truncate max-md:sr-only">{user.name}</span>
              <span className="sr-only">, impostazioni del profilo</span>
            </Link>
            <button type="button" onClick={logout} disabled={busy} className={entryClass}>
              <LogOut aria-hidden />
              <span className="max-md:sr-only">Scollegati</span>
            </button>
          </nav>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="px-4 py-6 outline-none md:py-8">
        <div className="mx-auto max-w-3xl">{children}</div>
      </main>
    </div>
  );
};
