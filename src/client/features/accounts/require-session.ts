import { redirect } from '@tanstack/react-router';
import type { RouteContext } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { untilShellTakenOver } from '#client/ui/server-shell.tsx';
import type { User } from '#shared/accounts.schema.ts';
import type { Role } from '#shared/roles.ts';
import { SESSION_FRESH_MS } from './session.ts';
import { forgetToken, readToken } from './token.ts';

type Guarded = {
  context: Pick<RouteContext, 'utils'>;
  location: { href: string };
};

const currentUser = async ({ context }: Guarded): Promise<User | null> => {
  if (readToken() === null) return null;
  try {
    const answer = await context.utils.accounts.me.fetch(undefined, {
      staleTime: SESSION_FRESH_MS,
    });
    return answer.user;
  } catch (error) {
    if (apiErrorOf(error)?.code !== 'UNAUTHENTICATED') throw error;
    forgetToken();
    return null;
  }
};

/**
 * For `beforeLoad` of a screen drawn in the browser only. Without a session it leads to the login,
 * which remembers where one wanted to go; with a role that is not in `roles`, to the home page.
 */
export const requireSession = async (
  guarded: Guarded,
  roles?: readonly Role[],
): Promise<{ user: User }> => {
  const user = await currentUser(guarded);
  await untilShellTakenOver();
  if (!user) throw redirect({ to: '/login', search: { redirect: guarded.location.href } });
  if (roles && !roles.includes(user.role)) throw redirect({ to: '/' });
  return { user };
};
