import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** Where drafts are kept. No call throws: a browser that keeps nothing just keeps no drafts. */
export type DraftStore = {
  /** What is kept; undefined where there is nothing. */
  read: (key: string) => Promise<unknown>;
  /** Whether it is kept now. */
  write: (key: string, draft: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<boolean>;
};

let opened: UseStore | null = null;

const store = (): UseStore => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

/** A private window may refuse the database, or lack it altogether. */
const attempt = async <Answer>(
  action: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> => {
  try {
    return await action();
  } catch {
    return otherwise;
  }
};

const done = async (action: Promise<void>): Promise<boolean> => {
  await action;
  return true;
};

export const browserDrafts: DraftStore = {
  read: (key) => attempt<unknown>(() => get(key, store()), undefined),
  write: (key, draft) => attempt(() => done(set(key, draft, store())), false),
  remove: (key) => attempt(() => done(del(key, store())), false),
};
