import type { RouteContext } from '#client/trpc.ts';
import { REVIEWS_SHOWN } from '#shared/review-rules.ts';

/** What the section asks for, page by page. */
export const pageOfReviews = (page: number) => ({ page, limit: REVIEWS_SHOWN });

/** For a page that is drawn all the same where this fails: the section asks again, and says so. */
export const loadReviews = ({ reviews }: RouteContext['utils']): Promise<void> =>
  reviews.approvedPage.prefetch(pageOfReviews(1));
