import { useSyncExternalStore } from 'react';
import { trpc } from '#client/trpc.ts';
import type { OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import { onTokenChange, readToken } from './token.ts';

type Session =
  /** During SSR, hydration, and while the user is loading. */
  | { status: 'unknown'; user?: undefined; needsPasskey?: undefined }
  | { status: 'anonymous'; user?: undefined; needsPasskey?: undefined }
  | {
      status: 'member';
      user: OwnUser;
      /** Staff who have yet to prove the session: to the server they are visitors. */
      needsPasskey: boolean;
    };

/** A changed name or role appears within this time without a reload. */
export const SESSION_FRESH_MS = 60_000;

const unknownToken = () => undefined;

/** The current session. Unknown until hydration, since the server never sees the stored token. */
export const useSession = (): Session => {
  const token = useSyncExternalStore(onTokenChange, readToken, unknownToken);
  const me = trpc.accounts.me.useQuery(undefined, {
    enabled: typeof token === 'string',
    staleTime: SESSION_FRESH_MS,
    refetchOnWindowFocus: true,
  });
  if (token === null) return { status: 'anonymous' };
  if (token && me.data) return { status: 'member', ...me.data };
  return { status: 'unknown' };
};

/** False during SSR and until the session is known. */
export const useIsStaff = (): boolean => {
  const { user, needsPasskey } = useSession();
  return user?.emailConfirmed === true && !needsPasskey && isStaff(user.role);
};
