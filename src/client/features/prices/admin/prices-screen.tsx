import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { yearLists } from '#client/features/prices/price-periods.ts';
import { TextLanguages } from '#client/features/text-languages/text-languages.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import { extrasFor, priceListYearFor } from '#shared/prices/price-lists.ts';
import type { PriceList } from '#shared/prices/prices.schema.ts';
import type { PriceDraft } from './price.form.ts';
import { PriceListForm } from './price-list-form.tsx';
import {
  changePrices,
  checkPercent,
  copyToYear,
  emptyRows,
  parsePercent,
  rowsOf,
} from './price-rows.ts';
import { editableYears, firstShownYear } from './price-search.ts';

type MissingListProps = {
  year: number;
  /** The year whose list can be copied. */
  sourceYear: number | undefined;
  /** The year whose prices apply until then. */
  usedYear: number | undefined;
  /** `percent` more or less than the copied prices. */
  onStart: (percent: number) => void;
};

type CopyListFormProps = { sourceYear: number; onCopy: (percent: number) => void };

const CopyListForm = ({ sourceYear, onCopy }: CopyListFormProps) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { percent: '0' } });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ percent }) => onCopy(parsePercent(percent) ?? 0))}
      className="mx-auto grid max-w-xs gap-4 text-left"
    >
      <TextField
        label="Prezzi in più o in meno (%)"
        hint="0 li lascia come sono. Arrotondiamo ai 5 euro."
        autoComplete="off"
        error={formState.errors.percent?.message}
        {...register('percent', { validate: checkPercent })}
      />
      <Button type="submit">Copia il listino del {sourceYear}</Button>
      <p className="text-sm text-ink-soft">
        La copia la puoi cambiare come vuoi: vale da quando la salvi.
      </p>
    </form>
  );
};

const MissingList = ({ year, sourceYear, usedYear, onStart }: MissingListProps) => (
  <EmptyState
    title={`Per il ${year} non c’è ancora un listino`}
    action={
      sourceYear ? (
        <CopyListForm sourceYear={sourceYear} onCopy={onStart} />
      ) : (
        <Button onClick={() => onStart(0)}>Comincia il listino</Button>
      )
    }
  >
    {sourceYear
      ? `Intanto valgono i prezzi del ${usedYear}.`
      : 'Comincia da un prezzo per tutto l’anno: poi lo dividi in periodi.'}
  </EmptyState>
);

type YearPricesProps = { year: number; prices: PriceList };

const YearPrices = ({ year, prices }: YearPricesProps) => {
  const [draft, setDraft] = useState<PriceDraft | null>(null);
  const lists = yearLists(prices.periods);
  const saved = lists.find((list) => list.year === year);
  // Prefers the latest earlier list, whose prices are the most similar.
  const source = lists.findLast((list) => list.year < year) ?? lists[0];
  const start = (percent: number) => {
    const rows = source
      ? changePrices(copyToYear(rowsOf(source.periods), year), percent)
      : emptyRows(year);
    setDraft({ rows, extras: source ? extrasFor(source.year, prices) : prices.extras });
    rescueFocus();
  };
  if (!saved && !draft) {
    return (
      <MissingList
        year={year}
        sourceYear={source?.year}
        usedYear={source && priceListYearFor(year, prices.periods)}
        onStart={start}
      />
    );
  }
  return (
    <PriceListForm year={year} prices={prices} draft={draft} onDraftEnd={() => setDraft(null)} />
  );
};

type YearChoiceProps = {
  years: readonly number[];
  chosen: number;
  /** The years that have a list. */
  listed: readonly number[];
};

const YearChoice = ({ years, chosen, listed }: YearChoiceProps) => (
  <nav aria-label="Anno del listino" className="mb-6">
    <ul className="segments max-w-md">
      {years.map((year) => (
        <li key={year}>
          <Link
            to="/admin/prices"
            search={{ year }}
            resetScroll={false}
            activeProps={{}}
            aria-current={year === chosen ? 'page' : undefined}
            className="segment flex-col gap-0 px-1 py-1 leading-tight tabular-nums"
          >
            {year}
            {!listed.includes(year) && <span className="text-xs font-normal">da scrivere</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The list that a new site begins with looks like a real one. */
const ExampleNotice = () => {
  const { data: steps } = trpc.firstSteps.get.useQuery(undefined, liveQuery);
  if (!steps?.missing.includes('prices')) return null;
  return (
    <div className="mb-6 max-w-4xl">
      <Notice tone="warning" title="Questo è un esempio: sul sito vale già.">
        Metti i tuoi prezzi e salva.
      </Notice>
    </div>
  );
};

const Loading = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12 max-w-md" />
    <Skeleton className="h-96" />
  </div>
);

type PricesScreenProps = { wantedYear: number | undefined; today: StayDate };

export const PricesScreen = ({ wantedYear, today }: PricesScreenProps) => {
  const prices = trpc.prices.get.useQuery(undefined, liveQuery);
  const years = editableYears(yearOf(today));
  const year = years.find((candidate) => candidate === wantedYear) ?? firstShownYear(today);
  return (
    <>
      <AdminPageHeader
        title="Prezzi"
        purpose="Il listino di ogni anno, gli extra e le note che gli ospiti leggono sul sito."
      />
      <Loaded query={prices} failure="Errore nel caricamento dei prezzi" skeleton={<Loading />}>
        {(found) => {
          const listed = yearLists(found.periods).map((list) => list.year);
          return (
            <>
              <YearChoice years={years} chosen={year} listed={listed} />
              {listed.includes(year) && <ExampleNotice />}
              <YearPrices key={year} year={year} prices={found} />
              <TextLanguages kind="prices" saved={{ version: found.version }} className="mt-6" />
            </>
          );
        }}
      </Loaded>
    </>
  );
};
