import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { forgetToken } from './token.ts';

/** A server that does not answer keeps nobody logged in for longer than this. */
const PATIENCE_MS = 2000;

/** Ends the session here in any case, and at the server where it can be reached. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    // NOTE: the token is read when the call goes out, so it is forgotten only afterwards. A failed
    // logout changes nothing for the person: an unused session ends at the server by itself.
    await utils.client.accounts.logout
      .mutate(undefined, { signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(() => undefined);
    forgetToken();
    await router.navigate({ to: '/' });
    queryClient.removeQueries({ type: 'inactive' });
    await Promise.all([utils.accounts.me.reset(), queryClient.invalidateQueries()]);
    setBusy(false);
  };

  return { logout: () => void logout(), busy };
};
