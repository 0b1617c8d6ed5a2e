import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import {
  FilterRow,
  type ListAddress,
  listQuery,
  listScreen,
  pageInput,
} from '#client/ui/list-screen.tsx';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import type { Review } from '#shared/reviews.schema.ts';
import { firstButtonBeside } from './review-ids.ts';
import { reviewFailures, useDeleteReview } from './review-mutations.ts';
import { ReviewRow } from './review-row.tsx';
import {
  parseReviewSearch,
  type ReviewSearch,
  type ReviewState,
  statusOf,
} from './review-search.ts';

const PAGE_SIZE = 12;

const useReviews = (address: ListAddress<ReviewSearch>) => {
  const { status } = address.search;
  const query = trpc.reviews.page.useQuery(
    { ...pageInput(address.search, PAGE_SIZE), ...(status && { status: statusOf[status] }) },
    listQuery,
  );
  const list = listScreen({
    ...address,
    // Another view of the list opens none.
    parse: (search) => parseReviewSearch({ ...search, review: undefined }),
    query,
    size: PAGE_SIZE,
    filters: ['q', 'status'],
  });
  return { list, reviews: query.data?.reviews ?? [] };
};

type DeleteReviewDialogProps = {
  review: Review;
  nextFocusId: string | null;
  onClose: () => void;
};

const DeleteReviewDialog = ({ review, nextFocusId, onClose }: DeleteReviewDialogProps) => (
  <DeleteDialog
    title="Eliminare la recensione?"
    confirmLabel="Elimina la recensione"
    id={review.id}
    remove={useDeleteReview()}
    failure={reviewFailures.delete}
    nextFocusId={nextFocusId}
    onClose={onClose}
  >
    <p className="wrap-anywhere">
      La recensione di <strong>{review.author.name}</strong> va persa per sempre
      {review.status === 'APPROVED'
        ? ' e sparisce subito dal sito. Per toglierla solo dal sito basta riportarla in attesa.'
        : '.'}
    </p>
  </DeleteDialog>
);

const stateOptions: { value: ReviewState | ''; label: string }[] = [
  { value: '', label: 'Tutte' },
  { value: 'pending', label: 'Da approvare' },
  { value: 'approved', label: 'Approvate' },
];

const NoReviewsYet = () => (
  <EmptyState icon={<MessageSquareQuote />} title="Ancora nessuna recensione">
    Chi ha un account può scriverne una dalla prima pagina. Arriva qui, e va sul sito solo quando la
    approvi.
  </EmptyState>
);

const noResultsTitle = ({ q, status }: ReviewSearch): string =>
  status === 'pending' && q === undefined
    ? 'Nessuna recensione da approvare'
    : 'Nessuna recensione trovata';

type ReviewsOverviewProps = ReturnType<typeof useReviews> & {
  onDelete: (review: Review) => void;
};

const ReviewsOverview = ({ list, reviews, onDelete }: ReviewsOverviewProps) => {
  const { search } = list;
  return (
    <PaginatedList
      list={list}
      noun={['recensione', 'recensioni']}
      filters={
        <FilterRow
          list={list}
          placeholder="Autore o testo"
          selects={[{ name: 'status', label: 'Stato', options: stateOptions }]}
        />
      }
      failure={reviewFailures.load}
      emptyState={!list.isFiltered && <NoReviewsYet />}
      noResults={(show) => (
        <NoResults
          title={noResultsTitle(search)}
          resetLabel="Mostra tutte"
          onReset={() => show({})}
        />
      )}
    >
      <ul aria-label="Recensioni" className="grid gap-3">
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            isOpened={review.id === search.review}
            nextFocusId={firstButtonBeside(reviews, review.id)}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </PaginatedList>
  );
};

type Deletion = { review: Review; nextFocusId: string | null };

export const ReviewsScreen = (address: ListAddress<ReviewSearch>) => {
  const found = useReviews(address);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  return (
    <>
      <AdminPageHeader
        title="Recensioni"
        purpose="Che cosa scrivono gli ospiti: sul sito va solo ciò che approvi."
      />
      <ReviewsOverview
        {...found}
        onDelete={(review) =>
          setDeletion({ review, nextFocusId: firstButtonBeside(found.reviews, review.id) })
        }
      />
      {deletion && <DeleteReviewDialog {...deletion} onClose={() => setDeletion(null)} />}
    </>
  );
};
