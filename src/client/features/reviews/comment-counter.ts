import { COMMENT_MAX, COMMENT_MIN, commentLength } from '#shared/review-rules.ts';

const formatCharacters = (count: number): string =>
  count === 1 ? '1 carattere' : `${count} caratteri`;

/** How many characters remain, what the minimum is while the comment is shorter, or how many are too many. */
export const formatRemaining = (comment: string): string => {
  const length = commentLength(comment);
  if (length > COMMENT_MAX) return `${formatCharacters(length - COMMENT_MAX)} di troppo`;
  const remaining = COMMENT_MAX - length;
  const left = `${formatCharacters(remaining)} ${remaining === 1 ? 'rimanente' : 'rimanenti'}`;
  return length < COMMENT_MIN ? `${left} · servono almeno ${COMMENT_MIN} caratteri` : left;
};
