import { SEARCH_MAX } from '#shared/fold-text.ts';

// Parsers for an untrusted address. They return undefined for invalid values, and callers return these keys
// too: the router passes omitted keys through unvalidated.

const PAGE_MAX = 1_000_000;

/** Cut to the length the server accepts. The router parses digits as a number. */
export const parseSearchText = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.slice(0, SEARCH_MAX) || undefined;
};

/** The page number; undefined for the first page too, which addresses leave out. */
export const parsePage = (value: unknown): number | undefined => {
  const page = Number.isSafeInteger(value) ? Number(value) : 1;
  return page > 1 && page <= PAGE_MAX ? page : undefined;
};

/** The id of the open entity, or a new one. */
export type Opened = number | 'new';

export const parseOpened = (value: unknown): Opened | undefined => {
  const isId = Number.isSafeInteger(value) && Number(value) > 0;
  return isId ? Number(value) : value === 'new' ? 'new' : undefined;
};

/** The parameters that open an entity or a form. */
const openers = ['booking', 'edit', 'enter', 'message'];

/** Whether the new search closes or replaces the open entity or form, and with it unsaved input. */
export const opensOther = (
  current: Record<string, unknown>,
  next: Record<string, unknown>,
): boolean => openers.some((name) => current[name] !== next[name]);
