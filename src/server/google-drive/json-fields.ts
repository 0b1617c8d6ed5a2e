/** The fields of a JSON value; none when it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
