import clsx from 'clsx';
import { AvatarImage } from '#client/features/accounts/avatar/avatar-image.tsx';
import { DayOfInstant } from '#client/ui/day-of-instant.tsx';
import { langOf } from '#client/ui/italian-only.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LongText } from '#client/ui/long-text.tsx';
import { SwipeRow } from '#client/ui/swipe-row.tsx';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { RatingStars } from './rating-stars.tsx';
import { isTranslated, languageNames, languageOfComment } from './review-language.ts';

const Answer = ({ review }: { review: ApprovedReview }) => {
  const { t } = useLanguage();
  if (!review.answer) return null;
  const { text, createdAt } = review.answer;
  return (
    <details className="folded mt-2">
      <summary>{t('reviews.ourAnswer')}</summary>
      <p className="text-sm text-ink-soft">
        <DayOfInstant instant={createdAt} />
      </p>
      <p lang={langOf(review, 'answer.text')} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </details>
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

type ReviewRowProps = { reviews: readonly ApprovedReview[]; className?: string };

/** Cards side by side; on phones a row to swipe. */
export const ReviewRow = ({ reviews, className }: ReviewRowProps) => (
  <SwipeRow className={clsx('lg:grid lg:grid-cols-3 lg:gap-5', className)}>
    {reviews.map((review) => (
      <ReviewCard key={review.id} review={review} />
    ))}
  </SwipeRow>
);
