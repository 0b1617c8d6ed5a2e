import type { PriceList, UpdatePricesInput } from '#shared/prices.schema.ts';
import { type PriceRow, periodsOf } from './price-rows.ts';
import { parseEuros, typedEuros } from './typed-euros.ts';

/** A list as it stands in the fields: amounts in euros, as they are typed. */
export type PriceForm = {
  periods: PriceRow[];
  extras: {
    cleaning: string;
    linenSmallGroup: string;
    linenLargeGroup: string;
    linenSmallGroupMax: number;
    touristTax: string;
  };
  notes: string;
};

export const formOf = (
  periods: PriceRow[],
  { extras, notes }: Pick<PriceList, 'extras' | 'notes'>,
): PriceForm => ({
  periods,
  extras: {
    cleaning: typedEuros(extras.cleaningCents),
    linenSmallGroup: typedEuros(extras.linenSmallGroupCents),
    linenLargeGroup: typedEuros(extras.linenLargeGroupCents),
    linenSmallGroupMax: extras.linenSmallGroupMax,
    touristTax: typedEuros(extras.touristTaxCents),
  },
  notes,
});

/** NaN stands for an amount that is none: the schema refuses it. */
const cents = (typed: string): number => parseEuros(typed) ?? Number.NaN;

export const inputOf = (
  year: number,
  { periods, extras, notes }: PriceForm,
): UpdatePricesInput => ({
  year,
  periods: periodsOf(periods, year),
  extras: {
    cleaningCents: cents(extras.cleaning),
    linenSmallGroupCents: cents(extras.linenSmallGroup),
    linenLargeGroupCents: cents(extras.linenLargeGroup),
    linenSmallGroupMax: extras.linenSmallGroupMax,
    touristTaxCents: cents(extras.touristTax),
  },
  notes,
});
