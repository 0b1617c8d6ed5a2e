import { redirect } from '@tanstack/react-router';
import { untilSsrFallbackHydrated } from '#client/hydration/ssr-fallback.tsx';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { Me, OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { SESSION_FRESH_MS } from './session.ts';
import { forgetToken, readToken } from './token.ts';

type Guarded = {
  context: Pick<RouteContext, 'utils'>;
  location: { href: string };
};

const fetchMe = ({ context }: Guarded, staleTime: number): Promise<Me> =>
  context.utils.accounts.me.fetch(undefined, { staleTime });

const currentMe = async (guarded: Guarded): Promise<Me | null> => {
  if (readToken() === null) return null;
  try {
    const me = await fetchMe(guarded, SESSION_FRESH_MS);
    // The email may just have been confirmed on another device, so check again without the cache.
    return me.user.emailConfirmed ? me : await fetchMe(guarded, 0);
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'UNAUTHENTICATED') throw error;
    forgetToken();
    return null;
  }
};

/**
 * For `beforeLoad` of a route with `ssr: false`. Redirects to the login without a session, to the confirmation
 * steps without a confirmed email, home with a role that is not in `roles`, and staff to their passkey where a
 * staff route requires it.
 */
export const requireSession = async (
  guarded: Guarded,
  roles?: readonly Role[],
): Promise<{ user: OwnUser }> => {
  const me = await currentMe(guarded);
  await untilSsrFallbackHydrated();
  const { href } = guarded.location;
  if (!me) throw redirect({ to: '/login', search: { redirect: href } });
  const { user } = me;
  if (!user.emailConfirmed) throw redirect({ to: '/pages/registrazione-richiesta' });
  if (roles && !roles.includes(user.role)) throw redirect({ to: '/' });
  if (roles && me.needsPasskey) throw redirect({ to: '/passkey', search: { redirect: href } });
  return { user };
};
