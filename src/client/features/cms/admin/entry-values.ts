import { keysOf } from '#client/ui/changed-fields.ts';

/** Reads from what is saved the fields that a new one has; what is not saved yet begins as a new one. */
export const valuesLike =
  <Values extends object>(fresh: Values) =>
  (saved: Values | null): Values =>
    saved
      ? (Object.fromEntries(keysOf(fresh).map((field) => [field, saved[field]])) as Values)
      : fresh;
