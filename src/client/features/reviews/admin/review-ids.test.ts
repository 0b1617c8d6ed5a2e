import { expect, it } from 'vitest';
import { statusButtonBeside } from './review-ids.ts';

it('finds the button of the next review, or of the previous one at the end', () => {
  const reviews = [{ id: 7 }, { id: 5 }, { id: 3 }];
  expect(statusButtonBeside(reviews, 7)).toBe('review-status-5');
  expect(statusButtonBeside(reviews, 3)).toBe('review-status-5');
  expect(statusButtonBeside([{ id: 7 }], 7)).toBeNull();
  expect(statusButtonBeside(reviews, 4)).toBeNull();
});
