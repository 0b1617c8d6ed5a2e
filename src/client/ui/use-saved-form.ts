import { useEffect, useState } from 'react';
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
import type { Conflict } from './changed-meanwhile.tsx';
import { rescueFocus } from './content-focus.ts';
import { showIssues } from './form-issues.ts';
import { changedMeanwhile, type FieldNames, type Versioned, versionOf } from './saved-versions.ts';

type SavedFormOptions<Saved extends Versioned, Values extends FieldValues> = {
  /** What the server holds, renewed while the form is open, and by every attempt to save; null for what is new. */
  saved: Saved;
  valuesOf: (saved: Saved) => Values;
  /** What the fields are called, to say what somebody else has changed. */
  names: Partial<FieldNames<Values>>;
  resolver: Resolver<Values>;
  validation?: Pick<UseFormProps<Values>, 'mode' | 'delayError'>;
  /** Values to begin with that are not saved yet. */
  draft?: Values | null;
  /** Sends what was written over `base`, whose version goes along. */
  send: (values: Values, base: Saved) => Promise<NonNullable<Saved>>;
  /** By default the form goes on from what was saved. */
  onSaved?: (next: NonNullable<Saved>, sent: Values) => void;
  /** By default what the server found wrong is put beside the fields. */
  onFailure?: (error: unknown, setError: UseFormSetError<Values>) => void;
  /** The form holds what is saved again, and nothing else. */
  onStart?: () => void;
  /** What was written has been given up. */
  onGiveUp?: () => void;
  /** Fields hold something else that nobody typed into them. */
  onRefill?: () => void;
};

/**
 * A form over something that several people edit: it follows what others save while nothing is
 * written in it, says so where they saved while something is, and saves over it only knowingly.
 */
export const useSavedForm = <Saved extends Versioned, Values extends FieldValues>(
  options: SavedFormOptions<Saved, Values>,
) => {
  const { saved, valuesOf, names, draft = null, onFailure, onStart, onRefill } = options;
  const [base, setBase] = useState(saved);
  const [isSending, setIsSending] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  const [laidAside, setLaidAside] = useState<Partial<Values> | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    ...options.validation,
    resolver: options.resolver,
    defaultValues: (draft ?? valuesOf(saved)) as DefaultValues<Values>,
  });
  const unsaved = form.formState.isDirty || draft !== null || laidAside !== null;

  const written = (): Partial<Values> => {
    const typed = form.getValues();
    return changedFields(keysOf(typed), typed, valuesOf(base));
  };
  const writeOver = (values: Partial<Values>): void => {
    for (const [field, value] of Object.entries(values)) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
  };
  const hold = (next: Saved): void => {
    setBase(next);
    setWasRefused(false);
    setLaidAside(null);
    form.reset(valuesOf(next));
  };
  const startFrom = (next: Saved): void => {
    hold(next);
    onStart?.();
  };
  /** What was written while `sent` was on its way stays in the form. */
  const startAfterSave = (next: Saved, sent: Values): void => {
    const typed = form.getValues();
    const later = changedFields(keysOf(typed), typed, sent);
    startFrom(next);
    writeOver(later);
  };

  const attempt = async (values: Values, over: Saved): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    setWasRefused(false);
    const outcome = await options.send(values, over).then(
      (next) => ({ next }),
      (error: unknown) => ({ error }),
    );
    setIsSending(false);
    if ('next' in outcome) (options.onSaved ?? startAfterSave)(outcome.next, values);
    else if (apiErrorOf(outcome.error)?.code === 'CHANGED_MEANWHILE') setWasRefused(true);
    else (onFailure ?? besideFields)(outcome.error, form.setError);
  };
  const besideFields = (error: unknown, setError: UseFormSetError<Values>): void =>
    showIssues(error, Object.keys(names) as Path<Values>[], setError);
  // Not awaited: the form library is done with a form once it is sent.
  const submitOver = (over: Saved) =>
    form.handleSubmit((values) => {
      void attempt(values, over);
    });

  const isBehind = versionOf(saved) > versionOf(base);
  const changed = isBehind
    ? changedMeanwhile(names, {
        base: valuesOf(base),
        saved: valuesOf(saved),
        typed: form.getValues(),
      })
    : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others save matters, and whether it is in the way
  useEffect(() => {
    if (isSending || base === saved || versionOf(saved) < versionOf(base)) return;
    if (!unsaved) startFrom(saved);
    else if (isBehind && changed.length === 0) {
      // What they saved is nothing that this form shows: it is sent again, over that.
      setBase(saved);
      if (wasRefused) void submitOver(saved)();
    }
  }, [saved, unsaved, isSending, wasRefused]);

  const look = (): void => {
    const mine = written();
    hold(saved);
    if (draft === null) onStart?.();
    if (keysOf(mine).length > 0) setLaidAside(mine);
  };
  const resume = (): void => {
    writeOver(laidAside ?? {});
    setLaidAside(null);
    onRefill?.();
  };
  const saveMine = (): void => {
    const mine = written();
    hold(saved);
    writeOver(mine);
    onRefill?.();
    void submitOver(saved)();
  };
  const conflictNow = (): Conflict | null => {
    if (isSending) return null;
    if (wasRefused || changed.length > 0) {
      return { step: 'behind', changed, wasRefused, look, saveMine };
    }
    return laidAside && { step: 'looking', resume };
  };

  return {
    form,
    unsaved,
    /** What the form's values are compared with. */
    base,
    /** What was written, while what is saved is looked at instead. */
    laidAside,
    conflict: conflictNow(),
    submit: submitOver(base),
    startAfterSave,
    giveUp: {
      isAsked,
      ask: () => setIsAsked(true),
      cancel: () => setIsAsked(false),
      confirm: () => {
        setIsAsked(false);
        options.onGiveUp?.();
        startFrom(saved);
        rescueFocus();
      },
    },
  };
};
