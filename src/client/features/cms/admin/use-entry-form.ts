import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, Resolver, UseFormSetError } from 'react-hook-form';
import { isFocusLost } from '#client/ui/content-focus.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { changesOf, type Draft, type DraftKind, differs, draftKey } from './drafts.ts';
import { useDraftKeeping } from './use-drafts.ts';

/** What is new begins at its title; so does a form that came after a question, which had the focus. */
export const useTitleFocus = (isNew: boolean, focusTitle: () => void): void => {
  const begin = useEffectEvent(() => {
    if (isNew || isFocusLost()) focusTitle();
  });
  useEffect(() => begin(), []);
};

type Version = { version: number };

/**
 * The newest version of something that comes from two sides: from a query that is asked again and
 * again, and as the answer to one's own save. The same version stays the same object.
 */
export const useNewest = <Saved extends Version>(found: Saved | null) => {
  const [newest, setNewest] = useState(found);
  const isNewer = found !== null && (newest === null || found.version > newest.version);
  if (isNewer) setNewest(found);
  return [isNewer ? found : newest, setNewest] as const;
};

/** What is written: it has an id and a version once it is saved. */
export type Written = { id: number; version: number; updatedAt: string };

/** What every form in which something is written holds. */
export type WritingValues = FieldValues & { title: string; content: string };

export type WritingOptions<Saved, Values> = {
  userId: number;
  /** What the server holds, renewed while the form is open; null for what is new. */
  saved: Saved | null;
  /** Something typed earlier, with which the form begins. */
  resumed: Draft<Values> | null;
  onCreated: (id: number) => void;
  /** It was saved, and is to be closed. */
  onDone: () => void;
};

type WritingFormOptions<Saved, Values extends WritingValues> = WritingOptions<Saved, Values> & {
  kind: DraftKind;
  valuesOf: (saved: Saved | null) => Values;
  resolver: Resolver<Values>;
  names: Partial<FieldNames<Values>>;
  isSending: boolean;
  create: (values: Values) => Promise<Saved>;
  /** Only what was changed: the rest stays as somebody else may have saved it meanwhile. */
  update: (changes: Partial<Values> & { id: number; version: number }) => Promise<Saved>;
  onFailure?: (error: unknown, setError: UseFormSetError<Values>) => void;
};

export type AfterSave = 'stay' | 'close';

/** A page or a post while it is written: what is typed is kept, and saved when somebody says so. */
export const useWritingForm = <Saved extends Written, Values extends WritingValues>(
  options: WritingFormOptions<Saved, Values>,
) => {
  const { kind, userId, valuesOf, names, resumed, isSending } = options;
  const [saved, setSaved] = useNewest(options.saved);
  // Another one where the text is to be read anew: its editor reads it once.
  const [textVersion, setTextVersion] = useState(0);
  const isOwnSave = useRef(false);
  const after = useRef<AfterSave>('stay');
  const startText = () => setTextVersion((version) => version + 1);
  const savedForm = useSavedForm<Saved | null, Values>({
    saved,
    valuesOf,
    names,
    resolver: options.resolver,
    send: (values, over) =>
      over === null
        ? options.create(values)
        : options.update({
            ...changesOf(values, valuesOf(over)),
            id: over.id,
            version: over.version,
          }),
    onSaved: (next, sent) => onSaved(next, sent),
    ...(options.onFailure ? { onFailure: options.onFailure } : {}),
    onStart: () => isOwnSave.current || startText(),
    onRefill: startText,
  });
  const { form, unsaved, base, laidAside, conflict, submit, startAfterSave } = savedForm;
  const savedValues = valuesOf(base);
  const keeping = useDraftKeeping<Values>({
    draftKey: draftKey({ userId, kind, id: base?.id ?? 'new' }),
    form,
    saved: savedValues,
    laidAside,
    version: base?.updatedAt ?? null,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form begins
  useEffect(() => {
    for (const [field, value] of Object.entries(resumed?.values ?? {})) {
      const path = field as Path<Values>;
      form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    if (resumed) startText();
  }, []);
  useTitleFocus(options.saved === null, () => form.setFocus('title' as Path<Values>));

  const onSaved = (next: Saved, sent: Values): void => {
    const isNew = base === null;
    const hasMore = differs(form.getValues(), sent);
    keeping.forget();
    setSaved(next);
    // The text in the editor is the one that was saved.
    isOwnSave.current = true;
    startAfterSave(next, sent);
    isOwnSave.current = false;
    if (after.current === 'close' && !hasMore) {
      // What the form was told just now is nothing that somebody typed.
      keeping.forget();
      options.onDone();
    } else if (isNew) options.onCreated(next.id);
  };

  const save =
    (next: AfterSave) =>
    (event?: BaseSyntheticEvent): Promise<void> => {
      after.current = next;
      return submit(event);
    };

  return {
    form,
    /** What is saved, as the form compares itself with it; null for what is new. */
    saved: base,
    unsaved,
    conflict,
    isSending,
    textVersion,
    save,
    keeping,
  };
};

export type WritingForm<Saved extends Written, Values extends WritingValues> = ReturnType<
  typeof useWritingForm<Saved, Values>
>;
