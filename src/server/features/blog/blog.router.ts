import { z } from 'zod';
import { isStaffCaller } from '#server/trpc/access.ts';
import { optionalUserProcedure, router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  createPostInput,
  listPostsInput,
  paginatedPosts,
  paginatedPostsInput,
  post,
  postSummary,
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
  readPaginatedPosts,
  updatePost,
} from './blog.service.ts';

const tags = ['Blog'];

export const blogRouter = router({
  list: optionalUserProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog',
        tags,
        summary: 'One page of posts, the newest first; drafts for staff only',
      },
    })
    .input(listPostsInput)
    .output(paginatedPosts)
    .query(({ ctx: { app, caller, locale }, input }) =>
      readPaginatedPosts(app.database, {
        ...input,
        ...(!isStaffCaller(caller) && { published: true }),
        locale,
      }),
    ),

  page: staffProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog/page',
        tags,
        summary: 'One page of posts, searched and sorted out',
      },
    })
    .input(paginatedPostsInput)
    .output(paginatedPosts)
    .query(({ ctx, input }) => listPaginatedPosts(ctx.app.database, input)),

  listAll: staffProcedure
    .meta({
      openapi: { method: 'GET', path: '/blog/all', tags, summary: 'All posts, drafts included' },
    })
    .input(z.void())
    .output(z.array(postSummary))
    .query(({ ctx }) => listPosts(ctx.app.database, {})),

  get: optionalUserProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/blog/{id}',
        tags,
        summary: 'A post by its slug or its id; drafts for staff only',
      },
    })
    .input(slugOrId)
    .output(postView)
    .query(({ ctx: { app, caller, locale }, input }) =>
      getPost(app.database, input.id, { seesDrafts: isStaffCaller(caller), locale }),
    ),

  create: staffProcedure
    .meta({
      openapi: { method: 'POST', path: '/blog', tags, summary: 'Make a post' },
      rest: { creates: true },
    })
    .input(createPostInput)
    .output(post)
    .mutation(({ ctx: { app, caller }, input }) => createPost(app, input, caller.userId)),

  update: staffProcedure
    .meta({ openapi: { method: 'PUT', path: '/blog/{id}', tags, summary: 'Change a post' } })
    .input(updatePostInput)
    .output(post)
    .mutation(({ ctx, input }) => updatePost(ctx.app, input)),

  delete: staffProcedure
    .meta({ openapi: { method: 'DELETE', path: '/blog/{id}', tags, summary: 'Delete a post' } })
    .input(byId)
    .output(message)
    .mutation(async ({ ctx, input }) => {
      const { title } = await deletePost(ctx.app, input.id);
      ctx.note.label = title;
      return { message: 'Articolo eliminato.' };
    }),
});
