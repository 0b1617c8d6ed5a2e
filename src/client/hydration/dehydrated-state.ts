import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';

type DehydratedQuery = [key: QueryKey, data: unknown, failure?: ErrorCode];

/** What kept a query from its data, if that may be over by the next time. */
const failureOf = (error: unknown): ErrorCode | undefined => {
  const code = apiErrorOf(error)?.code;
  return code && errorCodes[code].status >= 500 ? code : undefined;
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
  for (const [queryKey, data, appCode] of queries) {
    if (appCode) {
      const error = new Error(errorCodes[appCode].message);
      Object.assign(error, { data: { appCode, issues: [] } });
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    } else {
      client.setQueryData(queryKey, data);
    }
  }
};
