import { vi } from 'vitest';

/** A tab's storage for code that runs without a browser; `vi.unstubAllGlobals` removes it. */
export const stubSessionStorage = (): Map<string, string> => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  return storage;
};
