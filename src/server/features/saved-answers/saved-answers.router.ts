import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  createSavedAnswerInput,
  fittedAnswer,
  savedAnswer,
  updateSavedAnswerInput,
} from '#shared/saved-answers.schema.ts';
import {
  createSavedAnswer,
  deleteSavedAnswer,
  listFittedAnswers,
  listSavedAnswers,
  updateSavedAnswer,
} from './saved-answers.service.ts';

// No page of the site shows them, so the page cache stays valid.
const keepsPages = true;

export const savedAnswersRouter = router({
  list: staffProcedure
    .meta(rest('GET /saved-answers', 'All ready answers, in Italian'))
    .input(z.void())
    .output(z.array(savedAnswer))
    .query(({ ctx }) => listSavedAnswers(ctx.app.database)),

  /** Nothing is sent. */
  fitted: staffProcedure
    .meta(
      rest(
        'GET /contact/{id}/saved-answers',
        'The ready answers for a message: in its language, with the fields filled in',
      ),
    )
    .input(byId)
    .output(z.array(fittedAnswer))
    .query(({ ctx, input }) => listFittedAnswers(ctx.app, input.id)),

  create: staffProcedure
    .meta(rest('POST /saved-answers', 'Add a ready answer', { creates: true, keepsPages }))
    .input(createSavedAnswerInput)
    .output(savedAnswer)
    .mutation(({ ctx, input }) => createSavedAnswer(ctx.app, input)),

  update: staffProcedure
    .meta(rest('PUT /saved-answers/{id}', 'Change a ready answer', { keepsPages }))
    .input(updateSavedAnswerInput)
    .output(savedAnswer)
    .mutation(({ ctx, input }) => updateSavedAnswer(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /saved-answers/{id}', 'Delete a ready answer', { keepsPages }))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await deleteSavedAnswer(ctx.app, input.id);
      ctx.note.label = name;
      return { message: 'Risposta pronta eliminata.' };
    }),
});
