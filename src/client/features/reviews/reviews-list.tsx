import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { LongText } from '#client/ui/long-text.tsx';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { ApprovedReview, PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { useApprovedReviews } from './approved-reviews.ts';
import { RatingStars } from './rating-stars.tsx';
import { languageNames, languageOfComment } from './review-language.ts';

/** Short comments are larger, except on the cards of a phone. */
const sizeOf = ({ length }: string, isWide: boolean): string => {
  if (length <= 180) return isWide ? 'text-lg md:text-3xl' : 'text-lg md:text-2xl';
  return isWide ? 'text-lg md:text-2xl' : 'text-lg md:text-xl';
};

type ReviewQuoteProps = {
  review: ApprovedReview;
  /** Takes the full width. */
  isWide: boolean;
};

const Answer = ({ review }: { review: ApprovedReview }) => {
  const { t } = useLanguage();
  if (!review.answer) return null;
  const { text, createdAt } = review.answer;
  return (
    <div className="mt-2 max-w-text">
      <Fold title={t('reviews.ourAnswer')}>
        <p className="text-sm text-ink-soft">
          <span className="font-semibold text-ink max-md:hidden">{t('reviews.ourAnswer')} · </span>
          <DayOfInstant instant={createdAt} />
        </p>
        <p
          lang={langOf(review, 'answer.text')}
          className="mt-1.5 whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
      </Fold>
    </div>
  );
};

const ReviewQuote = ({ review, isWide }: ReviewQuoteProps) => {
  const { t, locale } = useLanguage();
  const { rating, comment, createdAt, author } = review;
  const written = languageOfComment(review, locale);
  const isForeign = written !== locale;
  return (
    <li
      tabIndex={-1}
      className={clsx(
        'swipe-card border-t border-sand-300 pt-4 max-md:p-4',
        isWide && 'md:col-span-2',
      )}
    >
      <figure className={clsx(isWide && 'max-w-4xl')}>
        <RatingStars rating={rating} className="h-5" />
        <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
        <blockquote
          lang={isForeign ? written : undefined}
          className={clsx(
            'mt-3 font-serif leading-snug whitespace-pre-line wrap-anywhere text-sea-700',
            sizeOf(comment, isWide),
          )}
        >
          <LongText length={comment.length}>{t('reviews.quotation', { comment })}</LongText>
        </blockquote>
        <figcaption className="mt-3 flex items-center gap-3">
          <AvatarImage name={author.name} avatar={author.avatar} className="size-11" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{author.name}</span>
            <span className="block text-sm text-ink-soft">
              <DayOfInstant instant={createdAt} />
              {isForeign && ` · ${t(languageNames[written])}`}
            </span>
          </span>
        </figcaption>
      </figure>
      <Answer review={review} />
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

export const ReviewsList = ({ first }: { first: PaginatedApprovedReviews }) => {
  const { t } = useLanguage();
  const { reviews, isLoading, error, hasMore, showMore } = useApprovedReviews(first);
  const { listRef, remember } = useFocusOnMore(reviews.length);
  const more = () => {
    remember();
    showMore();
  };
  return (
    <>
      <SwipeRow ref={listRef} className="mt-5 md:mt-8 md:grid md:grid-cols-2 md:gap-10">
        {reviews.map((review, index) => (
          <ReviewQuote
            key={review.id}
            review={review}
            // The first of an odd number is wide, so that the others form pairs.
            isWide={index === 0 && reviews.length % 2 === 1}
          />
        ))}
      </SwipeRow>
      {error !== null && (
        <div className="mt-10">
          <LoadFailure title={t('reviews.loadFailed')} error={error} onRetry={showMore} />
        </div>
      )}
      {hasMore && error === null && (
        <Button
          variant="secondary"
          busy={isLoading}
          className="mt-5 noscript:hidden"
          onClick={more}
        >
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
};
