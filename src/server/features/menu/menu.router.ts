import { z } from 'zod';
import { publicProcedure, router } from '#server/trpc/trpc.ts';
import { menuItem } from '#shared/menu.schema.ts';
import { getMenu } from './menu.service.ts';

export const menuRouter = router({
  list: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/menuitems',
        tags: ['Sito'],
        summary: 'The menu as the caller may see it, as a tree',
      },
    })
    .input(z.void())
    .output(z.array(menuItem))
    .query(({ ctx: { app, caller } }) => getMenu(app.database, caller?.role ?? null)),
});
