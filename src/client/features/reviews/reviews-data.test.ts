import { expect, it } from 'vitest';
import { reviewsData } from './reviews-data.ts';

const review = {
  id: 1,
  rating: 4,
  comment: 'Torneremo di sicuro.',
  createdAt: '2026-05-20T10:00:00.000Z',
  author: { name: 'Ada Verdi', avatar: null },
  answer: null,
  status: 'APPROVED',
} as const;

it('has the average of all reviews, and the newest reviews', () => {
  expect(reviewsData({ reviews: [review], total: 9, averageRating: 4.7 })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 9, bestRating: 5 },
    review: [{ reviewBody: 'Torneremo di sicuro.', author: { name: 'Ada Verdi' } }],
  });
});

it('is empty without reviews', () => {
  expect(reviewsData({ reviews: [], total: 0, averageRating: null })).toEqual({});
  expect(reviewsData(undefined)).toEqual({});
});
