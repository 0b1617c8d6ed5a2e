import { rest, router, staffProcedure } from '#server/trpc/trpc.ts';
import { searchInput, searchResults } from '#shared/search.schema.ts';
import { searchEverything } from './search.service.ts';

export const searchRouter = router({
  find: staffProcedure
    .meta(
      rest(
        'GET /search',
        'Whatever carries some words: the first few of each kind, and how many there are',
        {
          description:
            'Letter case and accents do not matter; each word must be found. Only administrators find users.',
          isLimited: true,
        },
      ),
    )
    .input(searchInput)
    .output(searchResults)
    .query(({ ctx: { app, caller }, input }) => searchEverything(app, input.q, caller)),
});
