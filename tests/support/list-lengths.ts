import type { Page, Response } from 'playwright-core';

/** The length of the longest list anywhere in a value. */
const longestIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestIn));
};

/** A batch is itself a list of calls. A response that the page abandoned has no body to read. */
const longestOf = async (response: Response): Promise<number> => {
  const answers: unknown[] = await response.json().catch(() => []);
  return Math.max(0, ...answers.map(longestIn));
};

/** Returns a function that gives the longest list in all API answers to a page from now on. */
export const watchLists = (page: Page): (() => Promise<number>) => {
  const lengths: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/trpc/')) lengths.push(longestOf(response));
  });
  return async () => Math.max(0, ...(await Promise.all(lengths)));
};
