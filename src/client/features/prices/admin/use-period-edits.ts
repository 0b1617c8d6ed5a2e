import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { StayDate } from '#shared/stay-dates.ts';
import type { PriceForm } from './price.form.ts';
import { changePrices, mergeRow, type Neighbour, type PriceRow, splitRow } from './price-rows.ts';

type PeriodEdit = { kind: 'split' | 'remove'; index: number } | { kind: 'change-prices' };

/** Splitting and removing periods and changing all prices, each with a dialog. */
export const usePeriodEdits = (form: UseFormReturn<PriceForm>) => {
  const { control, getValues, trigger, clearErrors, setFocus } = form;
  const { fields, replace } = useFieldArray({ control, name: 'periods' });
  const [edit, setEdit] = useState<PeriodEdit | null>(null);

  /** Rows can only be split or merged while all dates are valid; otherwise shows the first error. */
  const start = async (next: PeriodEdit) => {
    const lastDays = getValues('periods').map((_, index) => `periods.${index}.endDate` as const);
    if (await trigger(lastDays, { shouldFocus: true })) setEdit(next);
  };
  const finish = (rows: PriceRow[], focusIndex: number) => {
    setEdit(null);
    replace(rows);
    clearErrors('periods');
    requestAnimationFrame(() => setFocus(`periods.${focusIndex}.weeklyPrice`));
  };

  return {
    /** The rows' keys. */
    fields,
    edit,
    startSplit: (index: number) => void start({ kind: 'split', index }),
    startRemove: (index: number) => void start({ kind: 'remove', index }),
    startChangePrices: () => setEdit({ kind: 'change-prices' }),
    cancel: () => setEdit(null),
    split: (index: number, day: StayDate) =>
      finish(splitRow(getValues('periods'), index, day), index + 1),
    remove: (index: number, into: Neighbour) =>
      finish(mergeRow(getValues('periods'), index, into), into === 'before' ? index - 1 : index),
    changePrices: (percent: number) => finish(changePrices(getValues('periods'), percent), 0),
  };
};

export type PeriodEdits = ReturnType<typeof usePeriodEdits>;
