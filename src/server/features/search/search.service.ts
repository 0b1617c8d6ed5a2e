import type { AppContext, Caller } from '#server/app-context.ts';
import type { Cards } from '#server/card/card.ts';
import { type SearchResults, searchKinds } from '#shared/search.schema.ts';

/** How many of each kind are listed. */
const LISTED = 5;

/** The kinds that the caller may find, in the order of the answer. */
const searchesFor = (cards: Cards, { role }: Caller) =>
  Object.values(cards)
    .flatMap(({ found }) => found ?? [])
    .filter(({ forAdmins }) => !forAdmins || role === 'ADMIN')
    .toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));

/** Everything in the back office that carries these words. TOO_MANY_REQUESTS. */
export const searchEverything = async (
  app: AppContext,
  search: string,
  caller: Caller,
): Promise<SearchResults> => {
  await app.rateLimiter.consume('search', { subject: String(caller.userId) });
  const groups: SearchResults['groups'] = [];
  for (const { kind, find } of searchesFor(app.cards, caller)) {
    const found = await find(app, { page: 1, limit: LISTED, search });
    if (found.total > 0) groups.push({ kind, ...found });
  }
  return { groups };
};
