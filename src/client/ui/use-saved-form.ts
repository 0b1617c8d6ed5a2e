import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormProps,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { apiErrorOf } from './api-error.ts';
import { changedFields, keysOf } from './changed-fields.ts';
import { rescueFocus } from './content-focus.ts';
import { showIssues } from './form-issues.ts';
import type { Conflict } from './save-problem.tsx';
import {
  initialState,
  isInConflict,
  isOutdated,
  reactionTo,
  savedFormReducer,
} from './saved-form-state.ts';
import { changedMeanwhile, type FieldNames, type Versioned } from './saved-versions.ts';

type SavedFormOptions<Saved extends Versioned, Values extends FieldValues> = {
  /** The newest version known from the server, refreshed while the form is open; null for a new entity. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
  /** Labels of the fields, to name another user's changes. */
  names: Partial<FieldNames<Values>>;
  resolver: Resolver<Values>;
  validation?: Pick<UseFormProps<Values>, 'mode' | 'delayError'>;
  /** Unsaved values to begin with. */
  draft?: Values | null;
  /** Sends the values with the version of `base`. */
  send: (values: Values, base: Saved) => Promise<NonNullable<Saved>>;
  /** By default the form continues from the saved version. */
  onSaved?: (next: NonNullable<Saved>, sent: Values) => void;
  /** By default the server's issues are shown beside the fields. */
  onFailure?: (error: unknown, setError: UseFormSetError<Values>) => void;
  /** The form was reset to the saved version. */
  onReset?: () => void;
  /** The user has discarded the changes. */
  onDiscard?: () => void;
  /** Fields got other values without the user typing them. */
  onRefill?: () => void;
};

/**
 * A form over an entity that several people edit: without unsaved changes it follows other users' changes; with
 * some, it warns about other users' changes and overwrites them only on request (decision 15).
 */
export const useSavedForm = <Saved extends Versioned, Values extends FieldValues>(
  options: SavedFormOptions<Saved, Values>,
) => {
  const { saved, valuesOf, names, draft = null, onReset, onRefill } = options;
  const [state, dispatch] = useReducer(savedFormReducer<Saved>, saved, initialState<Saved>);
  const { base, status } = state;
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    ...options.validation,
    resolver: options.resolver,
    defaultValues: (draft ?? valuesOf(saved)) as DefaultValues<Values>,
  });
  const unsaved = form.formState.isDirty || draft !== null;
  const changed = isOutdated(base, saved)
    ? changedMeanwhile(names, {
        base: valuesOf(base),
        saved: valuesOf(saved),
        typed: form.getValues(),
      })
    : [];

  const typedChanges = (compared: Values): Partial<Values> => {
    const typed = form.getValues();
    return changedFields(keysOf(typed), typed, compared);
  };
  const fillIn = (values: Partial<Values>): void => {
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  };
  const resetTo = (next: Saved): void => {
    dispatch({ type: 'reset', base: next });
    form.reset(valuesOf(next));
    onReset?.();
  };
  /** Keeps input typed while `sent` was being saved. */
  const continueFrom = (next: Saved, sent: Values): void => {
    const later = typedChanges(sent);
    resetTo(next);
    fillIn(later);
  };

  const {
    send,
    onSaved = continueFrom,
    onFailure = (error, setError) =>
      showIssues(error, Object.keys(names) as Path<Values>[], setError),
  } = options;
  /** Whether it was saved. */
  const attempt = async (values: Values, over: Saved): Promise<boolean> => {
    if (status === 'saving') return false;
    dispatch({ type: 'send' });
    const outcome = await send(values, over).then(
      (next) => ({ next }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome && apiErrorOf(outcome.error)?.code === 'CHANGED_MEANWHILE') {
      dispatch({ type: 'refuse' });
      return false;
    }
    dispatch({ type: 'finish' });
    if ('next' in outcome) onSaved(outcome.next, values);
    else onFailure(outcome.error, form.setError);
    return 'next' in outcome;
  };
  // Not awaited: for React Hook Form submitting ends when the request begins.
  const submitOver = (over: Saved, onEnd?: (isSaved: boolean) => void) =>
    form.handleSubmit(
      (values) => {
        void attempt(values, over).then(onEnd);
      },
      () => onEnd?.(false),
    );

  const follow = useEffectEvent((newest: Saved, isUnsaved: boolean, now: typeof status) => {
    const situation = { saved: newest, unsaved: isUnsaved, changed };
    const reaction = reactionTo({ base, status: now }, situation);
    if (reaction === 'reset') resetTo(newest);
    if (reaction === 'rebase' || reaction === 'resend') dispatch({ type: 'rebase', base: newest });
    if (reaction === 'resend') void submitOver(newest)();
  });
  useEffect(() => follow(saved, unsaved, status), [saved, unsaved, status]);

  /** Shows the saved version and drops the user's own changes. */
  const reload = (): void => {
    options.onDiscard?.();
    resetTo(saved);
    rescueFocus();
  };
  const overwrite = (): void => {
    const mine = typedChanges(valuesOf(base));
    dispatch({ type: 'reset', base: saved });
    form.reset(valuesOf(saved));
    fillIn(mine);
    onRefill?.();
    void submitOver(saved)();
  };
  const conflict: Conflict | null = isInConflict(state, changed)
    ? { changed, wasRefused: status === 'refused', reload, overwrite }
    : null;

  return {
    form,
    unsaved,
    /** The version that the form's values are compared with. */
    base,
    conflict,
    submit: submitOver(base),
    /** Whether it was saved; the form shows what hinders it. */
    save: () => new Promise<boolean>((resolve) => void submitOver(base, resolve)()),
    continueFrom,
    discard: {
      isConfirming,
      ask: () => setIsConfirming(true),
      cancel: () => setIsConfirming(false),
      confirm: () => {
        setIsConfirming(false);
        reload();
      },
    },
  };
};
