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

/** Where a browser's calls go, and with what. */
export const door = {
  url: '/trpc',
  headers: () => ({ ...authorization(), 'accept-language': pageLocale() }),
};

/** What every call of a browser passes before it leaves. */
export const errorLinks: readonly ServerLink[] = [failureLink, refusalLink];

/** The typed calls of a browser, for code without the app's query cache. One at a time: an island makes few. */
export const api = createTRPCClient<AppRouter>({ links: [...errorLinks, httpLink(door)] });
