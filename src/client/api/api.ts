import { createTRPCClient, httpLink } from '@trpc/client';
import { pageLocale } from '#client/hydration/page-locale.ts';
import { readToken } from '#client/session/token.ts';
import type { AppRouter, ServerLink } from '#client/trpc.ts';
import { failureLink } from './failure-link.ts';
import { refusalLink } from './refusal-link.ts';

const authorization = (): Record<string, string> => {
  const token = readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
};

/** How a browser reaches the server. */
export const connection = {
  url: '/trpc',
  headers: () => ({ ...authorization(), 'accept-language': pageLocale() }),
};

/** What each call of a browser passes before it is sent. */
export const commonLinks: ServerLink[] = [failureLink, refusalLink];

/** The typed calls of a browser, for code without the app's query cache: a request each. */
export const api = createTRPCClient<AppRouter>({ links: [...commonLinks, httpLink(connection)] });
