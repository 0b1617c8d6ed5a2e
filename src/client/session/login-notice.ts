import { useSyncExternalStore } from 'react';

let notice: string | null = null;
const listeners = new Set<() => void>();

/** The reason, above the login form, why a session ended without a logout. */
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
