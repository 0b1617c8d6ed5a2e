import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message, slugOrId } from '#shared/forms/fields.schema.ts';
import {
  createGalleryInput,
  gallery,
  galleryView,
  listGalleriesInput,
  paginatedGalleries,
  paginatedGalleriesInput,
  updateGalleryInput,
} from '#shared/galleries.schema.ts';
import {
  createGallery,
  deleteGallery,
  getGalleryById,
  getTranslatedGallery,
  listPaginatedGalleries,
  listTranslatedGalleries,
  updateGallery,
} from './galleries.service.ts';

export const galleriesRouter = router({
  list: publicProcedure
    .meta(rest('GET /gallery', 'All galleries, or those of the home page'))
    .input(listGalleriesInput)
    .output(z.array(galleryView))
    .query(({ ctx, input }) => listTranslatedGalleries(ctx.app.database, input, ctx.locale)),

  page: staffProcedure
    .meta(
      rest('GET /gallery/page', 'One page of galleries, searched; each with its first pictures'),
    )
    .input(paginatedGalleriesInput)
    .output(paginatedGalleries)
    .query(({ ctx, input }) => listPaginatedGalleries(ctx.app.database, input)),

  get: publicProcedure
    .meta(rest('GET /gallery/{id}', 'A gallery by slug or id'))
    .input(slugOrId)
    .output(galleryView)
    .query(({ ctx, input }) => getTranslatedGallery(ctx.app.database, input.id, ctx.locale)),

  // REST uses the address above; here a slug made of digits cannot be mistaken for an id.
  getById: staffProcedure
    .input(byId)
    .output(gallery)
    .query(({ ctx, input }) => getGalleryById(ctx.app.database, input.id)),

  create: staffProcedure
    .meta(rest('POST /gallery', 'Create a gallery', { creates: true }))
    .input(createGalleryInput)
    .output(gallery)
    .mutation(({ ctx, input }) => createGallery(ctx.app, input)),

  update: staffProcedure
    .meta(rest('PUT /gallery/{id}', 'Change a gallery'))
    .input(updateGalleryInput)
    .output(gallery)
    .mutation(({ ctx, input }) => updateGallery(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /gallery/{id}', 'Delete a gallery'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await deleteGallery(ctx.app, input.id);
      ctx.note.label = name;
      return { message: 'Raccolta eliminata.' };
    }),
});
