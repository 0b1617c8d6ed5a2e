import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { InputIssue } from '#shared/error-codes.ts';
import { apiErrorOf, errorText } from './api-error.ts';

/** What the server found wrong with these fields, or with something inside one of them. */
export const fieldIssues = (error: unknown, fields: readonly string[]): InputIssue[] =>
  (apiErrorOf(error)?.issues ?? []).filter(({ path }) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`)),
  );

/** Puts what the server found wrong beside the fields it is about; the first of them gets the focus. */
export const showIssues = <Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void => {
  for (const [index, { path, message }] of fieldIssues(error, fields).entries()) {
    setError(path as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
};

/**
 * What is said of a failed call beside the button; null where it stands at these fields, where the
 * form has its own word for it (`ChangedMeanwhile`), and where none failed.
 */
export const failureBeside = (
  error: unknown,
  fields: readonly string[],
  fallback: string,
): string | null => {
  if (!error || fieldIssues(error, fields).length > 0) return null;
  if (apiErrorOf(error)?.code === 'CHANGED_MEANWHILE') return null;
  return errorText(error, fallback);
};
