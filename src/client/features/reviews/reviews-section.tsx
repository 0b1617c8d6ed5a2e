import { Island } from '#client/hydration/island.tsx';
import { trpc } from '#client/trpc.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { asRendered } from '#client/ui/live-query.ts';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { anchors } from '#shared/anchors.ts';
import { pageOfReviews } from './approved-reviews.ts';
import { ReviewsIsland } from './reviews-island.tsx';

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
      <Island name="reviews" component={ReviewsIsland} data={{ first: data }} />
      {!data && (
        <div className="mt-10">
          <LoadFailure title={t('reviews.loadFailed')} error={error} />
        </div>
      )}
    </section>
  );
};
