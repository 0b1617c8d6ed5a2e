import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { rescueFocus } from './content-focus.ts';

type SavedFormOptions<Saved, Values extends FieldValues> = {
  /** What the server holds, renewed while the form is open. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
  resolver: Resolver<Values>;
  /** Values to begin with that are not saved yet. */
  draft?: Values | null;
  /** The form holds what is saved again, and nothing else. */
  onStart?: () => void;
};

/**
 * A form over something that is saved as a whole: it follows what others save while nothing is
 * written in it, knows when it is behind, and can give up what was written.
 */
export const useSavedForm = <Saved, Values extends FieldValues>({
  saved,
  valuesOf,
  resolver,
  draft = null,
  onStart,
}: SavedFormOptions<Saved, Values>) => {
  const [base, setBase] = useState(saved);
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver,
    defaultValues: (draft ?? valuesOf(saved)) as DefaultValues<Values>,
  });
  const unsaved = form.formState.isDirty || draft !== null;

  const startFrom = (next: Saved): void => {
    setBase(next);
    form.reset(valuesOf(next));
    onStart?.();
  };
  /** What was written while `sent` was on its way stays in the form. */
  const startAfterSave = (next: Saved, sent: Values): void => {
    const typed = form.getValues();
    const later = changedFields(Object.keys(typed), typed, sent);
    startFrom(next);
    for (const [field, value] of Object.entries(later)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others save while nothing is written here
  useEffect(() => {
    if (!unsaved && base !== saved) startFrom(saved);
  }, [saved, unsaved]);

  return {
    form,
    unsaved,
    /** What the form's values are compared with. */
    base,
    /** Somebody else saved after this was read. */
    isOutdated: unsaved && base !== saved,
    startAfterSave,
    giveUp: {
      isAsked,
      ask: () => setIsAsked(true),
      cancel: () => setIsAsked(false),
      confirm: () => {
        setIsAsked(false);
        startFrom(saved);
        rescueFocus();
      },
    },
  };
};
