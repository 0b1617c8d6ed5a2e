import type { SetStateAction } from 'react';
import { type Opened, parseOpened, parsePage, parseSearchText } from '#client/ui/search-params.ts';

const states = ['published', 'draft'] as const;
type PublishedState = (typeof states)[number];

export type EntrySearch = {
  /** The entry open in the dialog. */
  edit?: Opened | undefined;
  q?: string | undefined;
  state?: PublishedState | undefined;
  /** From 2 on. */
  page?: number | undefined;
};

export const parseEntrySearch = (search: Record<string, unknown>): EntrySearch => ({
  edit: parseOpened(search.edit),
  q: parseSearchText(search.q),
  state: states.find((candidate) => candidate === search.state),
  page: parsePage(search.page),
});

/** Pages can be sorted; the newest come first by default. */
export type PageSearch = EntrySearch & { sort?: 'title' | undefined };

export const parsePageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...parseEntrySearch(search),
  sort: search.sort === 'title' ? 'title' : undefined,
});

type SearchOptions = {
  /** The dialog opens, and the back button closes it. */
  opens?: boolean;
  /** Everything is saved: leave without asking. */
  saved?: boolean;
};

export type OnEntrySearch<Search> = (
  search: SetStateAction<Search>,
  options?: SearchOptions,
) => void;
