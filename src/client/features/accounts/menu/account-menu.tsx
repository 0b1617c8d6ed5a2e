import { useHydrated } from '@tanstack/react-router';
import { useSession } from '#client/features/accounts/session/session.ts';
import { useSessionWatch } from '#client/features/accounts/session/session-watch.ts';
import { GuestLinks } from './guest-links.tsx';
import { MemberMenu } from './member-menu.tsx';

/**
 * Login and registration, or the name with its menu. The box keeps its width, so that nothing beside
 * it moves when the browser finds out who is looking. The server's page offers the login, which
 * works without a script; a browser that holds a session hides it until the name is there.
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
