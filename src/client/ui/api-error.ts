import { type ErrorCode, type InputIssue, isErrorCode } from '#shared/error-codes.ts';

/** What the errors of our calls carry besides their text. */
type AppErrorData = { appCode: unknown; issues: InputIssue[] };

type ApiError = { message: string; code: ErrorCode; issues: InputIssue[] };

/**
 * What the server said, or null when it never answered. While the server itself draws, its own
 * client stands between: what was said is the error's cause.
 */
export const apiErrorOf = (error: unknown): ApiError | null => {
  if (!(error instanceof Error)) return null;
  const data = ('data' in error ? error.data : null) as Partial<AppErrorData> | null | undefined;
  if (!isErrorCode(data?.appCode)) return apiErrorOf(error.cause);
  return { message: error.message, code: data.appCode, issues: data.issues ?? [] };
};

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** The server's own text, otherwise `fallback`, with the reason where the device itself has no connection. */
export const errorText = (error: unknown, fallback: string): string => {
  const said = apiErrorOf(error)?.message;
  if (said) return said;
  if (!isOffline()) return fallback;
  return `${withoutStop(fallback)}: manca la connessione a internet. Riprova quando torna.`;
};
