import { z } from 'zod';
import { publicProcedure, rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { homepage, homepageView, updateHomepageInput } from '#shared/homepage.schema.ts';
import { getHiddenHomepage, getTranslatedHomepage, updateHomepage } from './homepage.service.ts';

export const homepageRouter = router({
  get: publicProcedure
    .meta(rest('GET /homepage', 'The settings of the home page', { staysOpen: true }))
    .input(z.void())
    .output(homepageView)
    .query(({ ctx: { app, isHidden, locale } }) =>
      isHidden ? getHiddenHomepage(app.database) : getTranslatedHomepage(app.database, locale),
    ),

  update: staffProcedure
    .meta(rest('PUT /homepage', 'Change the settings of the home page'))
    .input(updateHomepageInput)
    .output(homepage)
    .mutation(({ ctx, input }) => updateHomepage(ctx.app, input)),
});
