import { createContext, use, useSyncExternalStore } from 'react';
import { api } from '#client/api/api.ts';
import { onRefusal } from '#client/api/refusal-link.ts';
import type { Me, OwnUser } from '#shared/accounts/accounts.schema.ts';
import { isStaff, type Role } from '#shared/accounts/roles.ts';
import { onTokenChange, readToken } from './token.ts';

export type Session =
  /** During SSR, hydration, and while the user is loading. */
  | { status: 'unknown'; user?: undefined; needsPasskey?: undefined }
  | { status: 'anonymous'; user?: undefined; needsPasskey?: undefined }
  | {
      status: 'member';
      user: OwnUser;
      /** Staff who have yet to prove the session: to the server they are visitors. */
      needsPasskey: boolean;
    };

/** A changed name or role appears within this time without a reload. */
export const SESSION_FRESH_MS = 60_000;

const unknown: Session = { status: 'unknown' };
const anonymous: Session = { status: 'anonymous' };

let session: Session = unknown;
/** When the user was loaded, and with which token. */
let loaded: { at: number; token: string | null } = { at: 0, token: null };
let loading: Promise<Me> | undefined;
const listeners = new Set<() => void>();

const change = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

/** The user of the stored token, as a login or the server just said. */
export const setMe = (me: Me): void => {
  loaded = { at: Date.now(), token: readToken() };
  change({ status: 'member', ...me });
};

const load = async (): Promise<Me> => {
  const token = readToken();
  try {
    const me = await api.accounts.me.query();
    // Another tab may have logged in or out meanwhile.
    if (token === readToken()) setMe(me);
    return me;
  } finally {
    loading = undefined;
  }
};

/** The user of the stored token, asked for unless known for less than `maxAgeMs`. Rejects as the call does. */
export const fetchMe = async (maxAgeMs: number): Promise<Me> => {
  const { user, needsPasskey } = session;
  const isFresh = loaded.token === readToken() && Date.now() - loaded.at < maxAgeMs;
  if (user && isFresh) return { user, needsPasskey };
  loading ??= load();
  return loading;
};

/** Asks again who is logged in. An unreachable server changes nothing. */
export const refreshMe = async (): Promise<void> => {
  if (readToken() === null) return;
  await fetchMe(0).catch(() => undefined);
};

const startOver = (): void => {
  loading = undefined;
  change(readToken() === null ? anonymous : unknown);
  // A login in this tab brings its user itself.
  queueMicrotask(() => session === unknown && void refreshMe());
};

const refreshWhenOld = (): void => {
  const isVisible = document.visibilityState === 'visible';
  if (isVisible && Date.now() - loaded.at > SESSION_FRESH_MS) void refreshMe();
};

let isWatching = false;

const watch = (): void => {
  if (isWatching) return;
  isWatching = true;
  onTokenChange(startOver);
  onRefusal((refusal) => {
    if (refusal === 'PASSKEY_REQUIRED') void refreshMe();
  });
  document.addEventListener('visibilitychange', refreshWhenOld);
  if (session.status === 'unknown') startOver();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  watch();
  return () => void listeners.delete(listener);
};

/** The role of the staff for whom the server renders a document; null for visitors, and in a browser. */
export const RenderedFor = createContext<Role | null>(null);

/** The current session. Unknown until hydration, since the server never sees the stored token. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );

/** The role whose view of the site the page shows; null for visitors, and until the session is known. */
export const useViewer = (): Role | null => {
  const { user, needsPasskey } = useSession();
  const rendered = use(RenderedFor);
  return rendered ?? (user?.emailConfirmed && !needsPasskey ? user.role : null);
};

export const useIsStaff = (): boolean => isStaff(useViewer());
