import { useSyncExternalStore } from 'react';

let notice: string | null = null;
const listeners = new Set<() => void>();

/** Tells somebody whose session ended by something else than a logout why, above the login form. */
export const setLoginNotice = (next: string | null): void => {
  notice = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLoginNotice = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => notice,
    () => null,
  );
