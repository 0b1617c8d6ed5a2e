import { COMMENT_MAX, COMMENT_MIN, commentLength } from '#shared/review-rules.ts';

const characters = (count: number): string => (count === 1 ? '1 carattere' : `${count} caratteri`);

/** How many characters remain; below the least how many are missing, above the most how many are too many. */
export const remainingInWords = (comment: string): string => {
  const length = commentLength(comment);
  if (length > COMMENT_MAX) return `${characters(length - COMMENT_MAX)} di troppo`;
  const remaining = COMMENT_MAX - length;
  const left = `${characters(remaining)} ${remaining === 1 ? 'rimanente' : 'rimanenti'}`;
  return length < COMMENT_MIN ? `${left} · servono almeno ${COMMENT_MIN} caratteri` : left;
};
