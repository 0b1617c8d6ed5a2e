/** Compares as JSON: the order of keys counts, and forms keep it. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields whose values have changed, with their new values. */
export const changedFields = <Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  now: Values,
  before: Values,
): Partial<Pick<Values, Field>> => {
  const changes: Partial<Pick<Values, Field>> = {};
  for (const field of fields) {
    if (!isSame(now[field], before[field])) changes[field] = now[field];
  }
  return changes;
};

export const keysOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values)[];
