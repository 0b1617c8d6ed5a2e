import { useState } from 'react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import type { Review } from '#shared/reviews.schema.ts';
import { DeleteReviewDialog } from './delete-review-dialog.tsx';
import { statusButtonBeside } from './review-ids.ts';
import type { ReviewSearch } from './review-search.ts';
import { ReviewsOverview } from './reviews-overview.tsx';
import { useReviews } from './use-reviews.ts';

type ReviewsScreenProps = { search: ReviewSearch; onSearch: (search: ReviewSearch) => void };

type Leaving = { review: Review; nextFocusId: string | null };

/** What guests wrote, and which of it the site shows. */
export const ReviewsScreen = ({ search, onSearch }: ReviewsScreenProps) => {
  const found = useReviews(search);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return (
    <>
      <AdminPageHeader
        title="Recensioni"
        purpose="Che cosa scrivono gli ospiti: sul sito si vede solo ciò che è approvato."
      />
      <ReviewsOverview
        found={found}
        search={search}
        onSearch={onSearch}
        onDelete={(review) =>
          setLeaving({ review, nextFocusId: statusButtonBeside(found.reviews, review.id) })
        }
      />
      {leaving && <DeleteReviewDialog {...leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
