import { MessageSquareQuote } from 'lucide-react';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { anchors } from '#shared/anchors.ts';
import { RatingStars } from './rating-stars.tsx';
import { ratingInWords, reviewsInWords, reviewTexts } from './review-words.ts';
import { ReviewsList } from './reviews-list.tsx';
import { type ApprovedReviews, useApprovedReviews } from './use-approved-reviews.ts';
import { WriteReview } from './write-review.tsx';

const Title = () => (
  <h2 id="reviews-title" className="text-4xl">
    Recensioni ospiti
  </h2>
);

const Average = ({ rating, total }: { rating: number; total: number }) => (
  <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
    <span className="font-serif text-5xl text-sea-700">
      <span className="sr-only">Voto medio: </span>
      {ratingInWords(rating)}
    </span>
    <span>
      <RatingStars rating={rating} className="h-6" />
      <span className="mt-0.5 block text-ink-soft">su 5 · {reviewsInWords(total)}</span>
    </span>
  </p>
);

const NoReviews = () => (
  <div className="mx-auto flex max-w-2xl flex-col items-center text-center">
    <MessageSquareQuote aria-hidden className="mb-4 size-10 stroke-[1.25] text-sea-600" />
    <Title />
    <p className="mt-4 mb-6 text-lg text-ink-soft">{reviewTexts.none}</p>
    <WriteReview />
  </div>
);

const Reviews = ({ found }: { found: ApprovedReviews }) => {
  const { averageRating, total, isLoaded, isLoading, error, retry } = found;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <Title />
          {averageRating !== null && <Average rating={averageRating} total={total} />}
        </div>
        <WriteReview />
      </div>
      {isLoaded && <ReviewsList found={found} />}
      {!isLoaded && (
        <div className="mt-10">
          {error && !isLoading ? (
            <LoadFailure title={reviewTexts.loadFailed} error={error} onRetry={retry} />
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
      )}
    </>
  );
};

/** What guests say of the house; the server draws the newest of it. */
export const ReviewsSection = () => {
  const found = useApprovedReviews();
  return (
    <section
      id={anchors.reviews}
      aria-labelledby="reviews-title"
      className="page-width section-space"
    >
      {found.isLoaded && found.total === 0 ? <NoReviews /> : <Reviews found={found} />}
    </section>
  );
};
