import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '#client/api/api.ts';
import type { ReviewValues } from '#client/features/reviews/review-draft.ts';
import { ReviewForm } from '#client/features/reviews/review-form.tsx';
import { usePreservedInput } from '#client/hydration/preserve-input.ts';
import { Button } from '#client/ui/button.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { ruleResolver } from '#client/ui/form-resolver.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useCall } from '#client/ui/use-call.ts';
import { ruleIssues } from '#shared/forms/field-rules.ts';
import { RATING_DEFAULT, reviewFormRules } from '#shared/review-rules.ts';

const FORM_ID = 'review-form';
const fields = ['comment', 'rating'] as const;

const resolver = ruleResolver<ReviewValues>((values) => ruleIssues(reviewFormRules, values));

type StayReviewFormProps = {
  /** Null for a preview. */
  token: string | null;
  /** As the site will show it. */
  name: string;
};

/** A review of the stay, without an account. */
export const StayReviewForm = ({ token, name }: StayReviewFormProps) => {
  const { t } = useLanguage();
  const [isSent, setIsSent] = useState(false);
  const form = useForm<ReviewValues>({
    mode: 'onTouched',
    defaultValues: { rating: RATING_DEFAULT, comment: '' },
    resolver,
  });
  usePreservedInput<ReviewValues>(FORM_ID, ({ rating = RATING_DEFAULT, comment = '' }) =>
    // The stars are radio buttons, whose values are texts.
    form.reset({ rating: Number(rating), comment }, { keepDefaultValues: true }),
  );
  const call = useCall((values: ReviewValues, signal) =>
    api.guestPage.review.mutate({ token: token ?? '', ...values }, { signal }),
  );
  const send = form.handleSubmit(async (values) => {
    if (call.isPending || token === null) return;
    try {
      await call.run(values);
      setIsSent(true);
    } catch (error) {
      showIssues(error, fields, form.setError);
    }
  });
  const failure = failureBeside(
    call.error,
    fields,
    t('reviews.sendFailed'),
    t('reviews.unanswered'),
  );
  if (isSent) return <Notice tone="success">{t('stayReview.sent')}</Notice>;
  return (
    <div className="grid gap-4 print:hidden">
      <noscript>
        <p>{t('stayReview.byContact')}</p>
      </noscript>
      <p className="noscript:hidden">{t('stayReview.lead', { name })}</p>
      <div className="grid gap-4 noscript:hidden">
        <ReviewForm id={FORM_ID} form={form} send={send} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div>
          <Button type="submit" form={FORM_ID} busy={call.isPending}>
            {t('reviews.send')}
          </Button>
        </div>
      </div>
    </div>
  );
};
