import { trpc } from '#client/trpc.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { messageSuccesses } from './message-words.ts';

/**
 * A write lasts until the lists are there anew, so that no screen shows for a moment what is no longer
 * true.
 */
const useRenewed = () => {
  const { messages } = trpc.useUtils();
  return { onSettled: () => messages.invalidate() };
};

export const useMarkRead = () => trpc.messages.markRead.useMutation(useRenewed());

export const useSetSuspect = () =>
  trpc.messages.setSuspect.useMutation({
    ...useRenewed(),
    onSuccess: ({ isSuspect }) =>
      toastSuccess(isSuspect ? messageSuccesses.suspect : messageSuccesses.trusted),
  });

export const useAnswerMessage = () =>
  trpc.messages.answer.useMutation({
    ...useRenewed(),
    onSuccess: () => toastSuccess(messageSuccesses.answer),
  });

export const useDeleteMessage = () => {
  const { messages } = trpc.useUtils();
  return trpc.messages.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    // The lists alone: the panel still shows what is gone, until it closes.
    onSettled: () => messages.page.invalidate(),
  });
};
