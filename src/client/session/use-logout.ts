import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { forgetToken } from './token.ts';

/** Log out locally after this time even if the server does not answer. */
const LOGOUT_TIMEOUT_MS = 2000;

/** A session that has already ended, for instance with a deleted account, is no failure. */
const logFailure = (error: unknown): void => {
  if (apiErrorOf(error)?.code === 'UNAUTHENTICATED') return;
  // biome-ignore lint/suspicious/noConsole: a failed logout is only logged (specification, section 4)
  console.error('Logout failed', error);
};

/** Always ends the session in this browser, and on the server if it is reachable. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    // The request needs the token, so it is discarded only afterwards. A failed request is harmless:
    // the server ends unused sessions by itself.
    await utils.client.accounts.logout
      .mutate(undefined, { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) })
      .catch(logFailure);
    forgetToken();
    await router.navigate({ to: '/' });
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.invalidateQueries();
    // While the site is in preparation, the page itself is hidden from now on.
    await router.invalidate();
    setBusy(false);
  };

  return { logout: () => void logout(), busy };
};
