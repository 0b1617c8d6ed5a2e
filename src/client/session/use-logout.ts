import { useState } from 'react';
import { api } from '#client/api/api.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { useLocalizedPath } from '#client/ui/language.tsx';
import { forgetToken } from './token.ts';

/** Log out locally after this time even if the server does not answer. */
const LOGOUT_TIMEOUT_MS = 2000;

/** A session that has already ended, for instance with a deleted account, is no failure. */
const logFailure = (error: unknown): void => {
  if (apiErrorOf(error)?.code === 'UNAUTHENTICATED') return;
  // biome-ignore lint/suspicious/noConsole: a failed logout is only logged (specification, section 4)
  console.error('Logout failed', error);
};

/** Always ends the session in this browser, and on the server if it is reachable. Leads to the home page. */
export const useLogout = () => {
  const localized = useLocalizedPath();
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    setBusy(true);
    // The request needs the token, so it is discarded only afterwards. A failed request is harmless:
    // the server ends unused sessions by itself.
    const signal = AbortSignal.timeout(LOGOUT_TIMEOUT_MS);
    await api.accounts.logout.mutate(undefined, { signal }).catch(logFailure);
    forgetToken();
    window.location.assign(localized('/'));
  };

  return { logout: () => void logout(), busy };
};
