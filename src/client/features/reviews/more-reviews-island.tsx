import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import type { ApprovedReview } from '#shared/reviews.schema.ts';
import { useLaterReviews } from './approved-reviews.ts';
import { ReviewRow } from './review-row.tsx';

/** Focuses its first card when it appears: the button that was pressed may be gone. */
const AddedRow = ({ reviews }: { reviews: readonly ApprovedReview[] }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector('li')?.focus(), []);
  return (
    <div ref={ref}>
      <ReviewRow reviews={reviews} className="mt-5" />
    </div>
  );
};

type MoreReviewsProps = {
  /** The ids of the first page, which the server has rendered. */
  shown: readonly number[];
  /** Of all approved reviews. */
  total: number;
};

/** Below the first page of reviews: a row for each further page that the visitor asks for. */
export const MoreReviews = ({ shown, total }: MoreReviewsProps) => {
  const { t } = useLanguage();
  const { pages, isLoading, error, hasMore, showMore } = useLaterReviews(shown, total);
  return (
    <>
      {pages.map((reviews, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only added
        <AddedRow key={index} reviews={reviews} />
      ))}
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
          onClick={showMore}
        >
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
};
