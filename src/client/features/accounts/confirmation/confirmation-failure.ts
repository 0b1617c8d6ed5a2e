import { apiErrorOf } from '#client/ui/api-error.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

/** After these the link may still be good. */
const passing: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

export type ConfirmationFailure = { text: string; isExpired: boolean; mayTryAgain: boolean };

/** What to say of a failed confirmation, and what helps (specification, sections 2 and 8). */
export const confirmationFailure = (error: unknown): ConfirmationFailure => {
  const known = apiErrorOf(error);
  const text = known
    ? known.message || 'Errore nella conferma della email.'
    : 'Si è verificato un errore durante la conferma della email.';
  return {
    text,
    isExpired: text.includes('scaduto'),
    mayTryAgain: known === null || passing.includes(known.code),
  };
};

/** For a page that was opened without the whole link (specification, section 5). */
export const incompleteLink: ConfirmationFailure = {
  text: 'Token o email mancanti.',
  isExpired: false,
  mayTryAgain: false,
};
