import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { toastSuccess } from '#client/ui/toasts.tsx';
import type { PriceList } from '#shared/prices.schema.ts';
import type { PricePeriod } from '#shared/quote.ts';
import { yearOf } from '#shared/stay-dates.ts';
import { formOf, inputOf, type PriceForm } from './price-form.ts';
import { priceFormResolver } from './price-form-resolver.ts';
import { type PriceRow, rowsOf } from './price-rows.ts';

export type PriceListFormProps = {
  year: number;
  prices: PriceList;
  /** Undefined while this year has no list. */
  savedPeriods: PricePeriod[] | undefined;
  /** Rows that were copied and are not saved yet. */
  draft: PriceRow[] | null;
  /** The draft is saved or given up. */
  onEnd: () => void;
};

const useSavePrices = (onSaved: (list: PriceList) => void) => {
  const utils = trpc.useUtils();
  return trpc.prices.update.useMutation({
    onSuccess: async (list) => {
      // An answer that is still on its way may be older than what was saved.
      await utils.prices.get.cancel();
      utils.prices.get.setData(undefined, list);
      onSaved(list);
    },
  });
};

const savedForm = (list: PriceList, year: number): PriceForm =>
  formOf(rowsOf(list.periods.filter(({ startDate }) => yearOf(startDate) === year)), list);

/** One year's list while it is edited: from what is saved, or from a draft, to what is saved next. */
export const usePriceForm = ({ year, prices, savedPeriods, draft, onEnd }: PriceListFormProps) => {
  const [base, setBase] = useState(prices);
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<PriceForm>({
    mode: 'onTouched',
    resolver: priceFormResolver(year),
    defaultValues: draft ? formOf(draft, prices) : savedForm(prices, year),
  });
  const unsaved = form.formState.isDirty || draft !== null;
  const { reset } = form;
  const startFrom = (list: PriceList) => {
    setBase(list);
    reset(savedForm(list, year));
    onEnd();
  };
  const save = useSavePrices((list) => {
    startFrom(list);
    toastSuccess(`Listino ${year} salvato.`);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what others save while nothing is written here
  useEffect(() => {
    if (!unsaved && base !== prices) startFrom(prices);
  }, [prices, unsaved]);

  const send = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(inputOf(year, values));
  });
  return {
    form,
    save,
    send,
    unsaved,
    /** Somebody else saved prices after these were read. */
    isOutdated: unsaved && base !== prices,
    giveUp: {
      isAsked,
      ask: () => setIsAsked(true),
      cancel: () => setIsAsked(false),
      confirm: () => {
        setIsAsked(false);
        save.reset();
        if (savedPeriods) startFrom(prices);
        else onEnd();
        rescueFocus();
      },
    },
  };
};
