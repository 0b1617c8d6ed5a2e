/** Whether everything typed has reached the server. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

type Options<Values, Issue> = {
  /** Saves the valid part of a person, and resolves to the issues of the rest. Rejects if nothing was saved. */
  send: (key: string, values: Values) => Promise<readonly Issue[]>;
  onChange: (state: SaveState, error: unknown) => void;
};

/**
 * Saves people one call after another, so that no save overtakes another. A failed save waits for the next `put`
 * or `settle`; each person has only the newest values.
 */
export const createPersonSaves = <Values, Issue>({ send, onChange }: Options<Values, Issue>) => {
  /** By person, the values that are unsent, or refused in part. */
  const typed = new Map<string, Values>();
  const unsent = new Set<string>();
  const refused = new Map<string, readonly Issue[]>();
  let running: Promise<void> | null = null;

  const sendNext = async (key: string): Promise<void> => {
    const values = typed.get(key);
    if (values === undefined) return void unsent.delete(key);
    const issues = await send(key, values);
    refused.set(key, issues);
    if (typed.get(key) !== values) return;
    unsent.delete(key);
    if (issues.length === 0) typed.delete(key);
  };
  const sendAll = async (): Promise<void> => {
    try {
      for (let [key] = unsent; key !== undefined; [key] = unsent) await sendNext(key);
      onChange('saved', null);
    } catch (error) {
      onChange('failed', error);
      throw error;
    } finally {
      running = null;
    }
  };
  /** Resolves to the issues of this person, once everybody is saved. */
  const settle = async (key: string): Promise<readonly Issue[]> => {
    if (unsent.size > 0) {
      onChange('saving', null);
      running ??= sendAll();
    }
    await running;
    return refused.get(key) ?? [];
  };
  return {
    typed: typed as ReadonlyMap<string, Values>,
    hasUnsent: () => unsent.size > 0,
    put: (key: string, values: Values) => {
      typed.set(key, values);
      unsent.add(key);
      return settle(key);
    },
    settle,
    /** Forgets the input of a removed person. */
    drop: (key: string) => {
      typed.delete(key);
      unsent.delete(key);
      refused.delete(key);
    },
  };
};
