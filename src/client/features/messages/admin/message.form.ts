import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { answerMessageInput, type StaffMessage } from '#shared/messages.schema.ts';

/** Specification, section 8; read where the server gave no text of its own. */
export const messageFailures = {
  load: 'Errore nel caricamento dei messaggi',
  update: "Errore nell'aggiornamento del messaggio",
  answer: "Errore nell'invio della risposta",
  delete: 'Errore, messaggio non cancellato',
} as const;

export const messageSuccesses = {
  answer: 'Risposta inviata.',
  unread: 'Il messaggio è di nuovo da leggere.',
  suspect: 'Messaggio spostato tra gli indesiderati.',
  trusted: 'Il messaggio è di nuovo tra gli altri.',
} as const;

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

const useAnswerMessage = () =>
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

type AnswerValues = { text: string };

export const answerFields = ['text'] as const;

/** An answer that is being written. */
export const useAnswerForm = ({ id }: StaffMessage) => {
  const answer = useAnswerMessage();
  const form = useForm<AnswerValues>({
    mode: 'onSubmit',
    defaultValues: { text: '' },
    resolver: schemaResolver(async () => ({ schema: answerMessageInput.pick({ text: true }) })),
  });
  const send = form.handleSubmit(({ text }) => {
    if (answer.isPending) return;
    answer.mutate(
      { id, text },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showIssues(error, answerFields, form.setError),
      },
    );
  });
  return { form, send, answer, isWritten: form.formState.isDirty };
};

export type AnswerInWriting = ReturnType<typeof useAnswerForm>;
