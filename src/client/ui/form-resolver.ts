import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { InputIssue } from '#shared/error-codes.ts';

type Loaded<Values> = {
  schema: ZodType;
  /** What the schema alone cannot know, asked once the fields by themselves are right. */
  alsoWrong?: (values: Values) => InputIssue | null;
};

/** The first thing wrong with each field: that is the one a person can act on. */
const errorsByField = (issues: readonly InputIssue[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path] ??= { type: 'invalid', message };
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
    const result = schema.safeParse(values);
    const issues = (result.error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    }));
    const taken = new Set(issues.map((issue) => issue.path));
    const more = alsoWrong?.(values) ?? null;
    if (more && !taken.has(more.path)) issues.push(more);
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: errorsByField(issues) as FieldErrors<Values> };
  };
