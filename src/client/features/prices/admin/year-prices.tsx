import { useState } from 'react';
import { yearLists } from '#client/features/prices/price-periods.ts';
import { rescueFocus } from '#client/ui/content-focus.ts';
import type { PriceList } from '#shared/prices.schema.ts';
import { priceListYearFor } from '#shared/quote.ts';
import { NoListYet } from './no-list-yet.tsx';
import { PriceListForm } from './price-list-form.tsx';
import { copyToYear, emptyRows, type PriceRow, rowsOf } from './price-rows.ts';

type YearPricesProps = { year: number; prices: PriceList };

/** One year: its list, or what to do while it has none. */
export const YearPrices = ({ year, prices }: YearPricesProps) => {
  const [draft, setDraft] = useState<PriceRow[] | null>(null);
  const lists = yearLists(prices.periods);
  const saved = lists.find((list) => list.year === year);
  // The nearest list before this year is the likeliest to be right; otherwise any other.
  const source = lists.findLast((list) => list.year < year) ?? lists[0];
  const start = () => {
    setDraft(source ? copyToYear(rowsOf(source.periods), year) : emptyRows(year));
    rescueFocus();
  };
  if (!saved && !draft) {
    return (
      <NoListYet
        year={year}
        sourceYear={source?.year}
        usedYear={source && priceListYearFor(year, prices.periods)}
        onStart={start}
      />
    );
  }
  return <PriceListForm year={year} prices={prices} draft={draft} onEnd={() => setDraft(null)} />;
};
