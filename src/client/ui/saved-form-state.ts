import { type Versioned, versionOf } from './saved-versions.ts';

/** The state of a form over a saved entity, apart from the values in its fields. */
export type SavedFormState<Saved, Values> = {
  /** `refused`: the last attempt to save failed because a newer version had been saved. */
  status: 'editing' | 'saving' | 'refused';
  /** The version that the form's values are compared with. */
  base: Saved;
  /** The user's own changes, while the form shows the saved version instead. */
  stashed: Partial<Values> | null;
};

type SavedFormAction<Saved, Values> =
  | { type: 'send' | 'refuse' | 'finish' | 'unstash' }
  /** The form shows `base` from now on; `stashed` are the changes set aside for it. */
  | { type: 'reset'; base: Saved; stashed?: Partial<Values> | null }
  /** The form keeps its values, compared with a newer version from now on. */
  | { type: 'rebase'; base: Saved };

export const initialState = <Saved, Values>(saved: Saved): SavedFormState<Saved, Values> => ({
  status: 'editing',
  base: saved,
  stashed: null,
});

export const savedFormReducer = <Saved, Values>(
  state: SavedFormState<Saved, Values>,
  action: SavedFormAction<Saved, Values>,
): SavedFormState<Saved, Values> => {
  switch (action.type) {
    case 'send':
      return { ...state, status: 'saving' };
    case 'refuse':
      return { ...state, status: 'refused' };
    case 'finish':
      return { ...state, status: 'editing' };
    case 'unstash':
      return { ...state, stashed: null };
    case 'reset':
      return {
        // A reset does not abort a request.
        status: state.status === 'saving' ? 'saving' : 'editing',
        base: action.base,
        stashed: action.stashed ?? null,
      };
    case 'rebase':
      return { ...state, base: action.base };
  }
};

export const isOutdated = <Saved extends Versioned>(base: Saved, saved: Saved): boolean =>
  versionOf(saved) > versionOf(base);

type Reaction = 'none' | 'reset' | 'rebase' | 'resend';

type Situation<Saved> = {
  /** The newest version known from the server. */
  saved: Saved;
  unsaved: boolean;
  /** Labels of the fields that somebody else has changed to something other than what is typed. */
  changed: readonly string[];
};

/**
 * What a form does by itself when a newer version arrives. Without unsaved changes it shows that
 * version; with some, it only goes on where the two do not touch the same fields.
 */
export const reactionTo = <Saved extends Versioned>(
  { status, base }: Pick<SavedFormState<Saved, unknown>, 'status' | 'base'>,
  { saved, unsaved, changed }: Situation<Saved>,
): Reaction => {
  if (status === 'saving' || saved === base || isOutdated(saved, base)) return 'none';
  if (!unsaved) return 'reset';
  if (!isOutdated(base, saved) || changed.length > 0) return 'none';
  return status === 'refused' ? 'resend' : 'rebase';
};

/** What a form shows about somebody else's changes. */
export const conflictStep = <Saved, Values>(
  { status, stashed }: SavedFormState<Saved, Values>,
  changed: readonly string[],
): 'outdated' | 'reviewing' | null => {
  if (status === 'saving') return null;
  if (status === 'refused' || changed.length > 0) return 'outdated';
  return stashed ? 'reviewing' : null;
};
