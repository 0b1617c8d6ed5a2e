import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { LongText } from '#client/ui/long-text.tsx';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { ApprovedReview, PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { useApprovedReviews } from './approved-reviews.ts';
import { RatingStars } from './rating-stars.tsx';
import { isTranslated, languageNames, languageOfComment } from './review-language.ts';

const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="folded mt-2">
    <summary>{title}</summary>
    {children}
  </details>
);

const Answer = ({ review }: { review: ApprovedReview }) => {
  const { t } = useLanguage();
  if (!review.answer) return null;
  const { text, createdAt } = review.answer;
  return (
    <Folded title={t('reviews.ourAnswer')}>
      <p className="text-sm text-ink-soft">
        <DayOfInstant instant={createdAt} />
      </p>
      <p lang={langOf(review, 'answer.text')} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </Folded>
  );
};

const ReviewCard = ({ review }: { review: ApprovedReview }) => {
  const { t, locale, formatMonth } = useLanguage();
  const { rating, comment, createdAt, author, stayedIn } = review;
  const written = languageOfComment(review, locale);
  const isForeign = written !== locale;
  return (
    <li tabIndex={-1} className="swipe-card flex flex-col rounded-card bg-white p-4 lg:p-6">
      <figure>
        <RatingStars rating={rating} className="h-5" />
        <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
        <blockquote
          lang={isForeign ? written : undefined}
          className="mt-3 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere text-sea-700"
        >
          <LongText length={comment.length}>{t('reviews.quotation', { comment })}</LongText>
        </blockquote>
        <figcaption className="mt-4 flex items-center gap-3">
          <AvatarImage name={author.name} avatar={author.avatar} className="size-10" />
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold wrap-anywhere">{author.name}</span>
            <span className="block text-sm text-ink-soft">
              {stayedIn ? (
                t('reviews.verified', { month: formatMonth(stayedIn) })
              ) : (
                <DayOfInstant instant={createdAt} />
              )}
              {isForeign && ` · ${t(languageNames[written])}`}
              {isTranslated(review, locale) && ` · ${t('reviews.translated')}`}
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

const rowClass = 'lg:grid lg:grid-cols-3 lg:gap-5';

/** Beside the average; the others are folded. */
const FIRST_REVIEWS = 3;

export const ReviewsList = ({ first }: { first: PaginatedApprovedReviews }) => {
  const { t } = useLanguage();
  const { reviews, isLoading, error, hasMore, showMore } = useApprovedReviews(first);
  const others = reviews.slice(FIRST_REVIEWS);
  const { listRef, remember } = useFocusOnMore(others.length);
  const more = () => {
    remember();
    showMore();
  };
  return (
    <>
      <SwipeRow className={rowClass}>
        {reviews.slice(0, FIRST_REVIEWS).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </SwipeRow>
      {others.length > 0 && (
        <Folded title={t('reviews.all', { count: first.total })}>
          <SwipeRow ref={listRef} className={clsx('mt-2', rowClass)}>
            {others.map((review) => (
              <ReviewCard key={review.id} review={review} />
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
        </Folded>
      )}
    </>
  );
};
