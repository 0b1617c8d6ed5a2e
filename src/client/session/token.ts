const KEY = 'token';

// Without localStorage the session lasts as long as the page.
let memoryToken: string | null = null;
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export const readToken = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? memoryToken;
  } catch {
    return memoryToken;
  }
};

/** Whether a token is stored, valid or not. */
export const isLoggedIn = (): boolean => readToken() !== null;

export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    memoryToken = token;
  }
  notifyListeners();
};

export const forgetToken = (): void => {
  memoryToken = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
  notifyListeners();
};

const DEVICE_KEY = 'device';

/** The device token of the last login; it grants no access, and stays after a logout. */
export const readDeviceToken = (): string | undefined => {
  try {
    return localStorage.getItem(DEVICE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const storeDeviceToken = (token: string): void => {
  try {
    localStorage.setItem(DEVICE_KEY, token);
  } catch {
    // Without storage every login counts as a new device.
  }
};

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
export const onTokenChangeElsewhere = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Calls `listener` when any tab logs in or out. Returns the unsubscribe function. */
export const onTokenChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onTokenChangeElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};
