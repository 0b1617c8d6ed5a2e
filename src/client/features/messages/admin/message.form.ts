import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import { answerMessageInput, type StaffMessage } from '#shared/messages.schema.ts';

/** Specification, section 8; shown if the server sent no message. */
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

/** Mutations stay pending until the lists are refetched, so that no screen shows outdated data. */
const useRefetch = () => {
  const { messages } = trpc.useUtils();
  return { onSettled: () => messages.invalidate() };
};

export const useMarkRead = () => trpc.messages.markRead.useMutation(useRefetch());

export const useSetSuspect = () =>
  trpc.messages.setSuspect.useMutation({
    ...useRefetch(),
    onSuccess: ({ isSuspect }) =>
      toastSuccess(isSuspect ? messageSuccesses.suspect : messageSuccesses.trusted),
  });

const useAnswerMessage = () =>
  trpc.messages.answer.useMutation({
    ...useRefetch(),
    onSuccess: () => toastSuccess(messageSuccesses.answer),
  });

export const useDeleteMessage = () => {
  const { messages } = trpc.useUtils();
  return trpc.messages.delete.useMutation({
    onSuccess: ({ message }) => toastSuccess(message),
    // Only the lists: the panel shows the deleted message until it closes.
    onSettled: () => messages.page.invalidate(),
  });
};

type AnswerValues = { text: string };

export const answerFields = ['text'] as const;

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
  return { form, send, answer, isDirty: form.formState.isDirty };
};

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
