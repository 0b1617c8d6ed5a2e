import { isErrorCode } from '#shared/error-codes.ts';

/** Specification, section 8; shown if the server sent no message. */
const UPLOAD_FAILURE = 'Errore nel caricamento del file';

/** Why an upload failed, with technical details. */
export type UploadFailure = {
  message: string;
  /** A hint that may help. */
  hint: string | null;
  /** The HTTP status; null if the file was not sent or the server did not answer. */
  status: number | null;
  code: string | null;
  requestId: string | null;
  /** Whether sending the same file again may succeed. */
  canRetry: boolean;
};

/** A file that the browser refuses to send. */
export const refusal = (message: string, hint: string | null = null): UploadFailure => ({
  message,
  hint,
  status: null,
  code: null,
  requestId: null,
  canRetry: false,
});

export const noAnswer = (): UploadFailure => ({
  ...refusal(`${UPLOAD_FAILURE}: il server non risponde. Controlla la connessione.`),
  canRetry: true,
});

const parseObject = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const nonEmpty = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The first issue with another message. */
const hintOf = (issues: unknown, message: string): string | null => {
  const messages = Array.isArray(issues) ? issues.map((issue) => nonEmpty(issue?.message)) : [];
  return messages.find((text) => text !== null && text !== message) ?? null;
};

/** The file itself is invalid. */
const isFinal = (status: number): boolean => [400, 413, 415].includes(status);

/** The failure in an HTTP response. */
export const failureOf = (
  status: number,
  body: string,
  requestId: string | null,
): UploadFailure => {
  const { error, message, code, issues } = parseObject(body);
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

export class UploadError extends Error {
  failure: UploadFailure;

  constructor(failure: UploadFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The failure of anything that was thrown. */
export const failureFrom = (error: unknown): UploadFailure =>
  error instanceof UploadError ? error.failure : { ...refusal(UPLOAD_FAILURE), canRetry: true };
