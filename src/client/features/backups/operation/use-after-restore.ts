import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetToken } from '#client/features/accounts/session/token.ts';
import { trpc } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

const LOGIN_AGAIN =
  'Ripristino completato con successo! Nei dati di allora questa sessione non c’è: accedi di nuovo.';

/**
 * After a restore nothing that this page has loaded is true any more, perhaps not even who is
 * looking: where the restored data do not know the session, its screens lead to the login.
 */
export const useAfterRestore = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const utils = trpc.useUtils();

  const isSessionOver = (): Promise<boolean> =>
    utils.client.accounts.me.query().then(
      () => false,
      (error: unknown) => apiErrorOf(error)?.code === 'UNAUTHENTICATED',
    );

  return async (): Promise<void> => {
    queryClient.removeQueries({ type: 'inactive' });
    if (await isSessionOver()) {
      forgetToken();
      await router.invalidate();
      toastSuccess(LOGIN_AGAIN);
      return;
    }
    await utils.accounts.me.invalidate();
    await Promise.all([queryClient.invalidateQueries(), router.invalidate()]);
  };
};
