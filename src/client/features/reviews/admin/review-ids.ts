/** The button that approves a review, or takes that back: it gets the focus when another one is gone. */
export const statusButtonId = (id: number): string => `review-status-${id}`;

/** That of the review after this one, or before it; null where it is the only one. */
export const statusButtonBeside = (
  reviews: readonly { id: number }[],
  id: number,
): string | null => {
  const place = reviews.findIndex((review) => review.id === id);
  const beside = reviews[place + 1] ?? reviews[place - 1];
  return place >= 0 && beside ? statusButtonId(beside.id) : null;
};
