import { trpc } from '#client/trpc.ts';
import type { OpenedSession } from '#shared/accounts/accounts.schema.ts';
import { setLoginNotice } from './login-notice.ts';
import { setMe } from './session.ts';
import { storeToken } from './token.ts';

/** Stores a new session and refetches the data of the anonymous visitor. */
export const useOpenSession = () => {
  const utils = trpc.useUtils();
  return ({ token, ...me }: OpenedSession): void => {
    storeToken(token);
    setLoginNotice(null);
    void utils.invalidate();
    setMe(me);
  };
};
