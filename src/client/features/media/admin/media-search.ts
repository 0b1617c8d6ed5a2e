import type { ContentType } from '#shared/media-rules.ts';

/** What the media screen keeps in its address, so that a view can be linked to and gone back to. */
export type MediaSearch = {
  q?: string | undefined;
  kind?: ContentType | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

// Not from the rules for uploads: what reads a screen's address is part of every page's first script.
const kinds: readonly ContentType[] = ['image', 'audio', 'video'];

const SEARCH_MAX = 200;

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Reads an address that anybody may have typed. What makes no sense is named as undefined: what a
 * route leaves out, its router passes on unread.
 */
export const parseMediaSearch = (search: Record<string, unknown>): MediaSearch => {
  const page = Number.isSafeInteger(search.page) ? Number(search.page) : 1;
  return {
    q: asText(search.q).slice(0, SEARCH_MAX) || undefined,
    kind: kinds.find((candidate) => candidate === search.kind),
    page: page > 1 && page <= 1_000_000 ? page : undefined,
  };
};
