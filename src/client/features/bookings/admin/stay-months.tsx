import clsx from 'clsx';
import { dayMarks, selectionMark } from '#client/features/bookings/day-marks.ts';
import { selectionPartOf } from '#client/features/bookings/stay-selection.ts';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import type { StaffBooking } from '#shared/bookings.schema.ts';
import { formatMonth } from '#shared/italian-dates.ts';
import { dayStateOn, holdsDates } from '#shared/occupancy.ts';
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
  const held = others.filter(({ status }) => holdsDates(status));
  const dayProps = (date: StayDate) => {
    const part = selectionPartOf(date, booking);
    return {
      label: dayInWords(date, bookings),
      // On its own days the booking is what is to be seen, unless they are taken already.
      className: clsx(dayMarks(dayStateOn(date, part ? held : others)), selectionMark(part)),
    };
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2 [&_.day]:min-h-8">
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
