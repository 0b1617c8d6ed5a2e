import type { Page, Request } from 'playwright-core';

/** The length of the longest list anywhere in a value. */
const longestIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestIn));
};

/** A batch is itself a list of calls, a single call is none. The browser forgets the answers of a page that it has left. */
const longestOf = async (request: Request): Promise<number> => {
  const response = await request.response();
  const answer: unknown = await response?.json().catch(() => null);
  return Math.max(0, ...[answer].flat().map(longestIn));
};

/** Returns a function that gives the longest list in all API answers to a page from now on. */
export const watchLists = (page: Page): (() => Promise<number>) => {
  const lengths: Promise<number>[] = [];
  // Only finished ones: the body of an abandoned answer would be awaited forever.
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/trpc/')) lengths.push(longestOf(request));
  });
  return async () => Math.max(0, ...(await Promise.all(lengths)));
};
