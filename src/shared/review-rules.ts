// Reviews. Specification, sections 5, 8 and 9.

export const ratings = [1, 2, 3, 4, 5] as const;
export const RATING_MAX = 5;
export const RATING_DEFAULT = 5;

export const COMMENT_MIN = 10;
export const COMMENT_MAX = 500;

/** In characters as people count them, without the blanks around it: as the server measures it. */
export const commentLength = (comment: string): number => [...comment.trim()].length;

/** On the home page at first, and with each step further. */
export const REVIEWS_SHOWN = 6;

export const LOGIN_TO_REVIEW = 'Per favore fai login per scrivere una recensione.';
