import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { RATING_MAX } from '#shared/review-rules.ts';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { pageOfReviews } from './approved-reviews.ts';
import { RatingStars } from './rating-stars.tsx';
import { isTranslated, languageOfComment } from './review-language.ts';

/** Two lines beside a heading. */
const SHORT = 120;

const shortestPraise = (reviews: readonly ApprovedReview[]): ApprovedReview | undefined =>
  reviews
    .filter(({ rating, comment }) => rating === RATING_MAX && comment.length <= SHORT)
    .sort((a, b) => a.comment.length - b.comment.length)[0];

/** The shortest five-star review, if it is short enough. */
export const ShortReview = () => {
  const { t, locale } = useLanguage();
  const { data } = trpc.reviews.approvedPage.useQuery(pageOfReviews(1), asRendered);
  const review = shortestPraise(data?.reviews ?? []);
  if (!review) return null;
  const { rating, comment, author } = review;
  const written = languageOfComment(review, locale);
  return (
    <figure className="max-w-md max-md:hidden">
      <blockquote
        lang={written === locale ? undefined : written}
        className="font-serif text-lg leading-snug text-sea-700 wrap-anywhere"
      >
        {t('reviews.quotation', { comment })}
      </blockquote>
      <figcaption className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <RatingStars rating={rating} className="h-4" />
        <span className="sr-only">{t('reviews.stars', { count: rating })}</span>
        <span>
          {author.name}
          {isTranslated(review, locale) && ` · ${t('reviews.translated')}`}
        </span>
      </figcaption>
    </figure>
  );
};
