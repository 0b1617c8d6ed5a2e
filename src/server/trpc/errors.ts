import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { ZodError } from 'zod';
import { AppError } from '#server/app-error.ts';
import { isStorageUnavailable } from '#server/storage-trouble.ts';
import type { ErrorCode, InputIssue } from '#shared/error-codes.ts';

type WireCode = TRPCError['code'];

/** The one table from our codes to the wire's; a code without a row does not compile. */
const wireCodes: Record<ErrorCode, WireCode> = {
  INVALID_INPUT: 'BAD_REQUEST',
  INVALID_JSON: 'BAD_REQUEST',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  INVALID_CREDENTIALS: 'UNAUTHORIZED',
  EMAIL_NOT_CONFIRMED: 'FORBIDDEN',
  EMAIL_TAKEN: 'CONFLICT',
  LINK_INVALID: 'BAD_REQUEST',
  LINK_EXPIRED: 'BAD_REQUEST',
  LAST_ADMIN: 'CONFLICT',
  ADMIN_NOT_DELETABLE: 'FORBIDDEN',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_SUPPORTED',
  DATES_TAKEN: 'CONFLICT',
  BOOKING_IS_BLOCK: 'CONFLICT',
  BOOKING_IS_NOT_BLOCK: 'CONFLICT',
  BOOKING_IS_ANONYMOUS: 'CONFLICT',
  STAYS_TO_COME: 'CONFLICT',
  PERSON_IS_STAFF: 'CONFLICT',
  CHANGED_MEANWHILE: 'CONFLICT',
  SLUG_TAKEN: 'CONFLICT',
  PAGE_IS_BUILT_IN: 'CONFLICT',
  MENU_ITEM_HAS_CHILDREN: 'CONFLICT',
  MEDIA_IN_USE: 'CONFLICT',
  BACKUP_BUSY: 'CONFLICT',
  BACKUP_INVALID: 'BAD_REQUEST',
  BACKUP_CANCELLED: 'CONFLICT',
  DRIVE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  NO_SPACE: 'SERVICE_UNAVAILABLE',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
};

/** What the wire itself may refuse before any procedure runs. */
const ownCodes: Partial<Record<WireCode, ErrorCode>> = {
  PARSE_ERROR: 'INVALID_JSON',
  BAD_REQUEST: 'INVALID_INPUT',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const inputIssues = (error: ZodError): InputIssue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/**
 * Any error in the house's own terms, whoever raised it. What nobody foresaw becomes INTERNAL and
 * says nothing.
 */
export const appErrorOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof SyntaxError) return new AppError('INVALID_JSON');
  if (isStorageUnavailable(error)) return new AppError('UNAVAILABLE');
  if (!(error instanceof TRPCError)) return new AppError('INTERNAL');
  const { cause, code } = error;
  if (cause instanceof ZodError && code === 'BAD_REQUEST') {
    const issues = inputIssues(cause);
    return new AppError('INVALID_INPUT', issues[0]?.message, { issues });
  }
  const known = appErrorOf(cause);
  return known.code === 'INTERNAL' ? new AppError(ownCodes[code] ?? 'INTERNAL') : known;
};

/** The error as the wire carries it, with our own kept as its cause. */
export const wireErrorOf = (error: AppError): TRPCError =>
  new TRPCError({ code: wireCodes[error.code], message: error.message, cause: error });

export const httpStatusOf = (error: AppError): number =>
  getHTTPStatusCodeFromError(wireErrorOf(error));
