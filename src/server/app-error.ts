import { type ErrorCode, errorCodes, type InputIssue } from '#shared/error-codes.ts';

type Details = { issues?: InputIssue[]; retryAfterSeconds?: number };

/** Seconds after which a program tries again if nobody knows better. */
const RETRY_AFTER_SECONDS = 60;

const defaultWait = (code: ErrorCode): number | undefined =>
  [429, 503].includes(errorCodes[code].status) ? RETRY_AFTER_SECONDS : undefined;

/** An expected error: a rule refused the call. The message is shown to the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: InputIssue[] | undefined;
  /** Whole seconds after which the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string = errorCodes[code].message, details: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds ?? defaultWait(code);
  }
}

/** One or more invalid fields; the first one's message becomes the error's. */
export const invalidInput = (...issues: [InputIssue, ...InputIssue[]]): AppError =>
  new AppError('INVALID_INPUT', issues[0].message, { issues });

export const notFound = (message: string): AppError => new AppError('NOT_FOUND', message);

export const slugTaken = (): AppError =>
  new AppError('SLUG_TAKEN', undefined, {
    issues: [{ path: 'slug', message: errorCodes.SLUG_TAKEN.message }],
  });
