import { Button } from '#client/ui/button.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { messageFailures } from './message-words.ts';
import { type AnswerInWriting, answerFields } from './use-answer-form.ts';

type AnswerFormProps = AnswerInWriting & {
  /** Whether something was answered before. */
  isAnother: boolean;
};

export const AnswerForm = ({ form, send, answer, isAnother }: AnswerFormProps) => {
  const failure = failureBeside(answer.error, answerFields, messageFailures.answer);
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
