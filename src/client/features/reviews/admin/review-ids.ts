/** The element id of the button that approves a review or revokes the approval. */
export const statusButtonId = (id: number): string => `review-status-${id}`;

/** The button of the next review, or the previous one; null if there is no other. */
export const statusButtonBeside = (
  reviews: readonly { id: number }[],
  id: number,
): string | null => {
  const place = reviews.findIndex((review) => review.id === id);
  const beside = reviews[place + 1] ?? reviews[place - 1];
  return place >= 0 && beside ? statusButtonId(beside.id) : null;
};
