import { useForm } from 'react-hook-form';
import { showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { answerMessageInput, type StaffMessage } from '#shared/messages.schema.ts';
import { useAnswerMessage } from './message-writes.ts';

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
