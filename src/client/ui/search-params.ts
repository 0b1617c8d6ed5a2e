import { SEARCH_MAX } from '#shared/fold-text.ts';

// Parts of an address that anybody may have typed. What makes no sense becomes undefined, and is named
// so: what a route leaves out, its router passes on unread.

const PAGE_MAX = 1_000_000;

/** What is searched for, no longer than the server reads; the router makes numbers of figures. */
export const searchedText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.slice(0, SEARCH_MAX) || undefined;
};

/** From the second page on; the first is left out. */
export const laterPage = (value: unknown): number | undefined => {
  const page = Number.isSafeInteger(value) ? Number(value) : 1;
  return page > 1 && page <= PAGE_MAX ? page : undefined;
};

/** What is open: a thing by its id, or a new one. */
export type Opened = number | 'new';

export const openedThing = (value: unknown): Opened | undefined => {
  const isId = Number.isSafeInteger(value) && Number(value) > 0;
  return isId ? Number(value) : value === 'new' ? 'new' : undefined;
};
