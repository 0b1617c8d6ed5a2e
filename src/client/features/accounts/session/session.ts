import { useSyncExternalStore } from 'react';
import { trpc } from '#client/trpc.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { isStaff } from '#shared/roles.ts';
import { onTokenChange, readToken } from './token.ts';

/** Whether staff are looking. False for the server's drawing, and until it is known. */
export const useIsStaff = (): boolean => {
  const { user } = useSession();
  return user?.emailConfirmed === true && isStaff(user.role);
};

type Session =
  /** The server's answer and the first drawing in the browser; also while the user is asked for. */
  | { status: 'unknown'; user?: undefined }
  | { status: 'anonymous'; user?: undefined }
  | { status: 'member'; user: OwnUser };

/** A changed name or role is seen within this time without a reload. */
export const SESSION_FRESH_MS = 60_000;

const unknownToken = () => undefined;

/** Who is looking. Unknown until hydration, since the server knows no browser's token. */
export const useSession = (): Session => {
  const token = useSyncExternalStore(onTokenChange, readToken, unknownToken);
  const me = trpc.accounts.me.useQuery(undefined, {
    enabled: typeof token === 'string',
    staleTime: SESSION_FRESH_MS,
    refetchOnWindowFocus: true,
  });
  if (token === null) return { status: 'anonymous' };
  if (token && me.data) return { status: 'member', user: me.data.user };
  return { status: 'unknown' };
};
