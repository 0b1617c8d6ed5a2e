import { RATING_DEFAULT } from '#shared/review-rules.ts';

export type ReviewValues = { rating: number; comment: string };

const empty: ReviewValues = { rating: RATING_DEFAULT, comment: '' };

// In memory, so that a draft survives closing the dialog and logging in.
let draft: { writerId: number; values: ReviewValues } | null = null;

export const readReviewDraft = (writerId: number): ReviewValues =>
  draft?.writerId === writerId ? draft.values : empty;

export const saveReviewDraft = (writerId: number, values: ReviewValues): void => {
  draft = { writerId, values };
};

export const clearReviewDraft = (): void => {
  draft = null;
};
