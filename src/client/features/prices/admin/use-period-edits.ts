import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StayRule } from '#shared/prices/price-lists.ts';
import type { PriceForm } from './price.form.ts';
import {
  changePrices,
  mergeRow,
  type Neighbour,
  type PriceRow,
  ruleRows,
  splitRow,
} from './price-rows.ts';

type RowEdit = { kind: 'split' | 'remove' | 'rule'; index: number };
type PeriodEdit = RowEdit | { kind: 'change-prices' };

/** Splitting and removing periods, their rules, and changing all prices, each with a dialog. */
export const usePeriodEdits = (form: UseFormReturn<PriceForm>) => {
  const { control, getValues, trigger, clearErrors, setFocus } = form;
  const { fields, replace } = useFieldArray({ control, name: 'periods' });
  const [edit, setEdit] = useState<PeriodEdit | null>(null);
  const [refused, setRefused] = useState<RowEdit | null>(null);
  const [unfolded, setUnfolded] = useState<number | null>(null);

  /** Rows can only be split or merged while all dates are valid; otherwise the first error is focused. */
  const start = async (next: RowEdit) => {
    setRefused(null);
    // The last row ends the year, and has no field.
    const lastDays = getValues('periods')
      .slice(0, -1)
      .map((_, index) => `periods.${index}.endDate` as const);
    if (await trigger(lastDays, { shouldFocus: true })) setEdit(next);
    else setRefused(next);
  };
  const finish = (rows: PriceRow[], focusIndex: number) => {
    setEdit(null);
    replace(rows);
    clearErrors('periods');
    setUnfolded(focusIndex);
    requestAnimationFrame(() => setFocus(`periods.${focusIndex}.weeklyPrice`));
  };

  return {
    /** The rows' keys. */
    fields,
    edit,
    /** The row whose button did nothing, because another row has a wrong date. */
    refusedIndex: refused?.index,
    /** The row whose fields are shown on narrow screens. */
    unfoldedIndex: unfolded,
    toggle: (index: number) => setUnfolded(unfolded === index ? null : index),
    startSplit: (index: number) => void start({ kind: 'split', index }),
    startRemove: (index: number) => void start({ kind: 'remove', index }),
    startRule: (index: number) => void start({ kind: 'rule', index }),
    startChangePrices: () => setEdit({ kind: 'change-prices' }),
    cancel: () => setEdit(null),
    split: (index: number, day: StayDate) =>
      finish(splitRow(getValues('periods'), index, day), index + 1),
    remove: (index: number, into: Neighbour) =>
      finish(mergeRow(getValues('periods'), index, into), into === 'before' ? index - 1 : index),
    setRule: (index: number, last: number, rule: StayRule) =>
      finish(ruleRows(getValues('periods'), [index, last], rule), index),
    changePrices: (percent: number) => finish(changePrices(getValues('periods'), percent), 0),
  };
};

export type PeriodEdits = ReturnType<typeof usePeriodEdits>;
