import { Link, useHydrated } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, LogOut } from 'lucide-react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { useSession } from '#client/features/accounts/session/session.ts';
import { useLogout } from '#client/features/accounts/session/use-logout.ts';
import { useSessionWatch } from '#client/features/accounts/session/use-session-watch.ts';
import { UnconfirmedEmailNotice } from '#client/features/accounts/unconfirmed-email-notice.tsx';
import { useIsHidden } from '#client/features/site-settings/opening-soon.tsx';
import { useDisclosure } from '#client/ui/use-disclosure.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { accountLinks } from './account-links.ts';

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-ink hover:bg-sea-100 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-sea-600';

const UserName = ({ user }: { user: OwnUser }) => (
  <div className="px-3 pt-1 pb-2">
    <p className="truncate font-semibold text-ink">{user.name}</p>
    <p className="truncate text-sm text-ink-soft">{user.email}</p>
  </div>
);

/** On phones only the avatar fits. */
const MemberMenu = ({ user }: { user: OwnUser }) => {
  const { open, close, panelId, root, trigger } = useDisclosure();
  const { logout, busy } = useLogout();
  return (
    <div {...root} className="relative min-w-0">
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full px-1.5 font-semibold md:text-sm lg:text-base"
      >
        <AvatarImage name={user.name} avatar={user.avatar} className="size-8 text-base" />
        <span className="truncate max-md:sr-only">{user.name}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 z-20 mt-2 w-68 rounded-card border border-sand-200 bg-white p-2 text-base shadow-float"
      >
        <UserName user={user} />
        {!user.emailConfirmed && <UnconfirmedEmailNotice email={user.email} onNavigate={close} />}
        <ul>
          {accountLinks(user).map(({ to, label, Icon }) => (
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

/** On phones only the login fits; the drawer has both links. */
const GuestLinks = ({ hidden }: { hidden: boolean }) => (
  <div
    className={clsx('flex items-center md:text-sm lg:gap-3 lg:text-base', hidden && 'invisible')}
  >
    <Link
      to="/login"
      className="inline-flex min-h-11 items-center rounded-full px-2.5 font-semibold underline-offset-8 hover:underline max-md:border max-md:border-current max-md:px-5 lg:px-3"
    >
      Login
    </Link>
    {!useIsHidden() && (
      <Link
        to="/register"
        className="hidden min-h-11 items-center rounded-full border border-current px-3 font-semibold md:inline-flex lg:px-5"
      >
        Registrati
      </Link>
    )}
  </div>
);

/**
 * Links for guests, or the menu of the logged-in user. The fixed width prevents a layout shift once
 * the session is known. SSR renders the guest links, which work without JavaScript; after hydration
 * they are hidden while a stored session is loading.
 */
export const AccountMenu = () => {
  useSessionWatch();
  const session = useSession();
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-11 w-24 shrink-0 items-center justify-end md:w-38 lg:w-48">
      {session.status === 'member' ? (
        <MemberMenu user={session.user} />
      ) : (
        <GuestLinks hidden={isHydrated && session.status === 'unknown'} />
      )}
    </div>
  );
};
