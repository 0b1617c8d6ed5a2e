import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { keysOf } from '#client/ui/changed-fields.ts';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { answerMessageInput, type StaffMessage } from '#shared/messages.schema.ts';

/** Specification, section 8; shown if the server sent no message. */
export const messageFailures = {
  load: 'Errore nel caricamento dei messaggi',
  update: 'Errore nell’aggiornamento del messaggio',
  answer: 'Errore nell’invio della risposta',
  delete: 'Errore, messaggio non cancellato',
} as const;

type AnswerValues = { text: string };

export const answerNames = { text: 'Risposta' } as const satisfies FieldNames<AnswerValues>;

export const answerFields = keysOf(answerNames);

export const useAnswerForm = ({ id }: StaffMessage) => {
  const answer = trpc.messages.answer.useMutation({ meta: { success: 'Risposta inviata.' } });
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
