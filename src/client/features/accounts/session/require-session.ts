import { redirect } from '@tanstack/react-router';
import { untilSsrFallbackHydrated } from '#client/hydration/ssr-fallback.tsx';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import type { Role } from '#shared/roles.ts';
import { SESSION_FRESH_MS } from './session.ts';
import { forgetToken, readToken } from './token.ts';

type Guarded = {
  context: Pick<RouteContext, 'utils'>;
  location: { href: string };
};

const ownUser = async ({ context }: Guarded, staleTime: number): Promise<OwnUser> =>
  (await context.utils.accounts.me.fetch(undefined, { staleTime })).user;

const currentUser = async (guarded: Guarded): Promise<OwnUser | null> => {
  if (readToken() === null) return null;
  try {
    const user = await ownUser(guarded, SESSION_FRESH_MS);
    // The email may just have been confirmed on another device, so check again without the cache.
    return user.emailConfirmed ? user : await ownUser(guarded, 0);
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'UNAUTHENTICATED') throw error;
    forgetToken();
    return null;
  }
};

/**
 * For `beforeLoad` of a route with `ssr: false`. Redirects to the login without a session, to the
 * confirmation steps without a confirmed email, and home with a role that is not in `roles`.
 */
export const requireSession = async (
  guarded: Guarded,
  roles?: readonly Role[],
): Promise<{ user: OwnUser }> => {
  const user = await currentUser(guarded);
  await untilSsrFallbackHydrated();
  if (!user) throw redirect({ to: '/login', search: { redirect: guarded.location.href } });
  if (!user.emailConfirmed) throw redirect({ to: '/pages/registrazione-richiesta' });
  if (roles && !roles.includes(user.role)) throw redirect({ to: '/' });
  return { user };
};
