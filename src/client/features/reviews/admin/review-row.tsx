import clsx from 'clsx';
import { Check, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { RatingStars } from '#client/features/reviews/rating-stars.tsx';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { MenuItem, MoreMenu } from '#client/ui/more-menu.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { useFocusLoss } from '#client/ui/use-focus-loss.ts';
import type { ReviewStatus, StaffReview } from '#shared/reviews.schema.ts';
import { useReviewAnswer } from './review-answer.tsx';
import { firstButtonId } from './review-ids.ts';
import { reviewFailures, useSetReviewStatus } from './review-mutations.ts';

const ReviewAuthor = ({ review }: { review: StaffReview }) => {
  const { t } = useLanguage();
  const { author, rating, createdAt, hasStayed } = review;
  const isWaiting = review.status === 'PENDING';
  return (
    <div className="flex gap-3">
      <AvatarImage name={author.name} avatar={author.avatar} className="size-10" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-lg leading-snug font-semibold wrap-anywhere text-ink">
            {author.name}
          </h2>
          {isWaiting && <Badge tone="waiting">In attesa</Badge>}
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <span className="flex items-center gap-2">
            <RatingStars rating={rating} className="h-4" />
            <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
            <span aria-hidden>{rating} su 5</span>
          </span>
          <RecentTime instant={createdAt} />
          {isWaiting && <span>{hasStayed ? 'È stato ospite' : 'Non risulta ospite'}</span>}
        </p>
      </div>
    </div>
  );
};

type ApproveButtonProps = {
  review: StaffReview;
  busy: boolean;
  onPress: () => void;
  onFocusLost: () => void;
};

const ApproveButton = ({ review, busy, onPress, onFocusLost }: ApproveButtonProps) => (
  <Button
    ref={useFocusLoss<HTMLButtonElement>(onFocusLost)}
    id={firstButtonId(review)}
    size="small"
    busy={busy}
    aria-label={`Approva: recensione di ${review.author.name}`}
    onClick={onPress}
  >
    <Check aria-hidden className="size-4" />
    Approva
  </Button>
);

/** Shows the review that the address names, and focuses its button. */
const useOpened = (review: StaffReview, isOpened: boolean): void => {
  const show = useEffectEvent(() => {
    const button = document.getElementById(firstButtonId(review));
    button?.closest('li')?.scrollIntoView({ block: 'center' });
    button?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isOpened) return;
    // After the router has set the scroll of the new screen.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [isOpened]);
};

type ReviewRowProps = {
  review: StaffReview;
  isOpened: boolean;
  /** Gets the focus when this review leaves its place. */
  nextFocusId: string | null;
  onDelete: (review: StaffReview) => void;
};

export const ReviewRow = ({ review, isOpened, nextFocusId, onDelete }: ReviewRowProps) => {
  const { id, author, status } = review;
  const setStatus = useSetReviewStatus();
  const answer = useReviewAnswer(review);
  const focusNext = () => {
    if (nextFocusId) document.getElementById(nextFocusId)?.focus();
    rescueFocus();
  };
  const ref = useFocusLoss<HTMLLIElement>(focusNext);
  useOpened(review, isOpened);
  const set = (wanted: ReviewStatus) => {
    if (!setStatus.isPending) setStatus.mutate({ id, status: wanted });
  };
  return (
    <li
      ref={ref}
      className={clsx(
        'rounded-card border bg-white px-4 py-4 md:px-5',
        isOpened ? 'border-sea-600' : 'border-sand-200',
      )}
    >
      <ReviewAuthor review={review} />
      <p className="mt-3 max-w-text wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {answer.shown}
      {setStatus.error && (
        <div className="mt-3">
          <Notice tone="error">{errorText(setStatus.error, reviewFailures.update)}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {status === 'PENDING' && (
          <ApproveButton
            review={review}
            busy={setStatus.isPending}
            onPress={() => set('APPROVED')}
            onFocusLost={focusNext}
          />
        )}
        {answer.button}
        <MoreMenu label={`Altre azioni: recensione di ${author.name}`}>
          {status === 'APPROVED' && (
            <MenuItem
              aria-label={`Riporta in attesa: recensione di ${author.name}`}
              onClick={() => set('PENDING')}
            >
              <Undo2 aria-hidden />
              Riporta in attesa
            </MenuItem>
          )}
          {answer.menuItem}
          <MenuItem
            isDanger
            aria-label={`Elimina la recensione di ${author.name}`}
            onClick={() => onDelete(review)}
          >
            <Trash2 aria-hidden />
            Elimina
          </MenuItem>
        </MoreMenu>
      </div>
    </li>
  );
};
