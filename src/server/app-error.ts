import { type ErrorCode, errorCodes, type InputIssue } from '#shared/error-codes.ts';
import { errorTextKey, languages, type ServerLanguage } from './languages.ts';

type Details = { issues?: InputIssue[]; retryAfterSeconds?: number };

/** Seconds after which a program may try again, unless the error says another delay. */
const RETRY_AFTER_SECONDS = 60;

const defaultWait = (code: ErrorCode): number | undefined =>
  [429, 503].includes(errorCodes[code].status) ? RETRY_AFTER_SECONDS : undefined;

const usualText = (code: ErrorCode): string => errorTextKey(code) ?? errorCodes[code].message;

/**
 * An expected error: a rule refused the call. Its text is shown to the caller; one that visitors and guests can meet
 * is named with `serverText` or `text`, and written in their language by `wordsOf`. The message is Italian.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly text: string;
  readonly issues: InputIssue[] | undefined;
  /** Whole seconds after which the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, text: string = usualText(code), details: Details = {}) {
    super(languages.it.read(text));
    this.text = text;
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds ?? defaultWait(code);
  }
}

/** The text of an error in the reader's language. */
export const wordsOf = (
  { text, issues }: AppError,
  { read }: ServerLanguage,
): { message: string; issues: InputIssue[] | undefined } => ({
  message: read(text),
  issues: issues?.map(({ path, message }) => ({ path, message: read(message) })),
});

/** One or more invalid fields; the first one's message becomes the error's. */
export const invalidInput = (...issues: [InputIssue, ...InputIssue[]]): AppError =>
  new AppError('INVALID_INPUT', issues[0].message, { issues });

export const notFound = (message: string): AppError => new AppError('NOT_FOUND', message);

export const slugTaken = (): AppError =>
  new AppError('SLUG_TAKEN', undefined, {
    issues: [{ path: 'slug', message: errorCodes.SLUG_TAKEN.message }],
  });
