import { expect, it } from 'vitest';
import { reviewsData } from './reviews-data.ts';

const review = {
  id: 1,
  rating: 4,
  comment: 'Torneremo di sicuro.',
  locale: 'it',
  createdAt: '2026-05-20T10:00:00.000Z',
  author: { name: 'Ada Verdi', avatar: null },
  stayedIn: null,
  answer: null,
  status: 'APPROVED',
} as const;

it('has the average of all reviews, and the newest reviews', () => {
  expect(reviewsData({ reviews: [review], total: 9, averageRating: 4.7 }, 'de')).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 9, bestRating: 5 },
    review: [
      { reviewBody: 'Torneremo di sicuro.', inLanguage: 'de', author: { name: 'Ada Verdi' } },
    ],
  });
});

it('names the original of a translated review, and the language of another', () => {
  const dataOf = (own: object) =>
    reviewsData({ reviews: [{ ...review, ...own }], total: 1, averageRating: 4 }, 'de');
  const translationOfWork = { '@type': 'CreativeWork', inLanguage: 'it' };
  expect(dataOf({})).toMatchObject({ review: [{ inLanguage: 'de', translationOfWork }] });
  for (const [own, inLanguage] of [
    [{ untranslated: ['comment'] }, 'it'],
    [{ locale: 'fr' }, 'fr'],
  ] as const) {
    expect(dataOf(own)).toMatchObject({ review: [{ inLanguage }] });
    expect(JSON.stringify(dataOf(own))).not.toContain('translationOfWork');
  }
});

it('is empty without reviews', () => {
  expect(reviewsData({ reviews: [], total: 0, averageRating: null }, 'it')).toEqual({});
  expect(reviewsData(undefined, 'it')).toEqual({});
});
