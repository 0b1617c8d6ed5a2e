import { MessageSquareReply, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { MenuItem } from '#client/ui/more-menu.tsx';
import { RowForm } from '#client/ui/row-form.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LeaveDialog } from '#client/ui/unsaved-dialogs.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { formatInstantDay } from '#shared/languages/italian-dates.ts';
import { type AnswerReviewInput, answerReviewInput, type Review } from '#shared/reviews.schema.ts';
import { answerButtonId } from './review-ids.ts';
import {
  answerNames,
  reviewFailures,
  useAnswerReview,
  useDeleteAnswer,
} from './review-mutations.ts';

type Values = Pick<AnswerReviewInput, 'text'>;

const resolver = schemaResolver<Values>(async () => ({
  schema: answerReviewInput.omit({ id: true }),
}));
const valuesOf = ({ answer }: Review): Values => ({ text: answer?.text ?? '' });

type AnswerProps = { review: Review; onClose: () => void };

const AnswerForm = ({ review, onClose }: AnswerProps) => {
  const answer = useAnswerReview();
  const { form, submit, conflict, unsaved } = useSavedForm<Review, Values>({
    saved: review,
    valuesOf,
    names: answerNames,
    resolver,
    send: ({ text }, { id, version }) => answer.mutateAsync({ id, text, seenVersion: version }),
    onSaved: onClose,
  });
  const { setFocus, register, formState } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <div className="mt-4 border-t border-sand-200 pt-3">
      <RowForm
        label={`Risposta a ${review.author.name}`}
        saveLabel="Salva la risposta"
        busy={answer.isPending}
        conflict={conflict}
        failure={failureBeside(answer.error, ['text'], reviewFailures.answer)}
        unsaved={unsaved}
        onUnsaved={() => undefined}
        openerId={answerButtonId(review.id)}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextArea
          label={answerNames.text}
          hint="In italiano: i visitatori la leggono sotto la recensione, con la data. La traduzione la scrivi in «Lingue»."
          rows={4}
          required
          error={formState.errors.text?.message}
          {...register('text')}
        />
      </RowForm>
      <LeaveDialog unsaved={unsaved}>
        <p>La risposta ancora aperta non è salvata e andrà persa.</p>
      </LeaveDialog>
    </div>
  );
};

const DeleteAnswerDialog = ({ review, onClose }: AnswerProps) => (
  <DeleteDialog
    title="Togliere la risposta?"
    confirmLabel="Togli la risposta"
    id={review.id}
    remove={useDeleteAnswer()}
    failure={reviewFailures.deleteAnswer}
    nextFocusId={answerButtonId(review.id)}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      La risposta a <strong>{review.author.name}</strong> va persa per sempre e sparisce dal sito.
      La recensione resta.
    </p>
  </DeleteDialog>
);

type Step = 'read' | 'write' | 'delete';

/** The owners' answer to a review, with its button and its item of the menu. */
export const useReviewAnswer = (review: Review) => {
  const [step, setStep] = useState<Step>('read');
  const { answer, author } = review;
  const close = () => setStep('read');
  return {
    shown: (
      <>
        {answer && step !== 'write' && (
          <div className="mt-4 max-w-text border-l-2 border-sea-600 pl-4">
            <p className="text-sm text-ink-soft">
              La tua risposta, {formatInstantDay(answer.createdAt)}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer.text}</p>
          </div>
        )}
        {step === 'write' && <AnswerForm review={review} onClose={close} />}
        {step === 'delete' && <DeleteAnswerDialog review={review} onClose={close} />}
      </>
    ),
    button: step !== 'write' && (
      <Button
        id={answerButtonId(review.id)}
        variant="quiet"
        size="small"
        aria-label={`${answer ? 'Modifica la risposta' : 'Rispondi'}: recensione di ${author.name}`}
        onClick={() => setStep('write')}
      >
        {answer ? (
          <Pencil aria-hidden className="size-4" />
        ) : (
          <MessageSquareReply aria-hidden className="size-4" />
        )}
        {answer ? 'Modifica la risposta' : 'Rispondi'}
      </Button>
    ),
    menuItem: answer && step !== 'write' && (
      <MenuItem
        isDanger
        aria-label={`Togli la risposta: recensione di ${author.name}`}
        onClick={() => setStep('delete')}
      >
        <Trash2 aria-hidden />
        Togli la risposta
      </MenuItem>
    ),
  };
};
