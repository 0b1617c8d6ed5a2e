import { MessageSquareQuote } from 'lucide-react';
import { Island } from '#client/hydration/island.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { anchors } from '#shared/anchors.ts';
import type { PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { pageOfReviews } from './approved-reviews.ts';
import { MoreReviews } from './more-reviews-island.tsx';
import { RatingStars } from './rating-stars.tsx';
import { ReviewRow } from './review-row.tsx';
import { WriteReview } from './write-review-island.tsx';

const Title = () => {
  const { t } = useLanguage();
  return (
    <h2 id="reviews-title" className="text-4xl">
      {t('reviews.title')}
    </h2>
  );
};

const Average = ({ rating, total }: { rating: number; total: number }) => {
  const { t, withOneDecimal } = useLanguage();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 lg:mt-4">
      <span className="font-serif text-5xl text-sea-700 lg:text-[4.5rem] lg:leading-none">
        <span className="sr-only">{t('reviews.average')} </span>
        {withOneDecimal(rating)}
      </span>
      <span>
        <RatingStars rating={rating} className="h-6" />
        <span className="mt-0.5 block text-ink-soft">
          {t('reviews.outOfFive', { count: total })}
        </span>
      </span>
    </p>
  );
};

const Writing = () => <Island name="write-review" component={WriteReview} data={{}} />;

const NoReviews = () => {
  const { t } = useLanguage();
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
      <MessageSquareQuote aria-hidden className="mb-4 size-10 stroke-[1.25] text-sea-600" />
      <Title />
      <p className="mt-4 mb-6 text-lg text-ink-soft">{t('reviews.none')}</p>
      <Writing />
    </div>
  );
};

/** Beside the average; the others are folded. */
const FIRST_REVIEWS = 3;

const Reviews = ({ reviews, total }: PaginatedApprovedReviews) => {
  const { t } = useLanguage();
  const others = reviews.slice(FIRST_REVIEWS);
  const shown = reviews.map(({ id }) => id);
  return (
    <div>
      <ReviewRow reviews={reviews.slice(0, FIRST_REVIEWS)} />
      {others.length > 0 && (
        <details className="folded mt-2">
          <summary>{t('reviews.all', { count: total })}</summary>
          <ReviewRow reviews={others} className="mt-2" />
          {total > reviews.length && (
            <Island name="more-reviews" component={MoreReviews} data={{ shown, total }} />
          )}
        </details>
      )}
      <p className="mt-4 max-w-text text-sm text-ink-soft">{t('reviews.howChecked')}</p>
    </div>
  );
};

/** The server renders the first page of reviews. */
export const ReviewsSection = () => {
  const { t } = useLanguage();
  const { data = null, error } = trpc.reviews.approvedPage.useQuery(pageOfReviews(1), asRendered);
  return (
    <section
      id={anchors.reviews}
      aria-labelledby="reviews-title"
      className="page-width section-space"
    >
      {data?.total === 0 ? (
        <NoReviews />
      ) : (
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2 lg:flex-col lg:items-start lg:justify-start lg:gap-y-6">
            <div className="min-w-0">
              <Title />
              {data && data.averageRating !== null && (
                <Average rating={data.averageRating} total={data.total} />
              )}
            </div>
            <Writing />
          </div>
          {data && <Reviews {...data} />}
        </div>
      )}
      {!data && (
        <div className="mt-10">
          <LoadFailure title={t('reviews.loadFailed')} error={error} />
        </div>
      )}
    </section>
  );
};
