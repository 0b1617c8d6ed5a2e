import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { ContentType } from '#shared/media/media-rules.ts';

/** The search parameters of the media screen. */
export type MediaSearch = {
  q?: string | undefined;
  kind?: ContentType | undefined;
  /** The first by default. */
  page?: number | undefined;
};

// Not imported from the upload rules: routes load this file with every page.
const kinds: readonly ContentType[] = ['image', 'audio', 'video'];

export const parseMediaSearch = (search: Record<string, unknown>): MediaSearch => ({
  q: parseSearchText(search.q),
  kind: kinds.find((candidate) => candidate === search.kind),
  page: parsePage(search.page),
});
