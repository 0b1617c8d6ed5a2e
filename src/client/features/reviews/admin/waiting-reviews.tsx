import { trpc } from '#client/trpc.ts';
import { DashboardSection } from '#client/ui/dashboard-section.tsx';
import { useLanguage } from '#client/ui/language.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { RecentTime } from '#client/ui/recent-time.tsx';
import { MoreWaiting, WaitingItem } from '#client/ui/waiting-list.tsx';
import { reviewFailures } from './review-mutations.ts';

const MAX_SHOWN = 3;

export const useWaitingReviews = () =>
  trpc.reviews.page.useQuery({ page: 1, limit: MAX_SHOWN, status: 'PENDING' }, liveQuery);

const targetOf = (review?: number) =>
  ({ to: '/admin/reviews', search: { status: 'pending', review } }) as const;

export const WaitingReviews = () => {
  const { t } = useLanguage();
  const { data, isError, error, refetch } = useWaitingReviews();
  if (!data && isError) {
    return <LoadFailure title={reviewFailures.load} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return null;
  const { reviews, total } = data;
  const more = total - reviews.length;
  return (
    <DashboardSection title="Recensioni" note={`${total} da approvare`}>
      <ul className="divide-y divide-sand-200">
        {reviews.map((review) => (
          <WaitingItem
            key={review.id}
            target={targetOf(review.id)}
            title={`${review.author.name} · ${t('reviews.stars', { count: review.rating })}`}
            text={review.comment}
            note={
              <>
                Scritta <RecentTime instant={review.createdAt} />
              </>
            }
          />
        ))}
      </ul>
      {more > 0 && (
        <MoreWaiting target={targetOf()}>
          {more === 1 ? 'Ancora una' : `Ancora altre ${more}`}
        </MoreWaiting>
      )}
    </DashboardSection>
  );
};
