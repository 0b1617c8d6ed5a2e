const KEY = 'token';

// Where the browser keeps no storage a session lasts as long as its page.
let kept: string | null = null;
const listeners = new Set<() => void>();

const tellThisTab = () => {
  for (const listener of listeners) listener();
};

/** The session's token, or null. Null on the server. */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;
  }
};

/** Whether this browser holds a session, be it still good or not. */
export const isLoggedIn = (): boolean => readToken() !== null;

export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    kept = token;
  }
  tellThisTab();
};

export const forgetToken = (): void => {
  kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored where nothing can be.
  }
  tellThisTab();
};

/** Calls `listener` when another tab logs in or out; returns the way to stop. */
export const onTokenChangeElsewhere = (listener: () => void): (() => void) => {
  const relevant = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', relevant);
  return () => window.removeEventListener('storage', relevant);
};

/** Calls `listener` when this tab or another logs in or out; returns the way to stop. */
export const onTokenChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onTokenChangeElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
