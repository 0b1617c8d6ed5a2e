import type { ErrorCode, InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';

/** The `data` of our tRPC errors. */
export type AppErrorData = { appCode: ErrorCode; httpStatus: number; issues: InputIssue[] };

type ApiError = { message: string; code: ErrorCode; status: number; issues: InputIssue[] };

/**
 * The server's error, or null when it never answered. While rendering on the server, the in-process
 * client wraps it as the cause.
 */
export const apiErrorOf = (error: unknown): ApiError | null => {
  if (!(error instanceof Error)) return null;
  const data = ('data' in error ? error.data : null) as AppErrorData | null | undefined;
  if (!data?.appCode) return apiErrorOf(error.cause);
  const { appCode, httpStatus, issues } = data;
  return { message: error.message, code: appCode, status: httpStatus, issues };
};

/** Whether the server answered, but with no JSON or not as tRPC does. */
export const isUnreadable = (error: unknown): boolean => {
  if (!(error instanceof Error) || apiErrorOf(error)) return false;
  const { meta } = error as { meta?: { response?: unknown } };
  return error.cause instanceof SyntaxError || meta?.response !== undefined;
};

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');

/**
 * The server's message, preceded by `fallback` if the message is generic. Without a message it is `fallback`
 * with a missing connection as the reason, or `unanswered` if the request may have arrived. `Notice` and fields
 * translate it; other components must call `read`.
 */
export const errorText = (error: unknown, fallback: string, unanswered = fallback): string => {
  const known = apiErrorOf(error);
  if (known?.message) {
    const isSaid = fallback === '' || fallback === known.message;
    // A server error has the same message for every call.
    if (isSaid || known.status < 500) return known.message;
    return `${withoutPeriod(fallback)}. ${known.message}`;
  }
  if (!isOffline()) return unanswered;
  return text('forms.offline', { failure: withoutPeriod(fallback) });
};
