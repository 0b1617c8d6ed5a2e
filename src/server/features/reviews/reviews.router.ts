import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure, userProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  answerReviewInput,
  approvedReview,
  createReviewInput,
  paginatedApprovedReviews,
  paginatedApprovedReviewsInput,
  paginatedReviews,
  paginatedReviewsInput,
  review,
  setReviewStatusInput,
} from '#shared/reviews.schema.ts';
import {
  answerReview,
  deleteAnswer,
  deleteReview,
  LOGIN_TO_REVIEW,
  listApprovedReviews,
  listPaginatedApprovedReviews,
  listPaginatedReviews,
  listReviews,
  setReviewStatus,
  writeReview,
} from './reviews.service.ts';

export const reviewsRouter = router({
  list: staffProcedure
    .meta(rest('GET /reviews', 'All reviews, newest first'))
    .input(z.void())
    .output(z.array(review))
    .query(({ ctx }) => listReviews(ctx.app.database)),

  page: staffProcedure
    .meta(
      rest(
        'GET /reviews/page',
        'One page of reviews, searched and filtered, those to approve first',
      ),
    )
    .input(paginatedReviewsInput)
    .output(paginatedReviews)
    .query(({ ctx, input }) => listPaginatedReviews(ctx.app, input)),

  approved: publicProcedure
    .meta(rest('GET /reviews/approved', 'All approved reviews'))
    .input(z.void())
    .output(z.array(approvedReview))
    .query(({ ctx }) => listApprovedReviews(ctx.app.database, ctx.locale)),

  approvedPage: publicProcedure
    .meta(
      rest(
        'GET /reviews/approved/page',
        'One page of approved reviews, and the mean rating of all approved reviews',
      ),
    )
    .input(paginatedApprovedReviewsInput)
    .output(paginatedApprovedReviews)
    .query(({ ctx, input }) => listPaginatedApprovedReviews(ctx.app.database, input, ctx.locale)),

  create: userProcedure
    .meta(
      rest('POST /reviews', 'Write a review', {
        creates: true,
        askForLogin: LOGIN_TO_REVIEW,
        // No page shows it before it is approved.
        keepsPages: true,
      }),
    )
    .input(createReviewInput)
    .output(review)
    .mutation(({ ctx: { app, caller, locale }, input }) =>
      writeReview(app, { ...input, locale }, caller),
    ),

  setStatus: staffProcedure
    .meta(rest('PATCH /reviews/{id}/status', 'Approve a review, or set it back to pending'))
    .input(setReviewStatusInput)
    .output(review)
    .mutation(({ ctx, input }) => setReviewStatus(ctx.app, input)),

  answer: staffProcedure
    .meta(
      rest(
        'PUT /reviews/{id}/answer',
        'Answer a review, or change the answer; visitors read it below the review',
      ),
    )
    .input(answerReviewInput)
    .output(review)
    .mutation(({ ctx, input }) => answerReview(ctx.app, input)),

  deleteAnswer: staffProcedure
    .meta(rest('DELETE /reviews/{id}/answer', 'Delete the answer to a review'))
    .input(byId)
    .output(review)
    .mutation(({ ctx, input }) => deleteAnswer(ctx.app, input.id)),

  delete: staffProcedure
    .meta(rest('DELETE /reviews/{id}', 'Delete a review'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      await deleteReview(ctx.app, input.id);
      return { message: 'Recensione eliminata.' };
    }),
});
