import { useEffect, useEffectEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { FailureReason } from '#client/ui/load-failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { noticeLinkClass } from '#client/ui/text-link.ts';
import { COMMENT_MIN, commentLength } from '#shared/review-rules.ts';
import { loginToReview } from './login-to-review.ts';
import { ReviewForm, type ReviewFormState, useReviewForm } from './review-form.tsx';

/** Specification, section 9. */
const CLOSES_AFTER_MS = 2000;

const ReviewSent = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLanguage();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FocusedNotice tone="success" title={t('reviews.sent')}>
      {t('reviews.sentNote')}
    </FocusedNotice>
  );
};

/** Why a review was refused. An expired session links to the login, which leads back to the draft. */
const ReviewFailure = ({ error }: { error: unknown }) => {
  const { t } = useLanguage();
  const apiError = apiErrorOf(error);
  return (
    <Notice
      tone="error"
      title={t('reviews.sendFailed')}
      action={
        apiError?.code === 'UNAUTHENTICATED' && (
          <SiteLink
            href={loginToReview}
            className={`${noticeLinkClass} inline-flex min-h-6 items-center`}
          >
            {t('reviews.toLogin')}
          </SiteLink>
        )
      }
    >
      <FailureReason error={error} unanswered={t('reviews.unanswered')} />
    </Notice>
  );
};

type FooterProps = { formId: string; onClose: () => void } & Pick<
  ReviewFormState,
  'form' | 'failure' | 'isPending'
>;

const Footer = ({ formId, form, isPending, failure, onClose }: FooterProps) => {
  const { t } = useLanguage();
  const comment = useWatch({ control: form.control, name: 'comment' });
  return (
    <>
      {failure !== null && (
        <div className="basis-full">
          <ReviewFailure error={failure} />
        </div>
      )}
      <Button variant="secondary" onClick={onClose}>
        {t('forms.back')}
      </Button>
      <Button
        type="submit"
        form={formId}
        busy={isPending}
        disabled={commentLength(comment) < COMMENT_MIN}
      >
        {t('reviews.send')}
      </Button>
    </>
  );
};

type ReviewDialogProps = {
  writerId: number;
  onClose: () => void;
  /** The review was sent, and the dialog has been closed. */
  onSent: () => void;
};

export const ReviewDialog = ({ writerId, onClose, onSent }: ReviewDialogProps) => {
  const { t } = useLanguage();
  const formId = useId();
  const { send, isSent, ...review } = useReviewForm(writerId, onSent);
  return (
    <Dialog
      open
      onClose={isSent ? onSent : onClose}
      title={t('reviews.write')}
      footer={!isSent && <Footer formId={formId} {...review} onClose={onClose} />}
    >
      {isSent ? (
        <ReviewSent onClose={onSent} />
      ) : (
        <ReviewForm id={formId} form={review.form} send={send} />
      )}
    </Dialog>
  );
};
