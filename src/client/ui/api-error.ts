import { type ErrorCode, type InputIssue, isErrorCode } from '#shared/error-codes.ts';

type ApiError = { message: string; code: ErrorCode; issues: InputIssue[] };

/** What the server said, or null when it never answered. */
export const apiErrorOf = (error: unknown): ApiError | null => {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const data = error.data as { appCode?: unknown; issues?: InputIssue[] } | null | undefined;
  if (!isErrorCode(data?.appCode)) return null;
  return { message: error.message, code: data.appCode, issues: data.issues ?? [] };
};

/** The server's own text, otherwise `fallback`. */
export const errorText = (error: unknown, fallback: string): string =>
  apiErrorOf(error)?.message || fallback;
