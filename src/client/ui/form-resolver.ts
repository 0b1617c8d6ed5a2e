import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { InputIssue } from '#shared/error-codes.ts';

type Loaded<Values> = {
  schema: ZodType;
  /** What the schema alone cannot know. */
  alsoWrong?: (values: Values) => InputIssue | readonly InputIssue[] | null;
};

/** What a schema finds wrong, in the words of the API. */
export const schemaIssues = (schema: ZodType, values: unknown): InputIssue[] =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));

/**
 * The issues as a form holds them: `periods.3.endDate` at `errors.periods[3].endDate`. Of each
 * field only the first: that is the one a person can act on.
 */
export const fieldErrors = <Values extends FieldValues>(
  issues: readonly InputIssue[],
): FieldErrors<Values> => {
  const errors: FieldErrors<Values> = {};
  for (const { path, message } of issues) {
    if (!get(errors, path)) set(errors, path, { type: 'invalid', message });
  }
  return errors;
};

/**
 * Checks a form with the schema that the server checks it with. The schema comes by a dynamic
 * import, so that it is no part of the page's first script.
 */
export const schemaResolver =
  <Values extends FieldValues>(load: () => Promise<Loaded<Values>>): Resolver<Values> =>
  async (values) => {
    const { schema, alsoWrong } = await load();
    const more = alsoWrong?.(values) ?? [];
    const issues = [...schemaIssues(schema, values), more].flat();
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: fieldErrors<Values>(issues) };
  };
