import type { FieldValues, Resolver } from 'react-hook-form';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';

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
  names: FieldNames<Values>;
  /** Null for a new entry. */
  valuesOf: (saved: Saved | null) => Values;
  resolver: Resolver<Values>;
  messages: EntryMessages;
};

/**
 * Options for a kind's mutations. They settle when the lists are refreshed, so that nothing outdated
 * is shown in between.
 */
export const entryMutationOptions = (
  { saved, published, unpublished }: EntryMessages,
  refresh: () => Promise<unknown>,
) => ({
  save: { onSuccess: () => toastSuccess(saved), onSettled: refresh },
  publish: {
    onSuccess: (entry: { published: boolean }) =>
      toastSuccess(entry.published ? published : unpublished),
    onSettled: refresh,
  },
  remove: {
    onSuccess: ({ message }: { message: string }) => toastSuccess(message),
    onSettled: refresh,
  },
});
