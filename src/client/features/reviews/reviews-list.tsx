import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import type { ApprovedReviews } from './approved-reviews.ts';
import { RatingStars } from './rating-stars.tsx';
import { formatStars, reviewMessages } from './review-labels.ts';

/** Short comments are larger. */
const sizeOf = ({ length }: string, isFirst: boolean): string => {
  if (length <= 180) return isFirst ? 'text-3xl' : 'text-2xl';
  return isFirst ? 'text-xl md:text-2xl' : 'text-lg md:text-xl';
};

type ReviewQuoteProps = {
  review: ApprovedReview;
  /** The newest review takes the full width. */
  isFirst: boolean;
};

const Answer = ({ text, createdAt }: NonNullable<ApprovedReview['answer']>) => (
  <div className="mt-6 max-w-text border-l-2 border-sea-600 pl-5">
    <p className="text-sm text-ink-soft">
      <span className="font-semibold text-ink">La risposta dei proprietari</span> ·{' '}
      <DayOfInstant instant={createdAt} />
    </p>
    <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
);

const ReviewQuote = ({ review, isFirst }: ReviewQuoteProps) => {
  const { rating, comment, createdAt, author, answer } = review;
  return (
    <li tabIndex={-1} className={clsx('border-t border-sand-300 pt-7', isFirst && 'md:col-span-2')}>
      <figure className={clsx(isFirst && 'max-w-4xl')}>
        <RatingStars rating={rating} className="h-5" />
        <span className="sr-only">{formatStars(rating)}</span>
        <blockquote
          className={clsx(
            'mt-4 font-serif leading-snug whitespace-pre-line wrap-anywhere text-sea-700',
            sizeOf(comment, isFirst),
          )}
        >
          «{comment}»
        </blockquote>
        <figcaption className="mt-5 flex items-center gap-3">
          <AvatarImage name={author.name} avatar={author.avatar} className="size-11" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{author.name}</span>
            <span className="block text-sm text-ink-soft">
              <DayOfInstant instant={createdAt} />
            </span>
          </span>
        </figcaption>
      </figure>
      {answer && <Answer {...answer} />}
    </li>
  );
};

/** Focuses the first of the added reviews, since the button for more may disappear. */
const useFocusOnMore = (count: number) => {
  const listRef = useRef<HTMLUListElement>(null);
  const previousCount = useRef<number | null>(null);
  useEffect(() => {
    if (previousCount.current === null || count <= previousCount.current) return;
    const first = listRef.current?.children[previousCount.current];
    if (first instanceof HTMLElement) first.focus();
    previousCount.current = null;
  }, [count]);
  return { listRef, remember: () => (previousCount.current = count) };
};

export const ReviewsList = ({ found }: { found: ApprovedReviews }) => {
  const { reviews, isLoading, error, hasMore, showMore, retry } = found;
  const { listRef, remember } = useFocusOnMore(reviews.length);
  const more = () => {
    remember();
    showMore();
  };
  return (
    <>
      <ul ref={listRef} className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {reviews.map((review, index) => (
          <ReviewQuote key={review.id} review={review} isFirst={index === 0} />
        ))}
      </ul>
      {error && !isLoading && (
        <div className="mt-10">
          <LoadFailure title={reviewMessages.loadFailed} error={error} onRetry={retry} />
        </div>
      )}
      {(hasMore || isLoading) && !error && (
        <Button
          variant="secondary"
          busy={isLoading}
          className="mt-10 noscript:hidden"
          onClick={more}
        >
          Mostra altre recensioni
        </Button>
      )}
    </>
  );
};
