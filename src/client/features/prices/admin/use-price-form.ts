import { trpc } from '#client/trpc.ts';
import { keepAnswer } from '#client/ui/keep-answer.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import { yearOf } from '#shared/stay-dates.ts';
import { formOf, inputOf, type PriceForm } from './price-form.ts';
import { priceFormResolver } from './price-form-resolver.ts';
import { type PriceRow, rowsOf } from './price-rows.ts';

export type PriceListFormProps = {
  year: number;
  prices: PriceList;
  /** Rows that were copied and are not saved yet. */
  draft: PriceRow[] | null;
  /** The draft is saved or given up. */
  onEnd: () => void;
};

const savedForm = (list: PriceList, year: number): PriceForm =>
  formOf(rowsOf(list.periods.filter(({ startDate }) => yearOf(startDate) === year)), list);

const names = {
  periods: 'Periodi',
  extras: 'Extra',
  notes: 'Note',
} as const satisfies FieldNames<PriceForm>;

/** One year's list while it is edited: from what is saved, or from a draft, to what is saved next. */
export const usePriceForm = ({ year, prices, draft, onEnd }: PriceListFormProps) => {
  const utils = trpc.useUtils();
  const save = trpc.prices.update.useMutation(
    keepAnswer(utils.prices.get, `Listino ${year} salvato.`),
  );
  const saved = useSavedForm<PriceList, PriceForm>({
    saved: prices,
    valuesOf: (list) => savedForm(list, year),
    names,
    resolver: priceFormResolver(year),
    draft: draft && formOf(draft, prices),
    send: (values, { version }) => save.mutateAsync({ ...inputOf(year, values), version }),
    onStart: onEnd,
    onGiveUp: save.reset,
  });
  return { ...saved, save };
};
