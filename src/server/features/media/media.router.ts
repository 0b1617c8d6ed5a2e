import { z } from 'zod';
import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { byId, message } from '#shared/forms/fields.schema.ts';
import {
  deletedUnused,
  deleteMediaInput,
  deleteUnusedInput,
  listMediaInput,
  media,
  mediaUse,
  paginatedMedia,
  paginatedMediaInput,
  updateMediaInput,
} from '#shared/media/media.schema.ts';
import { getMedia, listAllMedia, listPaginatedMedia, updateMedia } from './media.service.ts';
import { deleteMedia, deleteUnusedMedia, listMediaUses } from './media-removal.service.ts';
import { findUsedFiles } from './media-uses.ts';

/** The library without the upload, which is a raw route: `http/media-upload.ts`. */
export const mediaRouter = router({
  list: staffProcedure
    .meta(rest('GET /media', 'The media library, newest first'))
    .input(listMediaInput)
    .output(z.array(media))
    .query(({ ctx, input }) => listAllMedia(ctx.app.database, input)),

  page: staffProcedure
    .meta(rest('GET /media/page', 'One page of the media library, newest first'))
    .input(paginatedMediaInput)
    .output(paginatedMedia)
    .query(async ({ ctx: { app }, input: { unused, ...input } }) =>
      listPaginatedMedia(
        app.database,
        input,
        unused ? await findUsedFiles(app.cards, app.database) : undefined,
      ),
    ),

  /** For the marks of the library's screen. */
  used: staffProcedure
    .input(z.void())
    .output(z.array(z.string()))
    .query(async ({ ctx: { app } }) => [...(await findUsedFiles(app.cards, app.database))]),

  get: staffProcedure
    .meta(rest('GET /media/{id}', 'One file of the media library'))
    .input(byId)
    .output(media)
    .query(({ ctx, input }) => getMedia(ctx.app.database, input.id)),

  update: staffProcedure
    .meta(rest('PUT /media/{id}', 'Change the name or caption of a file'))
    .input(updateMediaInput)
    .output(media)
    .mutation(({ ctx, input }) => updateMedia(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /media/{id}', 'Delete a file; a file in use needs `evenIfUsed`'))
    .input(deleteMediaInput)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { name } = await deleteMedia(ctx.app, input);
      ctx.note.label = name;
      return { message: 'File eliminato.' };
    }),

  deleteUnused: staffProcedure
    .meta(rest('POST /media/delete-unused', 'Delete those of these files that nothing shows'))
    .input(deleteUnusedInput)
    .output(deletedUnused)
    .mutation(({ ctx, input }) => deleteUnusedMedia(ctx.app, input.ids)),

  uses: staffProcedure
    .meta(rest('GET /media/{id}/uses', 'The places where the site shows a file'))
    .input(byId)
    .output(z.array(mediaUse))
    .query(({ ctx, input }) => listMediaUses(ctx.app, input.id)),
});
