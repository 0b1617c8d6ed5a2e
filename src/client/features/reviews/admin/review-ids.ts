import type { Review } from '#shared/reviews.schema.ts';

/** The element id of the button that opens the form of the answer. */
export const answerButtonId = (id: number): string => `review-answer-${id}`;

/** The element id of the first button of a review: it approves, or opens the form of the answer. */
export const firstButtonId = ({ id, status }: Pick<Review, 'id' | 'status'>): string =>
  status === 'PENDING' ? `review-approve-${id}` : answerButtonId(id);

/** The first button of the next review, or of the previous one; null if there is no other. */
export const firstButtonBeside = (
  reviews: readonly Pick<Review, 'id' | 'status'>[],
  id: number,
): string | null => {
  const place = reviews.findIndex((review) => review.id === id);
  const beside = reviews[place + 1] ?? reviews[place - 1];
  return place >= 0 && beside ? firstButtonId(beside) : null;
};
