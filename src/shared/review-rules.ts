import { type FieldRules, textRule, wholeNumberRule } from './forms/field-rules.ts';
import { text } from './texts/texts.ts';

// Reviews. Specification, sections 5, 8 and 9.

export const ratings = [1, 2, 3, 4, 5] as const;
export const RATING_MAX = 5;
export const RATING_DEFAULT = 5;

export const COMMENT_MIN = 10;
export const COMMENT_MAX = 500;

/** Of the owners' answer. */
export const ANSWER_MAX = 1000;

/** Length in code points of the trimmed comment, as the server measures it. */
export const commentLength = (comment: string): number => [...comment.trim()].length;

const ratingMessage = text('reviews.ratingRequired');
const lengthMessage = text('reviews.commentLength', { min: COMMENT_MIN, max: COMMENT_MAX });

/** What the form for a review checks. */
export const reviewFormRules: FieldRules<{ rating: number; comment: string }> = {
  rating: wholeNumberRule({
    min: 1,
    max: RATING_MAX,
    missing: ratingMessage,
    fraction: ratingMessage,
    tooMany: ratingMessage,
  }),
  comment: textRule({
    min: COMMENT_MIN,
    max: COMMENT_MAX,
    missing: text('reviews.commentRequired'),
    tooShort: lengthMessage,
    tooLong: lengthMessage,
  }),
};

/** Reviews shown at first, and added by each 'more'. */
export const REVIEWS_SHOWN = 6;
