import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
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

export const parseMediaSearch = (search: Record<string, unknown>): MediaSearch => ({
  q: parseSearchText(search.q),
  kind: kinds.find((candidate) => candidate === search.kind),
  page: parsePage(search.page),
});
