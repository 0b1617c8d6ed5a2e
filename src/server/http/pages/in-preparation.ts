/**
 * The answer to strangers while the site is in preparation. 503 with Retry-After tells search engines
 * to come back: they keep their index of a site that is closed for a while, and index nothing of one
 * that never opened. `noindex` would make them drop the former; a robots.txt that refuses everything
 * would hide this answer, and be cached for a day.
 */
export const inPreparation = { status: 503, headers: { 'retry-after': String(24 * 60 * 60) } };
