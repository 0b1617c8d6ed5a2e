import { keepPreviousData } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { DeleteDialog } from '#client/ui/delete-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { NoResults } from '#client/ui/no-results.tsx';
import { PaginatedList } from '#client/ui/paginated-list.tsx';
import { paginatedQuery } from '#client/ui/paginated-query.ts';
import { SearchBox } from '#client/ui/search-box.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { Review } from '#shared/reviews.schema.ts';
import { statusButtonBeside } from './review-ids.ts';
import { reviewFailures, useDeleteReview } from './review-mutations.ts';
import { ReviewRow } from './review-row.tsx';
import {
  parseReviewSearch,
  type ReviewSearch,
  type ReviewState,
  statusOf,
} from './review-search.ts';

const PAGE_SIZE = 12;

const useReviews = ({ q, status, page = 1 }: ReviewSearch) => {
  const query = trpc.reviews.page.useQuery(
    {
      page,
      limit: PAGE_SIZE,
      ...(q && { search: q }),
      ...(status && { status: statusOf[status] }),
    },
    { ...liveQuery, placeholderData: keepPreviousData },
  );
  return {
    ...paginatedQuery(query, { page, size: PAGE_SIZE }),
    reviews: query.data?.reviews ?? [],
  };
};

type Reviews = ReturnType<typeof useReviews>;

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

type ReviewFiltersProps = { search: ReviewSearch; onChange: (search: ReviewSearch) => void };

const ReviewFilters = ({ search, onChange }: ReviewFiltersProps) => {
  /** Other filters begin at the first page. */
  const change = (part: Record<string, unknown>) =>
    onChange(parseReviewSearch({ ...search, page: 1, ...part }));
  return (
    <search className="flex flex-wrap gap-x-4 gap-y-3">
      <SearchBox
        value={search.q ?? ''}
        placeholder="Autore o testo"
        className="basis-full lg:grow lg:basis-0"
        onSearch={(q) => change({ q })}
      />
      <SelectField
        label="Stato"
        fieldClassName="grow lg:grow-0"
        options={stateOptions}
        value={search.status ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
    </search>
  );
};

const NoReviewsYet = () => (
  <EmptyState icon={<MessageSquareQuote />} title="Ancora nessuna recensione">
    Chi ha un account può scriverne una dalla home page. Arriva qui, e si vede sul sito solo quando
    è approvata.
  </EmptyState>
);

const noResultsTitle = ({ q, status }: ReviewSearch): string =>
  status === 'pending' && q === undefined
    ? 'Nessuna recensione da approvare'
    : 'Nessuna recensione trovata';

type ReviewsOverviewProps = {
  found: Reviews;
  search: ReviewSearch;
  onSearch: (search: ReviewSearch) => void;
  onDelete: (review: Review) => void;
};

const ReviewsOverview = (props: ReviewsOverviewProps) => {
  const { found, search, onSearch, onDelete } = props;
  const { reviews } = found;
  const isFiltered = search.q !== undefined || search.status !== undefined;
  return (
    <PaginatedList
      found={found}
      noun={['recensione', 'recensioni']}
      search={search}
      onSearch={onSearch}
      filters={<ReviewFilters search={search} onChange={onSearch} />}
      failure={reviewFailures.load}
      emptyState={!isFiltered && <NoReviewsYet />}
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
            nextFocusId={statusButtonBeside(reviews, review.id)}
            onDelete={onDelete}
          />
        ))}
      </ul>
    </PaginatedList>
  );
};

type ReviewsScreenProps = { search: ReviewSearch; onSearch: (search: ReviewSearch) => void };

type Deletion = { review: Review; nextFocusId: string | null };

export const ReviewsScreen = ({ search, onSearch }: ReviewsScreenProps) => {
  const found = useReviews(search);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
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
          setDeletion({ review, nextFocusId: statusButtonBeside(found.reviews, review.id) })
        }
      />
      {deletion && <DeleteReviewDialog {...deletion} onClose={() => setDeletion(null)} />}
    </>
  );
};
