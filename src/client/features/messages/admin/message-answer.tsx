import { SavedAnswerChoice } from '#client/features/saved-answers/saved-answer-choice.tsx';
import { Button } from '#client/ui/button.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatInstant } from '#shared/languages/italian-dates.ts';
import { foreignLanguageName } from '#shared/languages/locales.ts';
import type { MessageAnswer, StaffMessage } from '#shared/messages.schema.ts';
import {
  type AnswerFormState,
  answerFields,
  answerNames,
  messageFailures,
} from './message.form.ts';

export const AnswerList = ({ answers }: { answers: readonly MessageAnswer[] }) => {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Risposte" className="grid gap-3">
      {answers.map(({ id, text, authorName, createdAt }) => (
        <div key={id} className="rounded-card bg-sea-50 px-4 py-3">
          <p className="text-sm font-semibold wrap-anywhere text-sea-700">
            {authorName}{' '}
            <span className="font-normal text-ink-soft">il {formatInstant(createdAt)}</span>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </section>
  );
};

type AnswerFormProps = Pick<AnswerFormState, 'form' | 'send'> & {
  id: string;
  message: StaffMessage;
};

const ANSWER_HINT =
  'Parte via email: saluta già per nome, finisce con il tuo nome e riporta il messaggio. Chi risponde scrive al tuo indirizzo.';

export const AnswerForm = ({ id, form, send, message }: AnswerFormProps) => {
  const { answers, locale } = message;
  const language = foreignLanguageName(locale);
  const insert = (text: string) => {
    const typed = form.getValues('text').trimEnd();
    const whole = typed === '' ? text : `${typed}\n\n${text}`;
    form.setValue('text', whole, { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <form id={id} noValidate onSubmit={send} className="border-t border-sand-200 pt-5">
      <SavedAnswerChoice messageId={message.id} locale={locale} onChoose={insert} />
      <TextArea
        label={answers.length > 0 ? 'Un’altra risposta' : answerNames.text}
        rows={6}
        required
        hint={
          language
            ? `${ANSWER_HINT} Il saluto e il resto sono in ${language.toLowerCase()}.`
            : ANSWER_HINT
        }
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
    </form>
  );
};

type SendAnswerProps = { formId: string; answer: AnswerFormState['answer'] };

export const SendAnswer = ({ formId, answer }: SendAnswerProps) => {
  const failure = failureBeside(answer.error, answerFields, messageFailures.answer);
  return (
    <>
      <SaveProblem conflict={null} failure={failure} />
      <Button type="submit" form={formId} busy={answer.isPending}>
        Invia la risposta
      </Button>
    </>
  );
};
