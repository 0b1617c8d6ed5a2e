import clsx from 'clsx';
import { dayMarks } from '#client/features/bookings/day-marks.ts';
import { Button } from '#client/ui/button.tsx';
import { LoadFailure } from '#client/ui/load-failure.tsx';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Claim, ClaimsOfDays } from '#shared/bookings.schema.ts';
import { formatMonth } from '#shared/italian-dates.ts';
import { dayStateOn } from '#shared/occupancy.ts';
import type { Month, StayDate } from '#shared/stay-dates.ts';
import { claimsOn, dayInWords } from './day-words.ts';
import { covers, daysOfMonths } from './shown-days.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

type DaysProps = Pick<MonthOverviewProps, 'month' | 'today' | 'onOpen'> & {
  claims: readonly Claim[];
};

const Days = ({ month, today, claims, onOpen }: DaysProps) => {
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
        label: dayInWords(date, claims),
        disabled: claimsOn(date, claims).length === 0,
        className: clsx(dayMarks(dayStateOn(date, claims)), date < today && 'day-past'),
      })}
    />
  );
};

type MonthOverviewProps = {
  month: Month;
  /** What is known of other days, perhaps of this month too. */
  known: ClaimsOfDays | undefined;
  today: StayDate;
  onOpen: (id: number) => void;
  onLeave: () => void;
};

/** The chosen month, day by day; a taken day opens its booking. */
export const MonthOverview = (props: MonthOverviewProps) => {
  const { month, known, today, onOpen, onLeave } = props;
  const days = daysOfMonths(month, month);
  const isKnown = known !== undefined && covers(known, days);
  const own = useClaims(days, { enabled: !isKnown });
  const claims = (isKnown ? known : own.data)?.claims;
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
      {claims && <Days month={month} today={today} claims={claims} onOpen={onOpen} />}
      {!claims && own.isError && (
        <LoadFailure title={claimsFailure} error={own.error} onRetry={() => void own.refetch()} />
      )}
      {!claims && !own.isError && <Skeleton className="h-72" />}
    </section>
  );
};
