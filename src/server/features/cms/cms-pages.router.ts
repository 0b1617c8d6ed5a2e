import { z } from 'zod';
import { optionalUserProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import {
  cmsPage,
  cmsPageView,
  createCmsPageInput,
  paginatedCmsPages,
  paginatedCmsPagesInput,
  updateCmsPageInput,
} from '#shared/cms/cms-pages.schema.ts';
import { byId, message, slugOrId } from '#shared/forms/fields.schema.ts';
import { preview, previewInput } from '#shared/rich-text/rich-text.schema.ts';
import { listCmsPages } from './cms-pages.repository.ts';
import {
  createCmsPage,
  deleteCmsPage,
  getCmsPage,
  listPaginatedCmsPages,
  previewText,
  updateCmsPage,
} from './cms-pages.service.ts';

export const cmsPagesRouter = router({
  listAll: staffProcedure
    .meta(rest('GET /pages/all', 'All pages, including drafts'))
    .input(z.void())
    .output(z.array(cmsPage))
    .query(({ ctx }) => listCmsPages(ctx.app.database)),

  page: staffProcedure
    .meta(rest('GET /pages/page', 'One page of pages, searched and filtered'))
    .input(paginatedCmsPagesInput)
    .output(paginatedCmsPages)
    .query(({ ctx, input }) => listPaginatedCmsPages(ctx.app.database, input)),

  get: optionalUserProcedure
    .meta(rest('GET /pages/{id}', 'A page by slug or id; drafts for staff only'))
    .input(slugOrId)
    .output(cmsPageView)
    .query(({ ctx: { app, viewer, locale }, input }) =>
      getCmsPage(app.database, input.id, { seesDrafts: isStaff(viewer), locale }),
    ),

  create: staffProcedure
    .meta(rest('POST /pages', 'Create a page', { creates: true }))
    .input(createCmsPageInput)
    .output(cmsPage)
    .mutation(({ ctx, input }) => createCmsPage(ctx.app, input)),

  preview: staffProcedure
    .meta(
      rest(
        'POST /pages/preview',
        'Preview the text of a page or post as visitors will see it; nothing is stored',
        { audit: { leftOut: 'It shows a text and changes nothing' }, keepsPages: true },
      ),
    )
    .input(previewInput)
    .output(preview)
    .mutation(({ ctx, input }) => previewText(ctx.app.database, input.content)),

  update: staffProcedure
    .meta(rest('PUT /pages/{id}', 'Change a page'))
    .input(updateCmsPageInput)
    .output(cmsPage)
    .mutation(({ ctx, input }) => updateCmsPage(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /pages/{id}', 'Delete a page'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { title } = await deleteCmsPage(ctx.app, input.id);
      ctx.note.label = title;
      return { message: 'Pagina eliminata.' };
    }),
});
