import { createFileRoute } from '@tanstack/react-router';
import { parseReviewSearch } from '#client/features/reviews/admin/review-search.ts';
import { ReviewsScreen } from '#client/features/reviews/admin/reviews-screen.tsx';

const ReviewsRoute = () => {
  const navigate = Route.useNavigate();
  return (
    <ReviewsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: parseReviewSearch,
  head: () => ({ meta: [{ title: 'Recensioni · Area gestione' }] }),
  component: ReviewsRoute,
});
