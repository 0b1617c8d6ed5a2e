import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type AppErrorData, apiErrorOf } from '#client/ui/api-error.ts';

/** The server's message, in the page's language. */
type Failure = { message: string; data: AppErrorData };

type DehydratedQuery = [key: QueryKey, data: unknown, failure?: Failure];

/** A query's server error, which may be temporary; undefined for other errors. */
const failureOf = (error: unknown): Failure | undefined => {
  const known = apiErrorOf(error);
  if (!known || known.status < 500) return undefined;
  const { message, code, status } = known;
  return { message, data: { appCode: code, httpStatus: status, issues: [] } };
};

/** Whether a query of the page failed with a temporary error. */
export const hasFailedQueries = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => failureOf(state.error));

/**
 * The queries behind the server's page, for hydration in the browser. One string: the router would serialize
 * each object with its own reference, at twice the time and size.
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
