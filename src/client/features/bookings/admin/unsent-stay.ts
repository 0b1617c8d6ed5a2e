import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { browserDrafts, draftKey, hasChanges, parseDraft } from '#client/ui/drafts.ts';
import { useDraftKeeping, useStoredDraft } from '#client/ui/use-drafts.ts';
import { isStayDate } from '#shared/bookings/stay-dates.ts';
import { formatShortDayRange } from '#shared/languages/italian-dates.ts';
import type { StayValues } from './stay.form.ts';

// A stay that was typed but not entered, or corrected but not saved: this browser keeps it until it is
// sent or thrown away, however its form was closed.

type UnsentKey = { userId: number; id: number | 'new' };

const keyOf = ({ userId, id }: UnsentKey): string => draftKey({ userId, kind: 'stay', id });

/**
 * What was typed over `saved`; null where nothing is kept, and `undefined` until the browser has
 * answered.
 */
export const useUnsentStay = <Values extends StayValues>(key: UnsentKey, saved: Values) => {
  const stored = useStoredDraft(keyOf(key));
  const [isDiscarded, setDiscarded] = useState(false);
  const draft = stored && parseDraft(stored.kept, saved);
  const values = !isDiscarded && draft && hasChanges(draft.values, saved) ? draft.values : null;
  return {
    unsent: stored ? values : undefined,
    discard: () => {
      setDiscarded(true);
      void browserDrafts.remove(keyOf(key));
    },
  };
};

/** Keeps what is typed over `saved`. `forget` once it is sent. */
export const useUnsentStayKeeping = <Values extends StayValues>(
  key: UnsentKey,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>,
  saved: Values,
) => useDraftKeeping<Values>({ draftKey: keyOf(key), form, saved, version: null });

/** 'Rita, 8–15 mag', as far as it was typed. */
export const describeUnsent = ({ guestName, startDate, endDate }: StayValues): string =>
  [
    guestName.trim(),
    isStayDate(startDate) && isStayDate(endDate) && formatShortDayRange(startDate, endDate),
  ]
    .filter(Boolean)
    .join(', ');
