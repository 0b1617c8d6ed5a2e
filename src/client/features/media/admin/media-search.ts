import { parsePage, parseSearchText } from '#client/ui/search-params.ts';
import type { ContentType } from '#shared/media/media-rules.ts';

/** The files of one kind, or those that lack something. */
export type MediaChoice = ContentType | 'uncaptioned' | 'unused';

/** The search parameters of the media screen. */
export type MediaSearch = {
  q?: string | undefined;
  show?: MediaChoice | undefined;
  /** The first by default. */
  page?: number | undefined;
};

// Not imported from the upload rules: routes load this file with every page.
const choices: readonly MediaChoice[] = ['image', 'audio', 'video', 'uncaptioned', 'unused'];

export const parseMediaSearch = (search: Record<string, unknown>): MediaSearch => ({
  q: parseSearchText(search.q),
  show: choices.find((candidate) => candidate === search.show),
  page: parsePage(search.page),
});
