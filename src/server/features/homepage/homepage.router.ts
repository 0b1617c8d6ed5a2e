import { z } from 'zod';
import { publicProcedure, router } from '#server/trpc/trpc.ts';
import { homepage } from '#shared/homepage.schema.ts';
import { getHomepage } from './homepage.service.ts';

export const homepageRouter = router({
  get: publicProcedure
    .meta({
      openapi: { method: 'GET', path: '/homepage', tags: ['Sito'], summary: 'Home page settings' },
    })
    .input(z.void())
    .output(homepage)
    .query(({ ctx }) => getHomepage(ctx.app.database)),
});
