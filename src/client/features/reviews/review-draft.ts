import { RATING_DEFAULT } from '#shared/review-rules.ts';

export type ReviewValues = { rating: number; comment: string };

const empty: ReviewValues = { rating: RATING_DEFAULT, comment: '' };

// What was written and not sent: closing the window loses nothing, nor does a login on the way.
let kept: { writerId: number; values: ReviewValues } | null = null;

/** What this user has written so far. */
export const keptReview = (writerId: number): ReviewValues =>
  kept?.writerId === writerId ? kept.values : empty;

export const keepReview = (writerId: number, values: ReviewValues): void => {
  kept = { writerId, values };
};

export const forgetReview = (): void => {
  kept = null;
};
