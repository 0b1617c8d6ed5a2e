import clsx from 'clsx';
import { dayMarks, selectionMark } from '#client/features/bookings/day-marks.ts';
import { selectionPartOf } from '#client/features/bookings/stay-selection.ts';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatMonth } from '#shared/italian-dates.ts';
import { dayStateOn } from '#shared/occupancy.ts';
import { monthOf, type StayDate } from '#shared/stay-dates.ts';
import { dayInWords } from './day-words.ts';

type StayMonthsProps = {
  booking: StaffBooking;
  bookings: readonly StaffBooking[];
  today: StayDate;
};

/** The days of one booking among those of the others: the month it begins in and the one it ends in. */
export const StayMonths = ({ booking, bookings, today }: StayMonthsProps) => {
  const months = [...new Set([monthOf(booking.startDate), monthOf(booking.endDate)])];
  const others = bookings.filter(({ id }) => id !== booking.id);
  const dayProps = (date: StayDate) => ({
    label: dayInWords(date, bookings),
    className: clsx(
      dayMarks(dayStateOn(date, others)),
      selectionMark(selectionPartOf(date, booking)),
    ),
  });
  return (
    <div className="day-small grid gap-6 sm:grid-cols-2">
      {months.map((month) => (
        <div key={month}>
          <p aria-hidden className="text-center text-sm font-semibold first-letter:uppercase">
            {formatMonth(month)}
          </p>
          <MonthGrid month={month} today={today} dayProps={dayProps} />
        </div>
      ))}
    </div>
  );
};
