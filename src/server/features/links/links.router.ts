import { z } from 'zod';
import { router, staffProcedure } from '#server/trpc/trpc.ts';
import {
  brokenLinks,
  byAddress,
  freeSlugInput,
  linkCheck,
  linkTargets,
  linkUse,
} from '#shared/links.schema.ts';
import {
  findFreeSlug,
  findLinkProblem,
  findLinkUses,
  listBrokenLinks,
  listLinkTargets,
} from './links.service.ts';

/** For the screens on which links are chosen; programs read the pages, posts and galleries. */
export const linksRouter = router({
  targets: staffProcedure
    .input(z.void())
    .output(linkTargets)
    .query(({ ctx }) => listLinkTargets(ctx.app)),

  check: staffProcedure
    .input(byAddress)
    .output(linkCheck)
    .query(async ({ ctx, input }) => ({
      problem: await findLinkProblem(ctx.app, input.address),
    })),

  broken: staffProcedure
    .input(z.void())
    .output(brokenLinks)
    .query(({ ctx }) => listBrokenLinks(ctx.app)),

  /** A free slug for a new page or gallery: the given one, or the same with a number. */
  freeSlug: staffProcedure
    .input(freeSlugInput)
    .output(z.object({ slug: z.string() }))
    .query(async ({ ctx, input }) => ({ slug: await findFreeSlug(ctx.app.database, input) })),

  uses: staffProcedure
    .input(byAddress)
    .output(z.array(linkUse))
    .query(({ ctx, input }) => findLinkUses(ctx.app, input.address)),
});
