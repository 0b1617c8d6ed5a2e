/** What the people of a party wait for: that everything typed has arrived. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

type Options<Values, Issue> = {
  /** Saves a person as far as that can be, and resolves to what could not. Rejects where nothing was saved. */
  send: (key: string, values: Values) => Promise<readonly Issue[]>;
  onChange: (state: SaveState, error: unknown) => void;
};

/**
 * Saves people one call after another, so that none overtakes another. What did not arrive waits for the next
 * `put` or `retry`; of each person only the newest values.
 */
export const createPersonSaves = <Values, Issue>({ send, onChange }: Options<Values, Issue>) => {
  /** By person, what the site does not have as typed: not sent yet, or refused in part. */
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
  /** Resolves to what of this person could not be saved, once everything else is. */
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
    /** Forgets what was typed of a person who leaves. */
    drop: (key: string) => {
      typed.delete(key);
      unsent.delete(key);
      refused.delete(key);
    },
  };
};
