import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { pageLocale } from '#client/hydration/page-locale.ts';
import { readToken } from '#client/session/token.ts';
import type { AppRouter, ServerLink } from '#client/trpc.ts';
import { failureLink } from './failure-link.ts';
import { refusalLink } from './refusal-link.ts';

/** More calls than this go out in several requests; the server refuses larger batches. */
const MAX_BATCH = 20;

const authorization = (): Record<string, string> => {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
};

/** How a browser calls the server. */
export const browserLinks: ServerLink[] = [
  failureLink,
  refusalLink,
  httpBatchLink({
    url: '/trpc',
    maxItems: MAX_BATCH,
    headers: () => ({ ...authorization(), 'accept-language': pageLocale() }),
  }),
];

/** The typed calls of a browser, for code without the app's query cache. */
export const api = createTRPCClient<AppRouter>({ links: browserLinks });
