import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { changedFields, keysOf } from '#client/ui/changed-fields.ts';

// What somebody typed and has not saved, kept in the browser so that a crash, a closed window or an
// ended session takes nothing along.

export type DraftKind = 'page' | 'post';

/** Whose it is, and of what: each person has one of each page and post, and one of a new one. */
type DraftOwner = { userId: number; kind: DraftKind; id: number | 'new' };

export const draftKey = ({ userId, kind, id }: DraftOwner): string => `${userId}/${kind}/${id}`;

export type Draft<Values> = {
  /** What is written down are the changes alone: the rest stays as somebody else may save it. */
  values: Values;
  /** When it was written down; an instant. */
  writtenAt: string;
  /** The version of what was saved then; null for what was not saved at all. */
  basedOn: string | null;
};

/**
 * Reads what the browser kept, perhaps from an older form: fields that are missing, or hold another
 * kind of value, are as they are saved. Null for what is no draft.
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

/** What a form says else than what is saved. */
export const changesOf = <Values extends object>(values: Values, saved: Values): Partial<Values> =>
  changedFields(keysOf(saved), values, saved);

export const differs = <Values extends object>(values: Values, saved: Values): boolean =>
  keysOf(changesOf(values, saved)).length > 0;

/** Where drafts are kept. No call throws: a browser that keeps nothing just keeps no drafts. */
type DraftStore = {
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

/** So long may something typed be in the window alone. */
export const WRITE_WITHIN_MS = 800;

type DraftKeeper = {
  /** Something was typed: it is written down soon. */
  note: () => void;
  /** What is noted is written down now. */
  flush: () => void;
  /** Nothing is left to be kept: it was saved or given up. */
  forget: () => void;
};

type DraftKeeperOptions<Values> = {
  /** Asked at each attempt: what is new gets a key of its own with its first save. */
  key: () => string;
  store: Pick<DraftStore, 'write' | 'remove'>;
  /** What there is to be kept at this moment; null for nothing. */
  current: () => Draft<Partial<Values>> | null;
  /** Told after each attempt whether this browser keeps drafts. */
  onAttempt: (isKept: boolean) => void;
};

/** Writes at most once in so many milliseconds, however fast somebody types. */
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
