import type { Draft } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

/** So long may something typed be in the window alone. */
export const WRITE_WITHIN_MS = 800;

export type DraftKeeper = {
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
