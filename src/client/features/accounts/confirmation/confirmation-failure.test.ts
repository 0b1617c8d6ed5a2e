import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { confirmationFailure } from './confirmation-failure.ts';

const serverError = (appCode: ErrorCode, message: string = errorCodes[appCode].message) =>
  Object.assign(new TRPCClientError(message), { data: { appCode, issues: [] } });

describe('confirmationFailure', () => {
  it('says what the server said, and knows an expired link by its word', () => {
    expect(confirmationFailure(serverError('LINK_EXPIRED'))).toEqual({
      text: errorCodes.LINK_EXPIRED.message,
      isExpired: true,
      mayTryAgain: false,
    });
    expect(confirmationFailure(serverError('LINK_INVALID'))).toMatchObject({
      isExpired: false,
      mayTryAgain: false,
    });
  });

  it('has words for a server that says nothing, and for none at all', () => {
    expect(confirmationFailure(serverError('LINK_INVALID', '')).text).toBe(
      'Errore nella conferma della email.',
    );
    expect(confirmationFailure(new TypeError('Failed to fetch'))).toEqual({
      text: 'Si è verificato un errore durante la conferma della email.',
      isExpired: false,
      mayTryAgain: true,
    });
  });

  it.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'lets one try again after %s',
    (code) => {
      expect(confirmationFailure(serverError(code)).mayTryAgain).toBe(true);
    },
  );
});
