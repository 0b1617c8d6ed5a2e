import { trpc } from '#client/trpc.ts';
import type { OwnUser } from '#shared/accounts.schema.ts';
import { storeToken } from './token.ts';

/** Takes a session over into this browser; what was loaded for a visitor is asked for again. */
export const useOpenSession = () => {
  const utils = trpc.useUtils();
  return ({ token, user }: { token: string; user: OwnUser }): void => {
    storeToken(token);
    void utils.invalidate();
    utils.accounts.me.setData(undefined, { user });
  };
};
