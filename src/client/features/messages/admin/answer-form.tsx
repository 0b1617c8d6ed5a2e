import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { answerMessageInput, type StaffMessage } from '#shared/messages.schema.ts';
import { messageFailures } from './message-words.ts';
import { useAnswerMessage } from './message-writes.ts';

type AnswerFormProps = {
  message: StaffMessage;
  /** Told whether something is written that would be lost. */
  onWritten: (isWritten: boolean) => void;
};

type AnswerValues = { text: string };

const fields = ['text'] as const;

const useAnswerForm = ({ message, onWritten }: AnswerFormProps) => {
  const answer = useAnswerMessage();
  const form = useForm<AnswerValues>({
    mode: 'onSubmit',
    defaultValues: { text: '' },
    resolver: schemaResolver(async () => ({ schema: answerMessageInput.pick({ text: true }) })),
  });
  const { isDirty } = form.formState;
  const tell = useEffectEvent(onWritten);
  useEffect(() => tell(isDirty), [isDirty]);
  const send = form.handleSubmit(({ text }) => {
    if (answer.isPending) return;
    answer.mutate(
      { id: message.id, text },
      {
        onSuccess: () => form.reset(),
        onError: (error) => showIssues(error, fields, form.setError),
      },
    );
  });
  return { form, send, answer };
};

export const AnswerForm = (props: AnswerFormProps) => {
  const { form, send, answer } = useAnswerForm(props);
  const failure = failureBeside(answer.error, fields, messageFailures.answer);
  const isAnother = props.message.answers.length > 0;
  return (
    <form noValidate onSubmit={send} className="grid gap-4 border-t border-sand-200 pt-5">
      <TextArea
        label={isAnother ? 'Un’altra risposta' : 'Risposta'}
        rows={6}
        required
        hint="Parte via email: saluta già per nome, finisce con il tuo nome e riporta il messaggio. Chi risponde scrive al tuo indirizzo."
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" busy={answer.isPending} className="justify-self-start">
        Invia la risposta
      </Button>
    </form>
  );
};
