import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { dayClasses } from '#client/features/bookings/day-classes.ts';
import { Button } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Claim, ClaimsOfDays } from '#shared/booking-lists.schema.ts';
import { formatMonth } from '#shared/italian-dates.ts';
import { dayStateOn, type NightState } from '#shared/occupancy.ts';
import { addMonths, type Month, type StayDate } from '#shared/stay-dates.ts';
import { claimsOn, describeClaims } from './claims-of-day.ts';
import { covers, firstMonthOf, monthsInterval } from './month-intervals.ts';
import {
  formatFreeNights,
  formatOccupancy,
  type MonthOccupancy,
  monthOccupancies,
} from './month-occupancy.ts';
import { claimsFailure, useClaims } from './use-claims.ts';
import { YEAR_MONTHS, type Year } from './use-year.ts';

type DaysProps = {
  month: Month;
  today: StayDate;
  claims: readonly Claim[];
  onOpen: (id: number) => void;
};

const MonthDays = ({ month, today, claims, onOpen }: DaysProps) => {
  const pick = (date: StayDate) => {
    const [claim] = claimsOn(date, claims);
    if (claim) onOpen(claim.id);
  };
  return (
    <MonthGrid
      month={month}
      today={today}
      onPick={pick}
      dayProps={(date) => ({
        label: describeClaims(date, claims),
        disabled: claimsOn(date, claims).length === 0,
        className: clsx(dayClasses(dayStateOn(date, claims)), date < today && 'day-past'),
      })}
    />
  );
};

type MonthOverviewProps = {
  month: Month;
  /** Claims that are already loaded, perhaps for this month. */
  loaded: ClaimsOfDays | undefined;
  today: StayDate;
  onOpen: (id: number) => void;
  onLeave: () => void;
};

export const MonthOverview = (props: MonthOverviewProps) => {
  const { month, loaded, today, onOpen, onLeave } = props;
  const days = monthsInterval(month, month);
  const isLoaded = loaded !== undefined && covers(loaded, days);
  const query = useClaims(days, { enabled: !isLoaded });
  const claims = (isLoaded ? loaded : query.data)?.claims;
  return (
    <section
      aria-label={formatMonth(month)}
      className="rounded-card border border-sand-200 bg-white p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg first-letter:uppercase">{formatMonth(month)}</h2>
        <Button variant="quiet" size="small" onClick={onLeave}>
          Tutti i mesi
        </Button>
      </div>
      {claims && <MonthDays month={month} today={today} claims={claims} onOpen={onOpen} />}
      {!claims && query.isError && (
        <LoadFailure
          title={claimsFailure}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!claims && !query.isError && <Skeleton className="h-72" />}
    </section>
  );
};

/** The states differ in height as well as in colour. */
const barClasses: Record<NightState, string> = {
  free: 'h-1 bg-sand-300',
  pending: 'h-3 bg-amber-800',
  confirmed: 'h-6 bg-sea-600',
  blocked: 'h-6 bg-field/60',
};

const legend: { state: NightState; label: string }[] = [
  { state: 'confirmed', label: 'Confermata' },
  { state: 'pending', label: 'In attesa' },
  { state: 'blocked', label: 'Non disponibile' },
  { state: 'free', label: 'Libera' },
];

/** Only January shows the year; screen readers get it for every month. */
const MonthName = ({ month }: { month: Month }) => {
  const [name, year] = formatMonth(month).split(' ');
  return (
    <span className="flex items-baseline justify-between gap-1 text-sm font-semibold">
      <span className="first-letter:uppercase">{name}</span>{' '}
      <span className={month.endsWith('-01') ? 'text-xs font-normal text-ink-soft' : 'sr-only'}>
        {year}
      </span>
    </span>
  );
};

type MonthButtonProps = { occupancy: MonthOccupancy; pressed: boolean; onPress: () => void };

const MonthButton = ({ occupancy, pressed, onPress }: MonthButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="relative grid w-36 shrink-0 content-start gap-2 rounded-card border border-sand-200 bg-white p-3 text-left transition-colors hover:border-sea-600 aria-pressed:border-sea-600 aria-pressed:bg-sea-50 md:w-auto"
  >
    <MonthName month={occupancy.month} />
    <span aria-hidden className="flex h-6 items-end gap-px">
      {occupancy.nights.map(({ date, state }) => (
        <span key={date} className={clsx('grow rounded-[1px]', barClasses[state])} />
      ))}
    </span>
    <span className="text-xs text-ink-soft">
      <span className="sr-only">Notti: </span>
      {formatOccupancy(occupancy)}
      {formatFreeNights(occupancy) && (
        <span className="sr-only">, {formatFreeNights(occupancy)}</span>
      )}
    </span>
  </button>
);

type StepButtonProps = { label: string; onStep: () => void; back?: boolean };

const StepButton = ({ label, onStep, back = false }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onStep}
    className="grid size-11 place-items-center rounded-full text-sea-700 hover:bg-sea-100"
  >
    {back ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
  </button>
);

const Legend = () => (
  <ul aria-label="Legenda" className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    {legend.map(({ state, label }) => (
      <li key={state} className="flex h-6 items-end gap-2">
        <span aria-hidden className={clsx('w-1.5 rounded-[1px]', barClasses[state])} />
        {label}
      </li>
    ))}
  </ul>
);

type RibbonProps = {
  year: ClaimsOfDays;
  onStep: (months: number) => void;
  chosen: Month | undefined;
  onChoose: (month: Month | undefined) => void;
};

const Ribbon = ({ year, onStep, chosen, onChoose }: RibbonProps) => {
  const first = firstMonthOf(year);
  const occupancies = useMemo(
    () => monthOccupancies(first, YEAR_MONTHS, year.claims),
    [first, year],
  );
  const last = addMonths(first, YEAR_MONTHS - 1);
  return (
    <section aria-label="Il calendario dell'anno">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 aria-live="polite" className="text-lg first-letter:uppercase md:text-xl">
          {formatMonth(first)} – {formatMonth(last)}
        </h2>
        <div className="flex">
          <StepButton back label="Dodici mesi prima" onStep={() => onStep(-YEAR_MONTHS)} />
          <StepButton label="Dodici mesi dopo" onStep={() => onStep(YEAR_MONTHS)} />
        </div>
      </div>
      <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-4 md:overflow-visible md:px-0 lg:grid-cols-6">
        {occupancies.map((occupancy) => (
          <MonthButton
            key={occupancy.month}
            occupancy={occupancy}
            pressed={occupancy.month === chosen}
            onPress={() => onChoose(occupancy.month === chosen ? undefined : occupancy.month)}
          />
        ))}
      </div>
      <Legend />
    </section>
  );
};

type YearRibbonProps = Pick<RibbonProps, 'chosen' | 'onChoose'> & { year: Year };

/** The occupancy of twelve months, night by night. Choosing a month filters the list. */
export const YearRibbon = ({ year: { query, step }, ...choice }: YearRibbonProps) => (
  <div className="mb-8">
    <Loaded query={query} failure={claimsFailure} skeleton={<Skeleton className="h-72" />}>
      {(year) => <Ribbon year={year} onStep={step} {...choice} />}
    </Loaded>
  </div>
);
