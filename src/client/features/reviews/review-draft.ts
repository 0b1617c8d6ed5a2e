import { readUnsent, storeUnsent } from '#client/hydration/unsent-input.ts';
import { RATING_DEFAULT } from '#shared/review-rules.ts';

export type ReviewValues = { rating: number; comment: string };

const empty: ReviewValues = { rating: RATING_DEFAULT, comment: '' };

/** In the tab's storage, so that a draft survives closing the dialog and logging in. */
const DRAFT = 'recensione';

export const readReviewDraft = (writerId: number): ReviewValues => {
  const { writerId: owner, ...values } = readUnsent(DRAFT);
  return owner === writerId ? { ...empty, ...values } : empty;
};

export const saveReviewDraft = (writerId: number, values: ReviewValues): void =>
  storeUnsent(DRAFT, { writerId, ...values });

export const clearReviewDraft = (): void => storeUnsent(DRAFT, {});
