import { expect, it } from 'vitest';
import { parseReviewSearch } from './review-search.ts';

it('parses valid values, and makes others undefined', () => {
  expect(parseReviewSearch({ review: 3, q: 'mare', status: 'pending', page: 2 })).toEqual({
    review: 3,
    q: 'mare',
    status: 'pending',
    page: 2,
  });
  expect(parseReviewSearch({ q: '', status: 'PENDING', page: 1, other: 'x' })).toStrictEqual({
    review: undefined,
    q: undefined,
    status: undefined,
    page: undefined,
  });
});
