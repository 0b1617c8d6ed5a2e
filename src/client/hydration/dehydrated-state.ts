import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type AppErrorData, apiErrorOf } from '#client/ui/api-error.ts';

/** As the server said it: its words are in the page's language. */
type Failure = { message: string; data: AppErrorData };

type DehydratedQuery = [key: QueryKey, data: unknown, failure?: Failure];

/** What kept a query from its data, if that may be over by the next time. */
const failureOf = (error: unknown): Failure | undefined => {
  const known = apiErrorOf(error);
  if (!known || known.status < 500) return undefined;
  const { message, code, status } = known;
  return { message, data: { appCode: code, httpStatus: status, issues: [] } };
};

/** Whether a part of the page is missing that may be there by the next time. */
export const hasFailedQueries = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => failureOf(state.error));

/**
 * The queries that the server rendered a page from, for the browser to hydrate it with. As one string: the
 * router would serialize each object with a reference of its own, at twice the time and the bytes.
 */
export const dehydrateQueries = (client: QueryClient): string => {
  const queries = client.getQueryCache().getAll();
  return JSON.stringify(
    queries.flatMap(({ queryKey, state }): DehydratedQuery[] => {
      if (state.status === 'success') return [[queryKey, state.data]];
      const failure = failureOf(state.error);
      return failure ? [[queryKey, null, failure]] : [];
    }),
  );
};

export const hydrateQueries = (client: QueryClient, dehydrated: string): void => {
  const queries = JSON.parse(dehydrated) as DehydratedQuery[];
  for (const [queryKey, data, failure] of queries) {
    if (failure) {
      const error = Object.assign(new Error(failure.message), { data: failure.data });
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    } else {
      client.setQueryData(queryKey, data);
    }
  }
};
