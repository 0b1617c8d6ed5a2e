import { Link, useHydrated } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, LogOut } from 'lucide-react';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { User } from '#shared/accounts.schema.ts';
import { accountLinks } from './account-links.ts';
import { useSession } from './session.ts';
import { useSessionWatch } from './session-watch.ts';
import { useLogout } from './use-logout.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-ink hover:bg-sea-100 [&_svg]:size-4 [&_svg]:text-sea-600';

const LoginLink = ({ hidden }: { hidden: boolean }) => (
  <Link
    to="/login"
    className={clsx(
      'inline-flex min-h-11 items-center rounded-full border border-current px-5 font-semibold',
      hidden && 'invisible',
    )}
  >
    Login
  </Link>
);

const MemberMenu = ({ user }: { user: User }) => {
  const { open, close, panelId, root, trigger } = useDisclosure();
  const { logout, busy } = useLogout();
  return (
    <div {...root} className="relative min-w-0">
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-2 font-semibold"
      >
        <span className="truncate">{user.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-20 mt-2 w-60 rounded-card border border-sand-200 bg-white p-2 text-base shadow-float"
      >
        <p className="truncate px-3 pt-1 pb-2 text-sm text-ink-soft">{user.email}</p>
        <ul>
          {accountLinks(user.role).map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={entryClass}>
                <Icon aria-hidden />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={logout} disabled={busy} className={entryClass}>
              <LogOut aria-hidden />
              Scollegati
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
};

/**
 * Login, or the name with its menu. The box keeps its width, so that nothing beside it moves when
 * the browser finds out who is looking. The server's page offers the login, which works without a
 * script; a browser that holds a session hides it until the name is there.
 */
export const AccountMenu = () => {
  useSessionWatch();
  const session = useSession();
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-11 w-24 shrink-0 items-center justify-end md:w-36">
      {session.status === 'member' ? (
        <MemberMenu user={session.user} />
      ) : (
        <LoginLink hidden={isHydrated && session.status === 'unknown'} />
      )}
    </div>
  );
};
