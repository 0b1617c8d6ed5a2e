import { COMMENT_MAX, COMMENT_MIN, commentLength } from '#shared/review-rules.ts';
import type { Language } from '#shared/texts/texts.ts';

/** The remaining characters, the minimum for a shorter comment, or the excess for a longer one. */
export const formatRemaining = (comment: string, { t }: Language): string => {
  const length = commentLength(comment);
  if (length > COMMENT_MAX) return t('reviews.tooMany', { count: length - COMMENT_MAX });
  const count = COMMENT_MAX - length;
  return length < COMMENT_MIN
    ? t('reviews.remainingOfShort', { count, min: COMMENT_MIN })
    : t('reviews.remaining', { count });
};
