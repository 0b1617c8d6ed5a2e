import { redirect } from '@tanstack/react-router';
import { untilSsrFallbackHydrated } from '#client/hydration/ssr-fallback.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { Me, OwnUser } from '#shared/accounts/accounts.schema.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { fetchMe, SESSION_FRESH_MS } from './session.ts';
import { forgetToken, readToken } from './token.ts';

type Guarded = { location: { href: string } };

const currentMe = async (): Promise<Me | null> => {
  if (readToken() === null) return null;
  try {
    const me = await fetchMe(SESSION_FRESH_MS);
    // The email may just have been confirmed on another device, so check again without the cache.
    return me.user.emailConfirmed ? me : await fetchMe(0);
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'UNAUTHENTICATED') throw error;
    forgetToken();
    return null;
  }
};

/**
 * For `beforeLoad` of a route with `ssr: false` on which staff prove their session. Redirects to the login without
 * a session, and to the confirmation steps without a confirmed email.
 */
export const requireLogin = async (guarded: Guarded): Promise<Me> => {
  const me = await currentMe();
  await untilSsrFallbackHydrated();
  if (!me) throw redirect({ to: '/login', search: { redirect: guarded.location.href } });
  if (!me.user.emailConfirmed) throw redirect({ to: '/pages/registrazione-richiesta' });
  return me;
};

/**
 * For `beforeLoad` of every other route with `ssr: false`. Redirects like `requireLogin`, also home with a role that
 * is not in `roles`, and staff to their passkey where they must use one.
 */
export const requireSession = async (
  guarded: Guarded,
  roles?: readonly Role[],
): Promise<{ user: OwnUser }> => {
  const { user, needsPasskey } = await requireLogin(guarded);
  if (roles && !roles.includes(user.role)) throw redirect({ to: '/' });
  if (needsPasskey) {
    throw redirect({ to: '/passkey', search: { redirect: guarded.location.href } });
  }
  return { user };
};
