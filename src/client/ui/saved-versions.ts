import { changedFields } from './changed-fields.ts';

/** What is edited has a version, raised by each write; null for what is not saved yet. */
export type Versioned = { version: number } | null;

export const versionOf = (saved: Versioned): number => saved?.version ?? 0;

export type FieldNames<Values> = { readonly [Field in keyof Values & string]?: string };

type Three<Values> = {
  /** What a form began with. */
  base: Values;
  /** What somebody else has saved since. */
  saved: Values;
  /** What stands in the form. */
  typed: Values;
};

/** The names of the fields that somebody else has changed to what does not stand in the form anyway. */
export const changedMeanwhile = <Values extends object>(
  names: FieldNames<Values>,
  { base, saved, typed }: Three<Values>,
): string[] => {
  const fields = Object.keys(names) as (keyof Values & string)[];
  const theirs = Object.keys(changedFields(fields, saved, base)) as typeof fields;
  const unlike = Object.keys(changedFields(theirs, saved, typed)) as typeof fields;
  return unlike.flatMap((field) => names[field] ?? []);
};
