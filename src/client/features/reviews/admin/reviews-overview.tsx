import { MessageSquareQuote } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import type { Review } from '#shared/reviews.schema.ts';
import { reviewFailures } from './admin-words.ts';
import { ReviewFilters } from './review-filters.tsx';
import { statusButtonBeside } from './review-ids.ts';
import { ReviewRow } from './review-row.tsx';
import type { ReviewSearch } from './review-search.ts';
import type { Reviews } from './use-reviews.ts';

type ReviewsOverviewProps = {
  found: Reviews;
  search: ReviewSearch;
  onSearch: (search: ReviewSearch) => void;
  onDelete: (review: Review) => void;
};

const NothingYet = () => (
  <EmptyState icon={<MessageSquareQuote />} title="Ancora nessuna recensione">
    Chi ha un account può scriverne una dalla home page. Arriva qui, e si vede sul sito solo quando
    è approvata.
  </EmptyState>
);

const nothingTitle = ({ q, status }: ReviewSearch): string =>
  status === 'pending' && q === undefined
    ? 'Nessuna recensione da approvare'
    : 'Nessuna recensione trovata';

export const ReviewsOverview = (props: ReviewsOverviewProps) => {
  const { found, search, onSearch, onDelete } = props;
  const { reviews } = found;
  const isFiltered = search.q !== undefined || search.status !== undefined;
  return (
    <PagedList
      found={found}
      words={['recensione', 'recensioni']}
      search={search}
      onSearch={onSearch}
      filters={<ReviewFilters search={search} onChange={onSearch} />}
      failure={reviewFailures.load}
      nothingYet={!isFiltered && <NothingYet />}
      nothing={(show) => (
        <NothingFound
          title={nothingTitle(search)}
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
    </PagedList>
  );
};
