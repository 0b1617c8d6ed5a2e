import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { RATING_MAX } from '#shared/review-rules.ts';
import type { ApprovedReview, PaginatedApprovedReviews } from '#shared/reviews.schema.ts';
import { isTranslated, languageOfComment } from './review-language.ts';

const reviewData = (review: ApprovedReview, reader: Locale): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.author.name },
  datePublished: todayAtHouse(new Date(review.createdAt)),
  inLanguage: languageOfComment(review, reader),
  ...(isTranslated(review, reader) && {
    translationOfWork: { '@type': 'CreativeWork', inLanguage: review.locale },
  }),
  reviewBody: review.comment,
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: RATING_MAX },
});

/** The house's schema.org properties about reviews; empty without reviews. */
export const reviewsData = (page: PaginatedApprovedReviews | undefined, reader: Locale): object => {
  if (!page || page.averageRating === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: page.averageRating,
      reviewCount: page.total,
      bestRating: RATING_MAX,
    },
    review: page.reviews.map((review) => reviewData(review, reader)),
  };
};
