import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

/** The link may still be valid after these. */
const transientErrors: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

export type ConfirmationFailure = { text: string; isExpired: boolean; canRetry: boolean };

/** Messages as in the specification, sections 2 and 8. */
export const confirmationFailure = (error: unknown): ConfirmationFailure => {
  const known = apiErrorOf(error);
  const text = known
    ? errorText(error, 'Errore nella conferma della email.')
    : 'Si è verificato un errore durante la conferma della email.';
  return {
    text,
    isExpired: text.includes('scaduto'),
    canRetry: known === null || transientErrors.includes(known.code),
  };
};

/** Specification, section 5. */
export const incompleteLink: ConfirmationFailure = {
  text: 'Token o email mancanti.',
  isExpired: false,
  canRetry: false,
};
