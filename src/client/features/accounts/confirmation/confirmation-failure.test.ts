import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#shared/error-codes.ts';
import { italian } from '#tests/support/languages.ts';
import { confirmationFailure as failureIn } from './confirmation-failure.ts';

const confirmationFailure = (error: unknown) => failureIn(error, italian);

const serverError = (appCode: ErrorCode, message: string = errorCodes[appCode].message) =>
  Object.assign(new TRPCClientError(message), {
    data: { appCode, httpStatus: errorCodes[appCode].status, issues: [] },
  });

describe('confirmationFailure', () => {
  it('shows the message of the server and recognises an expired link', () => {
    expect(confirmationFailure(serverError('LINK_EXPIRED'))).toEqual({
      text: errorCodes.LINK_EXPIRED.message,
      isExpired: true,
      canRetry: false,
    });
    expect(confirmationFailure(serverError('LINK_INVALID'))).toMatchObject({
      isExpired: false,
      canRetry: false,
    });
  });

  it('falls back to its own message when the server sends none or does not answer', () => {
    expect(confirmationFailure(serverError('LINK_INVALID', '')).text).toBe(
      'Errore nella conferma della email.',
    );
    expect(confirmationFailure(new TypeError('Failed to fetch'))).toEqual({
      text: 'Si è verificato un errore durante la conferma della email.',
      isExpired: false,
      canRetry: true,
    });
  });

  it.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'allows a retry after %s',
    (code) => {
      expect(confirmationFailure(serverError(code)).canRetry).toBe(true);
    },
  );
});
