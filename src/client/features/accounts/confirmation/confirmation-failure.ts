import { apiErrorOf, errorText } from '#client/ui/api-error.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import type { Language } from '#shared/texts/texts.ts';

type Words = Pick<Language, 't'>;

/** The link may still be valid after these. */
const transientErrors: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

export type ConfirmationFailure = { text: string; isExpired: boolean; canRetry: boolean };

/** Messages as in the specification, sections 2 and 8. */
export const confirmationFailure = (error: unknown, { t }: Words): ConfirmationFailure => {
  const known = apiErrorOf(error);
  return {
    text: known ? errorText(error, t('account.confirmFailed')) : t('account.confirmUnanswered'),
    isExpired: known?.code === 'LINK_EXPIRED',
    canRetry: known === null || transientErrors.includes(known.code),
  };
};

/** Specification, section 5. */
export const incompleteLink = ({ t }: Words): ConfirmationFailure => ({
  text: t('account.linkIncomplete'),
  isExpired: false,
  canRetry: false,
});
