import type { QueryClient, QueryKey } from '@tanstack/react-query';

type DehydratedQuery = [key: QueryKey, data: unknown];

/**
 * The queries that the server rendered a page from, for the browser to hydrate it with. As one string: the
 * router would serialize each object with a reference of its own, at twice the time and the bytes.
 */
export const dehydrateQueries = (client: QueryClient): string => {
  const queries = client.getQueryCache().getAll();
  const successful = queries.filter(({ state }) => state.status === 'success');
  return JSON.stringify(
    successful.map(({ queryKey, state }): DehydratedQuery => [queryKey, state.data]),
  );
};

export const hydrateQueries = (client: QueryClient, dehydrated: string): void => {
  const queries = JSON.parse(dehydrated) as DehydratedQuery[];
  for (const [key, data] of queries) client.setQueryData(key, data);
};
