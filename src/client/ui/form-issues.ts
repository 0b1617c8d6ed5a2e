import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { apiErrorOf } from './api-error.ts';

/** Puts what the server found wrong beside the fields it is about; the first of them gets the focus. */
export const showIssues = <Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void => {
  let isFirst = true;
  for (const { path, message } of apiErrorOf(error)?.issues ?? []) {
    const field = fields.find((name) => name === path);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: isFirst });
    isFirst = false;
  }
};
