import type { Page, Response } from 'playwright-core';

/** The length of the longest list anywhere in a value. */
const longestIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestIn));
};

/** A batch is a list itself, of calls. What a page leaves unread behind, nobody can read. */
const longestOf = async (response: Response): Promise<number> => {
  const answers: unknown[] = await response.json().catch(() => []);
  return Math.max(0, ...answers.map(longestIn));
};

/** Tells the length of the longest list in whatever the API has answered a page from now on. */
export const watchLists = (page: Page): (() => Promise<number>) => {
  const lengths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/trpc/')) lengths.push(longestOf(response));
  });
  return async () => Math.max(0, ...(await Promise.all(lengths)));
};
