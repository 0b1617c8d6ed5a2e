import { z } from 'zod';
import { optionalUserProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import {
  createFeatureBoxInput,
  featureBox,
  featureBoxView,
  updateFeatureBoxInput,
} from '#shared/feature-boxes.schema.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  createFeatureBox,
  deleteFeatureBox,
  listFeatureBoxes,
  listTranslatedFeatureBoxes,
  updateFeatureBox,
} from './feature-boxes.service.ts';

export const featureBoxesRouter = router({
  list: optionalUserProcedure
    .meta(rest('GET /feature-boxes', 'The boxes on the home page; for staff, drafts too'))
    .input(z.void())
    .output(z.array(featureBoxView))
    .query(({ ctx: { app, viewer, locale } }) =>
      listTranslatedFeatureBoxes(app.database, { seesDrafts: isStaff(viewer), locale }),
    ),

  /** The same list that `list` gives to staff, for the screen that only staff see. */
  listAll: staffProcedure
    .input(z.void())
    .output(z.array(featureBox))
    .query(({ ctx }) => listFeatureBoxes(ctx.app.database)),

  create: staffProcedure
    .meta(rest('POST /feature-boxes', 'Create a box', { creates: true }))
    .input(createFeatureBoxInput)
    .output(featureBox)
    .mutation(({ ctx, input }) => createFeatureBox(ctx.app, input)),

  update: staffProcedure
    .meta(rest('PUT /feature-boxes/{id}', 'Change a box'))
    .input(updateFeatureBoxInput)
    .output(featureBox)
    .mutation(({ ctx, input }) => updateFeatureBox(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /feature-boxes/{id}', 'Delete a box'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { title } = await deleteFeatureBox(ctx.app, input.id);
      ctx.note.label = title;
      return { message: 'Casella eliminata.' };
    }),
});
