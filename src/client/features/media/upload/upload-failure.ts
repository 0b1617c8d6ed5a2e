import { isErrorCode } from '#shared/error-codes.ts';

/** Specification, section 8; read where the server gave no text of its own. */
const UPLOAD_FAILURE = 'Errore nel caricamento del file';

/** Why a file is not in the library, with what helps whoever is asked about it. */
export type UploadFailure = {
  message: string;
  /** What would help, where something does. */
  hint: string | null;
  /** Null where the server said nothing: the file was not sent, or nothing came back. */
  status: number | null;
  code: string | null;
  requestId: string | null;
  /** Whether the same file may do better a second time. */
  canRetry: boolean;
};

/** Found in the browser, before anything was sent. */
export const refusal = (message: string, hint: string | null = null): UploadFailure => ({
  message,
  hint,
  status: null,
  code: null,
  requestId: null,
  canRetry: false,
});

/** Nothing came back. */
export const noAnswer = (): UploadFailure => ({
  ...refusal(`${UPLOAD_FAILURE}: il server non risponde. Controlla la connessione.`),
  canRetry: true,
});

const parsed = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const nonEmpty = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What the issues say besides. */
const hintOf = (issues: unknown, message: string): string | null => {
  const messages = Array.isArray(issues) ? issues.map((issue) => nonEmpty(issue?.message)) : [];
  return messages.find((text) => text !== null && text !== message) ?? null;
};

/** What is wrong with the file itself stays wrong. */
const isFinal = (status: number): boolean => [400, 413, 415].includes(status);

/** What the server answered instead of the new file. */
export const failureOf = (
  status: number,
  body: string,
  requestId: string | null,
): UploadFailure => {
  const { error, message, code, issues } = parsed(body);
  const text = nonEmpty(error) ?? nonEmpty(message) ?? UPLOAD_FAILURE;
  return {
    message: text,
    hint: hintOf(issues, text),
    status,
    code: isErrorCode(code) ? code : null,
    requestId,
    canRetry: !isFinal(status),
  };
};

/** Thrown by whatever takes part in sending a file. */
export class UploadError extends Error {
  failure: UploadFailure;

  constructor(failure: UploadFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** What was thrown, as a failure that can be shown. */
export const failureFrom = (error: unknown): UploadFailure =>
  error instanceof UploadError ? error.failure : { ...refusal(UPLOAD_FAILURE), canRetry: true };
