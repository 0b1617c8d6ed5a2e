import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

/** Ends own sessions, one or all others. An end lasts until the list is there anew. */
export const useSessionEnds = () => {
  const utils = trpc.useUtils();
  const renew = {
    onSuccess: ({ message }: { message: string }) => toastSuccess(message),
    onSettled: () => utils.sessions.list.invalidate(),
  };
  return {
    end: trpc.sessions.end.useMutation(renew),
    endOthers: trpc.sessions.endOthers.useMutation(renew),
  };
};
