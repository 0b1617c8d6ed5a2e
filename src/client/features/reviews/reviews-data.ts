import { RATING_MAX } from '#shared/review-rules.ts';
import type { ApprovedReview, PaginatedApprovedReviews } from '#shared/reviews.schema.ts';

const reviewData = ({ rating, comment, createdAt, author }: ApprovedReview): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author.name },
  datePublished: createdAt,
  reviewBody: comment,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: RATING_MAX },
});

/** The house's schema.org properties about reviews; empty without reviews. */
export const reviewsData = (page: PaginatedApprovedReviews | undefined): object => {
  if (!page || page.averageRating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: page.averageRating,
      reviewCount: page.total,
      bestRating: RATING_MAX,
    },
    review: page.reviews.map(reviewData),
  };
};
