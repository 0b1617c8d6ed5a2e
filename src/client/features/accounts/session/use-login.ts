import { trpc } from '#client/trpc.ts';
import { useOpenSession } from './use-open-session.ts';

export const useLogin = () => trpc.accounts.login.useMutation({ onSuccess: useOpenSession() });
