import { homeLink } from '#shared/anchors.ts';

/** The login that leads back to the reviews. */
export const loginToReview = `/login?redirect=${encodeURIComponent(homeLink('reviews'))}`;
