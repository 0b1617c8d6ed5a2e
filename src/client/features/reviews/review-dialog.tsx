import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FocusedNotice } from '#client/layouts/account/focused-notice.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { homeLink } from '#shared/anchors.ts';
import { COMMENT_MIN, commentLength } from '#shared/review-rules.ts';
import { ReviewForm, type ReviewFormState, useReviewForm } from './review-form.tsx';
import { reviewMessages } from './review-labels.ts';

/** Specification, section 9. */
const CLOSES_AFTER_MS = 2000;

const ReviewSent = ({ onClose }: { onClose: () => void }) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FocusedNotice tone="success" title={reviewMessages.sent}>
      {reviewMessages.sentNote}
    </FocusedNotice>
  );
};

/** Why a review was refused. An expired session links to the login, which leads back to the draft. */
const ReviewFailure = ({ error }: { error: unknown }) => {
  const apiError = apiErrorOf(error);
  return (
    <Notice
      tone="error"
      title={reviewMessages.sendFailed}
      action={
        apiError?.code === 'UNAUTHENTICATED' && (
          <Link
            to="/login"
            search={{ redirect: homeLink('reviews') }}
            className={`${noticeLinkClass} inline-flex min-h-6 items-center`}
          >
            Vai al login
          </Link>
        )
      }
    >
      {apiError?.message ?? 'Il server non risponde: controlla la connessione e riprova.'}
    </Notice>
  );
};

type FooterProps = { formId: string; onClose: () => void } & Omit<ReviewFormState, 'send'>;

const Footer = ({ formId, form, create, failure, onClose }: FooterProps) => {
  const comment = useWatch({ control: form.control, name: 'comment' });
  return (
    <>
      {failure && !create.isPending && (
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
        busy={create.isPending}
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
  /** The dialog was closed after the review was sent. */
  onSent: () => void;
};

export const ReviewDialog = ({ writerId, onClose, onSent }: ReviewDialogProps) => {
  const formId = useId();
  const { send, ...review } = useReviewForm(writerId);
  const { isSuccess } = review.create;
  return (
    <Dialog
      open
      onClose={isSuccess ? onSent : onClose}
      title="Scrivi una recensione"
      footer={!isSuccess && <Footer formId={formId} {...review} onClose={onClose} />}
    >
      {isSuccess ? (
        <ReviewSent onClose={onSent} />
      ) : (
        <ReviewForm id={formId} form={review.form} send={send} />
      )}
    </Dialog>
  );
};
