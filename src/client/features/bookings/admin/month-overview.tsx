import clsx from 'clsx';
import { dayMarks } from '#client/features/bookings/day-marks.ts';
import { Button } from '#client/ui/button.tsx';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatMonth } from '#shared/italian-dates.ts';
import { dayStateOn } from '#shared/occupancy.ts';
import type { Month, StayDate } from '#shared/stay-dates.ts';
import { claimsOn, dayInWords } from './day-words.ts';

type MonthOverviewProps = {
  month: Month;
  bookings: readonly StaffBooking[];
  today: StayDate;
  onOpen: (id: number) => void;
  onLeave: () => void;
};

/** The chosen month, day by day; a taken day opens its booking. */
export const MonthOverview = (props: MonthOverviewProps) => {
  const { month, bookings, today, onOpen, onLeave } = props;
  const pick = (date: StayDate) => {
    const [claim] = claimsOn(date, bookings);
    if (claim) onOpen(claim.id);
  };
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
      <MonthGrid
        month={month}
        today={today}
        onPick={pick}
        dayProps={(date) => ({
          label: dayInWords(date, bookings),
          disabled: claimsOn(date, bookings).length === 0,
          className: clsx(dayMarks(dayStateOn(date, bookings)), date < today && 'day-past'),
        })}
      />
    </section>
  );
};
