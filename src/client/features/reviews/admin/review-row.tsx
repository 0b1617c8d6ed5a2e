import { Check, Trash2, Undo2 } from 'lucide-react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { RatingStars } from '#client/features/reviews/rating-stars.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { StaffReview } from '#shared/reviews.schema.ts';
import { useReviewAnswer } from './review-answer.tsx';
import { statusButtonId } from './review-ids.ts';
import { reviewFailures, statusBadges, useSetReviewStatus } from './review-mutations.ts';

const ReviewAuthor = ({ review }: { review: StaffReview }) => {
  const { t } = useLanguage();
  const { author, rating, createdAt, status, hasStayed } = review;
  const { tone, label } = statusBadges[status];
  return (
    <div className="flex gap-3">
      <AvatarImage name={author.name} avatar={author.avatar} className="size-10" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-lg leading-snug font-semibold wrap-anywhere text-ink">
            {author.name}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <span className="flex items-center gap-2">
            <RatingStars rating={rating} className="h-4" />
            <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
            <span aria-hidden>{rating} su 5</span>
          </span>
          <RecentTime instant={createdAt} />
          <span>{hasStayed ? 'È stato ospite' : 'Nessun soggiorno con la sua email'}</span>
        </p>
      </div>
    </div>
  );
};

type StatusButtonProps = { review: StaffReview; busy: boolean; onPress: () => void };

const StatusButton = ({ review, busy, onPress }: StatusButtonProps) => {
  const isApproved = review.status === 'APPROVED';
  const Icon = isApproved ? Undo2 : Check;
  const label = isApproved ? 'Riporta in attesa' : 'Approva';
  return (
    <Button
      id={statusButtonId(review.id)}
      variant="secondary"
      size="small"
      busy={busy}
      aria-label={`${label}: recensione di ${review.author.name}`}
      onClick={onPress}
    >
      {!busy && <Icon aria-hidden className="size-4" />}
      {label}
    </Button>
  );
};

type ReviewRowProps = {
  review: StaffReview;
  /** Gets the focus when this review leaves the list. */
  nextFocusId: string | null;
  onDelete: (review: StaffReview) => void;
};

export const ReviewRow = ({ review, nextFocusId, onDelete }: ReviewRowProps) => {
  const setStatus = useSetReviewStatus();
  const answer = useReviewAnswer(review);
  const ref = useFocusLoss<HTMLLIElement>(() => {
    if (nextFocusId) document.getElementById(nextFocusId)?.focus();
    rescueFocus();
  });
  const toggle = () => {
    const status = review.status === 'APPROVED' ? 'PENDING' : 'APPROVED';
    if (!setStatus.isPending) setStatus.mutate({ id: review.id, status });
  };
  return (
    <li ref={ref} className="rounded-card border border-sand-200 bg-white px-4 py-4 md:px-5">
      <ReviewAuthor review={review} />
      <p className="mt-3 max-w-text wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {answer.shown}
      {setStatus.error && (
        <div className="mt-3">
          <Notice tone="error">{errorText(setStatus.error, reviewFailures.update)}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <StatusButton review={review} busy={setStatus.isPending} onPress={toggle} />
        {answer.buttons}
        <Button
          variant="quiet"
          size="small"
          aria-label={`Elimina la recensione di ${review.author.name}`}
          onClick={() => onDelete(review)}
        >
          <Trash2 aria-hidden className="size-4" />
          Elimina
        </Button>
      </div>
    </li>
  );
};
