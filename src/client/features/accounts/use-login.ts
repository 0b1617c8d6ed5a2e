import { trpc } from '#client/trpc.ts';
import { storeToken } from './token.ts';

/** Opens a session; what was loaded for a visitor is asked for again. */
export const useLogin = () => {
  const utils = trpc.useUtils();
  return trpc.accounts.login.useMutation({
    onSuccess: ({ token, user }) => {
      storeToken(token);
      void utils.invalidate();
      utils.accounts.me.setData(undefined, { user });
    },
  });
};
