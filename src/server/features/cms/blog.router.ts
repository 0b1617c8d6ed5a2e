import { z } from 'zod';
import type { RequestContext } from '#server/trpc/request-context.ts';
import { optionalUserProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { isStaff } from '#shared/accounts/roles.ts';
import {
  createPostInput,
  listPostsInput,
  type PaginatedWholePosts,
  paginatedPosts,
  paginatedPostsInput,
  paginatedWholePosts,
  post,
  postView,
  updatePostInput,
} from '#shared/cms/blog.schema.ts';
import { byId, message, slugOrId } from '#shared/forms/fields.schema.ts';
import {
  createPost,
  deletePost,
  getPost,
  listPaginatedPosts,
  listPosts,
  listTranslatedPosts,
  updatePost,
} from './blog.service.ts';

type Reader = Pick<RequestContext, 'app' | 'viewer' | 'locale'>;

const listVisiblePosts = (
  { app, viewer, locale }: Reader,
  range: z.output<typeof listPostsInput>,
): Promise<PaginatedWholePosts> =>
  listTranslatedPosts(app.database, {
    ...range,
    ...(!isStaff(viewer) && { published: true }),
    locale,
  });

export const blogRouter = router({
  list: optionalUserProcedure
    .meta(rest('GET /blog', 'One page of posts, newest first; drafts for staff only'))
    .input(listPostsInput)
    .output(paginatedWholePosts)
    .query(({ ctx, input }) => listVisiblePosts(ctx, input)),

  /** The same without their content, for the site's own pages. */
  summaries: optionalUserProcedure
    .input(listPostsInput)
    .output(paginatedPosts)
    .query(({ ctx, input }) => listVisiblePosts(ctx, input)),

  page: staffProcedure
    .meta(rest('GET /blog/page', 'One page of posts, searched and filtered'))
    .input(paginatedPostsInput)
    .output(paginatedPosts)
    .query(({ ctx, input }) => listPaginatedPosts(ctx.app.database, input)),

  listAll: staffProcedure
    .meta(rest('GET /blog/all', 'All posts, including drafts'))
    .input(z.void())
    .output(z.array(post))
    .query(({ ctx }) => listPosts(ctx.app.database, {})),

  get: optionalUserProcedure
    .meta(rest('GET /blog/{id}', 'A post by slug or id; drafts for staff only'))
    .input(slugOrId)
    .output(postView)
    .query(({ ctx: { app, viewer, locale }, input }) =>
      getPost(app.database, input.id, { seesDrafts: isStaff(viewer), locale }),
    ),

  create: staffProcedure
    .meta(rest('POST /blog', 'Create a post', { creates: true }))
    .input(createPostInput)
    .output(post)
    .mutation(({ ctx: { app, caller }, input }) => createPost(app, input, caller.userId)),

  update: staffProcedure
    .meta(rest('PUT /blog/{id}', 'Change a post'))
    .input(updatePostInput)
    .output(post)
    .mutation(({ ctx, input }) => updatePost(ctx.app, input)),

  delete: staffProcedure
    .meta(rest('DELETE /blog/{id}', 'Delete a post'))
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { title } = await deletePost(ctx.app, input.id);
      ctx.note.label = title;
      return { message: 'Articolo eliminato.' };
    }),
});
