// How many posts lists show. Specification, section 9.

export const POSTS_PER_PAGE = 9;
/** On the home page. */
export const LATEST_POSTS = 4;
