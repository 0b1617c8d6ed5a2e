import type { FieldValues, Resolver } from 'react-hook-form';
import type { FieldNames } from '#client/ui/saved-versions.ts';

// An entry is a page or a post. Both have the same list, the same form and the same drafts, in
// `entries-screen`, `entry-dialog`, `entry-form` and `drafts`; how they differ is an `EntryKind` each,
// in `page.form.ts` and `post.form.ts`.

export type SavedEntry = {
  id: number;
  version: number;
  updatedAt: string;
  title: string;
  published: boolean;
};

export type EntryValues = FieldValues & { title: string; content: string };

/** The failures are shown where the server sent no message of its own. */
type EntryMessages = {
  newEntry: string;
  editEntry: string;
  entryGone: string;
  listFailed: string;
  openFailed: string;
  saveFailed: string;
  publishFailed: string;
  deleteFailed: string;
  saved: string;
  published: string;
  unpublished: string;
};

export type EntryKind<Saved, Values extends EntryValues> = {
  kind: 'page' | 'post';
  /** In the order of the fields on the screen. */
  names: FieldNames<Values> & Record<'title' | 'content', string>;
  /** Null for a new entry. */
  valuesOf: (saved: Saved | null) => Values;
  resolver: Resolver<Values>;
  messages: EntryMessages;
};

/** Options for the mutation that publishes an entry or takes it off the site. */
export const publishing = ({ published, unpublished }: EntryMessages) => ({
  meta: {
    success: (entry: { published: boolean }) => (entry.published ? published : unpublished),
  },
});
