import { observable } from '@trpc/server/observable';
import type { ServerLink } from '#client/trpc.ts';
import { apiErrorOf, isUnreadable } from '#client/ui/api-error.ts';

// The specification's texts (section 8) for calls that fail without a message from the server. Screens put
// their own Italian message in front; these texts are logged, and shown where a screen has none.

const failures: Partial<Record<string, string>> = {
  'accounts.forgotPassword': 'Failed to request password reset',
  'accounts.resetPassword': 'Failed to reset password',
  'accounts.updateProfile': 'Failed to update profile',
  'menu.list': 'Failed to fetch menu items (api)',
  'menu.update': "Errore durante l'aggiornamento della voce di menu",
};

const failureOf = (path: string, error: unknown): string =>
  failures[path] ?? (isUnreadable(error) ? 'Unknown error occurred' : 'Failed to fetch data');

/** Gives the specification's text to errors without a message from the server. */
export const failureLink: ServerLink =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (!apiErrorOf(error)) error.message = failureOf(op.path, error);
          observer.error(error);
        },
      }),
    );
