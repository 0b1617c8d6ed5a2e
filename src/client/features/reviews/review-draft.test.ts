import { afterEach, expect, it } from 'vitest';
import { forgetReview, keepReview, keptReview } from './review-draft.ts';

afterEach(forgetReview);

it('keeps what somebody wrote, for that user alone', () => {
  const empty = { rating: 5, comment: '' };
  expect(keptReview(1)).toEqual(empty);
  keepReview(1, { rating: 3, comment: 'A metà' });
  expect(keptReview(1)).toEqual({ rating: 3, comment: 'A metà' });
  expect(keptReview(2)).toEqual(empty);
  forgetReview();
  expect(keptReview(1)).toEqual(empty);
});
