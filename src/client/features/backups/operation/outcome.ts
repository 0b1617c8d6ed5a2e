import { useSyncExternalStore } from 'react';

/** How the last operation of this page came out, where it takes more than a passing word. */
export type Outcome =
  | { kind: 'restored'; message: string; safetyBackupId: string }
  | { kind: 'cancelled' | 'failed'; message: string };

// Outlives the screen: an operation goes on while one works elsewhere, and is told on coming back.
let outcome: Outcome | null = null;
const listeners = new Set<() => void>();

export const tellOutcome = (next: Outcome | null): void => {
  outcome = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOutcome = (): Outcome | null => useSyncExternalStore(subscribe, () => outcome);
