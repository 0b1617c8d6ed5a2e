import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '#tests/support/session-storage.ts';
import { clearReviewDraft, readReviewDraft, saveReviewDraft } from './review-draft.ts';

beforeEach(() => void stubSessionStorage());
afterEach(() => void vi.unstubAllGlobals());

it('stores a draft for its writer only', () => {
  const empty = { rating: 5, comment: '' };
  expect(readReviewDraft(1)).toEqual(empty);
  saveReviewDraft(1, { rating: 3, comment: 'A metà' });
  expect(readReviewDraft(1)).toEqual({ rating: 3, comment: 'A metà' });
  expect(readReviewDraft(2)).toEqual(empty);
  clearReviewDraft();
  expect(readReviewDraft(1)).toEqual(empty);
});
