import { expect, it } from 'vitest';
import { firstButtonBeside } from './review-ids.ts';

it('finds the button of the next review, or of the previous one at the end', () => {
  const reviews = [
    { id: 7, status: 'PENDING' },
    { id: 5, status: 'PENDING' },
    { id: 3, status: 'APPROVED' },
  ] as const;
  expect(firstButtonBeside(reviews, 7)).toBe('review-approve-5');
  expect(firstButtonBeside(reviews, 5)).toBe('review-answer-3');
  expect(firstButtonBeside(reviews, 3)).toBe('review-approve-5');
  expect(firstButtonBeside([{ id: 7, status: 'PENDING' }], 7)).toBeNull();
  expect(firstButtonBeside(reviews, 4)).toBeNull();
});
