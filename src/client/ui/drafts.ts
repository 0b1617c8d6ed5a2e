import { createStore, del, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { changedFields, keysOf } from './changed-fields.ts';

// Unsaved changes, kept in IndexedDB so that they survive a crash, a closed window or an expired
// session.

/** Each user has one draft per entity, and one per kind for a new one. */
type DraftOwner = { userId: number; kind: 'page' | 'post' | 'stay'; id: number | 'new' };

export const draftKey = ({ userId, kind, id }: DraftOwner): string => `${userId}/${kind}/${id}`;

export type Draft<Values> = {
  /** Only changed fields are stored, so that the others follow other users' changes. */
  values: Values;
  /** An instant. */
  writtenAt: string;
  /** The entity's version or `updatedAt` at that time; null for a new one. */
  basedOn: string | null;
};

/**
 * A stored draft may come from an older version of the form: missing fields and fields of another type get the
 * saved values. Null for anything that is not a draft.
 */
export const parseDraft = <Values extends object>(
  kept: unknown,
  saved: Values,
): Draft<Values> | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { values, writtenAt, basedOn } = kept as Partial<Draft<Record<string, unknown>>>;
  if (typeof values !== 'object' || values === null) return null;
  if (typeof writtenAt !== 'string' || Number.isNaN(Date.parse(writtenAt))) return null;
  const entries = Object.entries(saved).map(([field, value]) => [
    field,
    typeof values[field] === typeof value ? values[field] : value,
  ]);
  return {
    values: Object.fromEntries(entries) as Values,
    writtenAt,
    basedOn: typeof basedOn === 'string' ? basedOn : null,
  };
};

export const changesOf = <Values extends object>(values: Values, saved: Values): Partial<Values> =>
  changedFields(keysOf(saved), values, saved);

export const hasChanges = <Values extends object>(values: Values, saved: Values): boolean =>
  keysOf(changesOf(values, saved)).length > 0;

/** No call rejects: without IndexedDB there are simply no drafts. */
type DraftStore = {
  read: (key: string) => Promise<unknown>;
  write: (key: string, draft: unknown) => Promise<boolean>;
  remove: (key: string) => Promise<boolean>;
};

let opened: UseStore | null = null;

const store = (): UseStore => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

/** Commits without waiting for the answer, which comes too late on a page that is left or reloaded. */
const put = (key: string, draft: unknown): Promise<void> =>
  store()('readwrite', (drafts) => {
    drafts.put(draft, key);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

/** Private windows may refuse IndexedDB or not have it. */
const attempt = async <Answer>(
  action: () => Promise<Answer>,
  fallback: Answer,
): Promise<Answer> => {
  try {
    return await action();
  } catch {
    return fallback;
  }
};

const done = async (action: Promise<void>): Promise<boolean> => {
  await action;
  return true;
};

export const browserDrafts: DraftStore = {
  read: (key) => attempt<unknown>(() => get(key, store()), undefined),
  write: (key, draft) => attempt(() => done(put(key, draft)), false),
  remove: (key) => attempt(() => done(del(key, store())), false),
};

/** At most this much typing is lost in a crash. */
export const WRITE_WITHIN_MS = 800;

type DraftKeeper = {
  /** Schedules a write. */
  note: () => void;
  flush: () => void;
  /** Removes the draft: it was saved or discarded. */
  forget: () => void;
};

type DraftKeeperOptions<Values> = {
  /** Called for each write: a new entry gets its own key when it is first saved. */
  key: () => string;
  store: Pick<DraftStore, 'write' | 'remove'>;
  current: () => Draft<Partial<Values>> | null;
  /** Called after each write with whether it worked. */
  onAttempt: (isKept: boolean) => void;
};

export const createDraftKeeper = <Values>(options: DraftKeeperOptions<Values>): DraftKeeper => {
  const { key, store, current, onAttempt } = options;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stopTimer = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const flush = (): void => {
    if (timer === null) return;
    stopTimer();
    const draft = current();
    void (draft ? store.write(key(), draft) : store.remove(key())).then(onAttempt);
  };
  return {
    note: () => {
      timer ??= setTimeout(flush, WRITE_WITHIN_MS);
    },
    flush,
    forget: () => {
      stopTimer();
      void store.remove(key());
    },
  };
};
