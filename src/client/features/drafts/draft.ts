import { changedFields, keysOf } from '#client/ui/changed-fields.ts';

// What somebody typed and has not saved, kept in the browser so that a crash, a closed window or an
// ended session takes nothing along.

export type DraftKind = 'page' | 'post';

/** Whose it is, and of what: each person has one of each page and post, and one of a new one. */
export type DraftOwner = { userId: number; kind: DraftKind; id: number | 'new' };

export const draftKey = ({ userId, kind, id }: DraftOwner): string => `${userId}/${kind}/${id}`;

export type Draft<Values> = {
  /** What is written down are the changes alone: the rest stays as somebody else may save it. */
  values: Values;
  /** When it was written down; an instant. */
  writtenAt: string;
  /** The version of what was saved then; null for what was not saved at all. */
  basedOn: string | null;
};

/**
 * Reads what the browser kept, perhaps from an older form: fields that are missing, or hold another
 * kind of value, are as they are saved. Null for what is no draft.
 */
export const parseDraft = <Values extends object>(
  kept: unknown,
  saved: Values,
): Draft<Values> | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { values, writtenAt, basedOn } = kept as Partial<Draft<Record<string, unknown>>>;
  if (typeof values !== 'object' || values === null) return null;
  if (typeof writtenAt !== 'string' || Number.isNaN(Date.parse(writtenAt))) return null;
  const entries = Object.entries(saved).map(([field, value]) => [
    field,
    typeof values[field] === typeof value ? values[field] : value,
  ]);
  return {
    values: Object.fromEntries(entries) as Values,
    writtenAt,
    basedOn: typeof basedOn === 'string' ? basedOn : null,
  };
};

/** What a form says else than what is saved. */
export const changesOf = <Values extends object>(values: Values, saved: Values): Partial<Values> =>
  changedFields(keysOf(saved), values, saved);

export const differs = <Values extends object>(values: Values, saved: Values): boolean =>
  keysOf(changesOf(values, saved)).length > 0;
