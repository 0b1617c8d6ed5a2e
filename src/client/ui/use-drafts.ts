import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keysOf } from './changed-fields.ts';
import { browserDrafts, changesOf, createDraftKeeper } from './drafts.ts';

/** The stored draft of a key: `{ kept }` when it is loaded, null until then. */
export const useStoredDraft = (key: string): { kept: unknown } | null => {
  const [found, setFound] = useState<{ key: string; kept: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void browserDrafts.read(key).then((kept) => {
      if (isCurrent) setFound({ key, kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found : null;
};

type DraftKeepingOptions<Values extends FieldValues> = {
  draftKey: string;
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>;
  saved: Values;
  version: string | null;
};

const useKeeper = <Values extends FieldValues>(options: DraftKeepingOptions<Values>) => {
  const [isKept, setIsKept] = useState<boolean | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const [keeper] = useState(() =>
    createDraftKeeper<Values>({
      key: () => latest.current.draftKey,
      store: browserDrafts,
      current: () => {
        const { form, saved, version } = latest.current;
        const values = changesOf(form.getValues(), saved);
        if (keysOf(values).length === 0) return null;
        return { values, writtenAt: new Date().toISOString(), basedOn: version };
      },
      onAttempt: setIsKept,
    }),
  );
  const forget = () => {
    keeper.forget();
    setIsKept(null);
  };
  return { keeper, isKept, forget };
};

/** Stores drafts while the user types, and at once when the window is hidden or the form unmounts. */
export const useDraftKeeping = <Values extends FieldValues>(
  options: DraftKeepingOptions<Values>,
) => {
  const { keeper, isKept, forget } = useKeeper(options);
  const { subscribe } = options.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: keeper.note }),
    [subscribe, keeper],
  );
  useEffect(() => {
    const { flush } = keeper;
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      flush();
    };
  }, [keeper]);
  return {
    forget,
    /** Whether this browser stores drafts; null before the first attempt. */
    isKept,
  };
};
