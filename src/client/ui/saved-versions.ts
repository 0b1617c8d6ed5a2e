import { changedFields, keysOf } from './changed-fields.ts';

/** A saved entity, whose version grows with each write; null for a new one. */
export type Versioned = { version: number } | null;

export const versionOf = (saved: Versioned): number => saved?.version ?? 0;

/** The labels of a form's fields, all but those named as `Without`. */
export type FieldNames<Values, Without extends keyof Values = never> = {
  readonly [Field in Exclude<keyof Values & string, Without | 'version' | 'seenVersion'>]-?: string;
};

type Three<Values> = {
  /** The values that the form started from. */
  base: Values;
  /** The values that another user has saved since. */
  saved: Values;
  /** The values in the form now. */
  typed: Values;
};

/** The labels of the fields that another user has changed to a value other than the typed one. */
export const changedMeanwhile = <Values extends object>(
  names: Partial<FieldNames<Values>>,
  { base, saved, typed }: Three<Values>,
): string[] => {
  const theirs = keysOf(changedFields(keysOf(names), saved, base));
  const different = keysOf(changedFields(theirs, saved, typed));
  return different.flatMap((field) => names[field] ?? []);
};
