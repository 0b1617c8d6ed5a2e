import { observable } from '@trpc/server/observable';
import { forgetToken, readToken } from '#client/session/token.ts';
import type { ServerLink } from '#client/trpc.ts';
import { apiErrorOf } from '#client/ui/api-error.ts';

/** The session has ended, or staff have yet to prove it. */
export type Refusal = 'UNAUTHENTICATED' | 'PASSKEY_REQUIRED';

const listeners = new Set<(refusal: Refusal) => void>();

/** Calls `listener` when the server refuses the stored session. Returns the unsubscribe function. */
export const onRefusal = (listener: (refusal: Refusal) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const handle = (error: unknown, tokenOfCall: string | null): void => {
  const code = apiErrorOf(error)?.code;
  // A call of an earlier session says nothing about the present one.
  if (tokenOfCall === null || tokenOfCall !== readToken()) return;
  if (code !== 'UNAUTHENTICATED' && code !== 'PASSKEY_REQUIRED') return;
  if (code === 'UNAUTHENTICATED') forgetToken();
  for (const listener of listeners) listener(code);
};

/** Notices any call whose session the server refuses, and forgets a session that has ended. */
export const refusalLink: ServerLink =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      const token = readToken();
      return next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          handle(error, token);
          observer.error(error);
        },
      });
    });
