import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodType } from 'zod';
import { loadCode } from '#client/loading/load-code.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { text } from '#shared/texts/texts.ts';

type Rules<Values> = {
  schema: ZodType;
  /** Rules beyond the schema. */
  alsoWrong?: (values: Values) => InputIssue | readonly InputIssue[] | null;
};

/** A schema's issues in the API's format. */
export const schemaIssues = (schema: ZodType, values: unknown): InputIssue[] =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));

/** Issues as React Hook Form's nested errors, only the first of each field. */
export const fieldErrors = <Values extends FieldValues>(
  issues: readonly InputIssue[],
): FieldErrors<Values> => {
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of issues) {
    if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
  }
  return errors;
};

/** Fields of rows and dialogs: the delay keeps an error from moving a button during the click on it. */
export const delayedValidation = { mode: 'onTouched', delayError: 250 } as const;

/** An error of the form, not of a field: nothing was sent. */
const NOT_CHECKED = text('forms.notChecked');

const resolvedWith = <Values extends FieldValues>(values: Values, issues: readonly InputIssue[]) =>
  issues.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: fieldErrors<Values>(issues) };

/** Validates with rules that are no schema, so that visitors need not load the library of schemas. */
export const ruleResolver =
  <Values extends FieldValues>(
    issuesOf: (values: Values) => readonly InputIssue[],
  ): Resolver<Values> =>
  (values) =>
    resolvedWith(values, issuesOf(values));

/**
 * Validates with the server's schema. Messages may be keys of texts, which the displaying component translates.
 * `load` imports it dynamically, apart from the first script of the screen.
 */
export const schemaResolver =
  <Values extends FieldValues>(load: () => Promise<Rules<Values>>): Resolver<Values> =>
  async (values) => {
    const rules = await loadCode(load).catch(() => null);
    if (!rules) return { values: {}, errors: { root: { message: NOT_CHECKED } } as never };
    const { schema, alsoWrong } = rules;
    const more = alsoWrong?.(values) ?? [];
    return resolvedWith(values, [...schemaIssues(schema, values), more].flat());
  };
