import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { searchInput, searchResults } from '#shared/search.schema.ts';
import { searchEverything } from './search.service.ts';

export const searchRouter = router({
  find: staffProcedure
    .meta(
      rest('GET /search', 'Search everything: the first results of each kind, and their number', {
        description:
          'Ignores case and accents; all words must match. A payment is found by its note, way and exact sum. Only administrators find users.',
        isLimited: true,
      }),
    )
    .input(searchInput)
    .output(searchResults)
    .query(({ ctx: { app, caller }, input }) => searchEverything(app, input.q, caller)),
});
