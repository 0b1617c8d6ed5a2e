import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { COMMENT_MIN, commentLength } from '#shared/review-rules.ts';
import { ReviewFailure } from './review-failure.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewSent } from './review-sent.tsx';
import { type ReviewForm as Form, useReviewForm } from './use-review-form.ts';

type FooterProps = { formId: string; onClose: () => void } & Omit<Form, 'send'>;

const Footer = ({ formId, form, write, failure, onClose }: FooterProps) => {
  const comment = useWatch({ control: form.control, name: 'comment' });
  return (
    <>
      {failure && !write.isPending && (
        <div className="basis-full">
          <ReviewFailure error={failure} />
        </div>
      )}
      <Button variant="secondary" onClick={onClose}>
        Annulla
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={write.isPending}
        disabled={commentLength(comment) < COMMENT_MIN}
      >
        Invia la recensione
      </Button>
    </>
  );
};

type ReviewDialogProps = {
  writerId: number;
  onClose: () => void;
  /** When it is closed after a review was taken. */
  onSent: () => void;
};

export const ReviewDialog = ({ writerId, onClose, onSent }: ReviewDialogProps) => {
  const formId = useId();
  const { send, ...writing } = useReviewForm(writerId);
  const { isSuccess } = writing.write;
  return (
    <Dialog
      open
      onClose={isSuccess ? onSent : onClose}
      title="Scrivi una recensione"
      footer={!isSuccess && <Footer formId={formId} {...writing} onClose={onClose} />}
    >
      {isSuccess ? (
        <ReviewSent onClose={onSent} />
      ) : (
        <ReviewForm id={formId} form={writing.form} send={send} />
      )}
    </Dialog>
  );
};
