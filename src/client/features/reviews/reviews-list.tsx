import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { ReviewQuote } from './review-quote.tsx';
import { reviewTexts } from './review-words.ts';
import type { ApprovedReviews } from './use-approved-reviews.ts';

/** Reading goes on with the first of those that came: the button that asked for them may be gone. */
const useFocusOnMore = (count: number) => {
  const listRef = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || count <= asked.current) return;
    const first = listRef.current?.children[asked.current];
    if (first instanceof HTMLElement) first.focus();
    asked.current = null;
  }, [count]);
  return { listRef, remember: () => (asked.current = count) };
};

/** What guests say, and the way to what others said before. */
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
          <LoadFailure title={reviewTexts.loadFailed} error={error} onRetry={retry} />
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
