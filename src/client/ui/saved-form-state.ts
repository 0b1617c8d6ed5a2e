import { type Versioned, versionOf } from './saved-versions.ts';

/** The state of a form over a saved entity, apart from the values in its fields. */
export type SavedFormState<Saved> = {
  /** `refused`: the last attempt to save failed because a newer version had been saved. */
  status: 'editing' | 'saving' | 'refused';
  /** The version that the form's values are compared with. */
  base: Saved;
};

type SavedFormAction<Saved> =
  | { type: 'send' | 'refuse' | 'finish' }
  /** The form shows `base` from now on. */
  | { type: 'reset'; base: Saved }
  /** The form keeps its values, compared with a newer version from now on. */
  | { type: 'rebase'; base: Saved };

export const initialState = <Saved>(saved: Saved): SavedFormState<Saved> => ({
  status: 'editing',
  base: saved,
});

export const savedFormReducer = <Saved>(
  state: SavedFormState<Saved>,
  action: SavedFormAction<Saved>,
): SavedFormState<Saved> => {
  switch (action.type) {
    case 'send':
      return { ...state, status: 'saving' };
    case 'refuse':
      return { ...state, status: 'refused' };
    case 'finish':
      return { ...state, status: 'editing' };
    case 'reset':
      return {
        // A reset does not abort a request.
        status: state.status === 'saving' ? 'saving' : 'editing',
        base: action.base,
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
  /** Labels of the fields that another user has changed to a value other than the typed one. */
  changed: readonly string[];
};

/**
 * A form's reaction to a newer version. Without unsaved changes it shows that version; with some, it continues
 * only if both changed different fields.
 */
export const reactionTo = <Saved extends Versioned>(
  { status, base }: SavedFormState<Saved>,
  { saved, unsaved, changed }: Situation<Saved>,
): Reaction => {
  if (status === 'saving' || saved === base || isOutdated(saved, base)) return 'none';
  if (!unsaved) return 'reset';
  if (!isOutdated(base, saved) || changed.length > 0) return 'none';
  return status === 'refused' ? 'resend' : 'rebase';
};

/** Whether a form asks about another user's changes. */
export const isInConflict = (
  { status }: Pick<SavedFormState<unknown>, 'status'>,
  changed: readonly string[],
): boolean => status === 'refused' || (status === 'editing' && changed.length > 0);
