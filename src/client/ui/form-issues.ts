import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { InputIssue } from '#shared/error-codes.ts';
import { apiErrorOf, errorText } from './api-error.ts';

/** The server's issues with these fields, or with something inside them. */
export const fieldIssues = (error: unknown, fields: readonly string[]): InputIssue[] =>
  (apiErrorOf(error)?.issues ?? []).filter(({ path }) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );

/** Shows the server's issues beside their fields, and focuses the first. */
export const showIssues = <Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void => {
  for (const [index, { path, message }] of fieldIssues(error, fields).entries()) {
    setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
};

/** The message beside the button; null if there is none, or if one of these fields or a `Conflict` shows it. */
export const failureBeside = (
  error: unknown,
  fields: readonly string[],
  fallback: string,
  unanswered = fallback,
): string | null => {
  if (!error || fieldIssues(error, fields).length > 0) return null;
  if (apiErrorOf(error)?.code === 'CHANGED_MEANWHILE') return null;
  return errorText(error, fallback, unanswered);
};
