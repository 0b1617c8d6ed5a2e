import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import { keysOf } from '#client/ui/changed-fields.ts';
import { isFocusLost } from '#client/ui/content-focus.ts';
import { changesOf, type Draft, draftKey, hasChanges } from '#client/ui/drafts.ts';
import { failureBeside } from '#client/ui/form-issues.ts';
import { useDraftKeeping } from '#client/ui/use-drafts.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { EntryKind, EntryValues, SavedEntry } from './entry-kind.ts';

/** A form that opens after the draft dialog, where the focus was, starts at the title too. */
const useTitleFocus = (isNew: boolean, focusTitle: () => void): void => {
  const start = useEffectEvent(() => {
    if (isNew || isFocusLost()) focusTitle();
  });
  useEffect(() => start(), []);
};

/**
 * The newest version of an entry, which comes both from a polled query and as the answer to saving.
 * The same version stays the same object.
 */
const useNewest = <Saved extends { version: number }>(found: Saved | null) => {
  const [newest, setNewest] = useState(found);
  const isNewer = found !== null && (newest === null || found.version > newest.version);
  if (isNewer) setNewest(found);
  return [isNewer ? found : newest, setNewest] as const;
};

export type EntryFormProps<Saved, Values> = {
  userId: number;
  /** The server's version, refreshed while the form is open; null for a new entry. */
  saved: Saved | null;
  resumed: Draft<Values> | null;
  /** Where the form puts its buttons. */
  footer: HTMLElement | null;
  onCreated: (id: number) => void;
  onDone: () => void;
};

type Mutation<Input, Saved> = {
  mutateAsync: (input: Input) => Promise<Saved>;
  isPending: boolean;
  error: unknown;
};

type EntryFormOptions<Saved, Values extends EntryValues> = Omit<
  EntryFormProps<Saved, Values>,
  'footer'
> & {
  entryKind: EntryKind<Saved, Values>;
  create: Mutation<Values, Saved>;
  /** Sends only changed fields, so that it keeps other users' changes. */
  update: Mutation<Partial<Values> & { id: number; seenVersion: number }, Saved>;
};

type AfterSave = 'stay' | 'close';

/** A page or post being edited: drafts are kept automatically, saving is explicit. */
export const useEntryForm = <Saved extends SavedEntry, Values extends EntryValues>(
  options: EntryFormOptions<Saved, Values>,
) => {
  const { entryKind, userId, resumed, create, update } = options;
  const { kind, names, valuesOf, resolver, messages } = entryKind;
  const [saved, setSaved] = useNewest(options.saved);
  // The editor reads its HTML only once; another version mounts it again.
  const [textVersion, setTextVersion] = useState(0);
  const isOwnSave = useRef(false);
  const afterSave = useRef<AfterSave>('stay');
  const reloadText = () => setTextVersion((version) => version + 1);
  const savedForm = useSavedForm<Saved | null, Values>({
    saved,
    valuesOf,
    names,
    resolver,
    send: (values, over) =>
      over === null
        ? create.mutateAsync(values)
        : update.mutateAsync({
            ...changesOf(values, valuesOf(over)),
            id: over.id,
            seenVersion: over.version,
          }),
    onSaved: (next, sent) => onSaved(next, sent),
    onReset: () => isOwnSave.current || reloadText(),
    onRefill: reloadText,
  });
  const { form, unsaved, base, conflict, submit, continueFrom } = savedForm;
  const keeping = useDraftKeeping<Values>({
    draftKey: draftKey({ userId, kind, id: base?.id ?? 'new' }),
    form,
    saved: valuesOf(base),
    version: base?.updatedAt ?? null,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    for (const [field, value] of Object.entries(resumed?.values ?? {})) {
      const path = field as Path<Values>;
      form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    if (resumed) reloadText();
  }, []);
  useTitleFocus(options.saved === null, () => form.setFocus('title' as Path<Values>));

  const onSaved = (next: Saved, sent: Values): void => {
    const isNew = base === null;
    const hasMore = hasChanges(form.getValues(), sent);
    keeping.forget();
    setSaved(next);
    // The editor already shows this text.
    isOwnSave.current = true;
    continueFrom(next, sent);
    isOwnSave.current = false;
    if (afterSave.current === 'close' && !hasMore) {
      // Resetting the form above has been noted as typing.
      keeping.forget();
      options.onDone();
    } else if (isNew) options.onCreated(next.id);
  };

  const save =
    (next: AfterSave) =>
    (event?: BaseSyntheticEvent): Promise<void> => {
      afterSave.current = next;
      return submit(event);
    };

  return {
    form,
    names,
    /** The saved entry that the form is compared with; null for a new one. */
    saved: base,
    unsaved,
    conflict,
    isSending: create.isPending || update.isPending,
    /** Null where the error is shown at a field. */
    failure: failureBeside(
      update.error ?? create.error,
      keysOf(names) as string[],
      messages.saveFailed,
    ),
    textVersion,
    save,
    keeping,
  };
};

export type EntryFormState<Saved extends SavedEntry, Values extends EntryValues> = ReturnType<
  typeof useEntryForm<Saved, Values>
>;
