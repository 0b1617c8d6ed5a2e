import { laterPage, type Opened, openedThing, searchedText } from '#client/ui/search-params.ts';

const states = ['published', 'draft'] as const;
export type PublishedState = (typeof states)[number];

/** What the lists of pages and posts keep in their address. */
export type WritingSearch = {
  /** What is being written: it opens over the list. */
  edit?: Opened | undefined;
  q?: string | undefined;
  /** All where it is left out. */
  state?: PublishedState | undefined;
  /** The first where it is left out. */
  page?: number | undefined;
};

export const parseWritingSearch = (search: Record<string, unknown>): WritingSearch => ({
  edit: openedThing(search.edit),
  q: searchedText(search.q),
  state: states.find((candidate) => candidate === search.state),
  page: laterPage(search.page),
});

type SearchOptions = {
  /** Something opens, and going back closes it. */
  opens?: boolean;
  /** Nothing is left to be asked about. */
  saved?: boolean;
};

/** Leads to another view of the list, or to something that opens over it. */
export type OnWritingSearch<Search> = (search: Search, options?: SearchOptions) => void;
