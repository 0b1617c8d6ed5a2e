import clsx from 'clsx';
import { dayClasses, selectionClass } from '#client/features/bookings/day-classes.ts';
import { selectionPartOf } from '#client/features/bookings/stay-selection.ts';
import { useLanguage } from '#client/ui/language.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { MonthGrid } from '#client/ui/month-grid.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { dayStateOn, holdsDates } from '#shared/bookings/occupancy.ts';
import { type Month, monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatMonth } from '#shared/languages/italian-dates.ts';
import { describeClaims } from './claims-of-day.ts';
import { monthsInterval } from './month-intervals.ts';
import { claimsFailure, useClaims } from './use-claims.ts';

type StayMonthsProps = { booking: StaffBooking; today: StayDate };

type MonthsProps = StayMonthsProps & { months: readonly Month[]; claims: readonly Claim[] };

const Months = ({ booking, today, months, claims }: MonthsProps) => {
  const language = useLanguage();
  const others = claims.filter(({ id }) => id !== booking.id);
  const occupied = others.filter(({ status }) => holdsDates(status));
  const dayProps = (date: StayDate) => {
    const part = selectionPartOf(date, booking);
    return {
      label: describeClaims(date, claims, language),
      // Within the booking, competing requests would hide it; only occupied days are shown.
      className: clsx(dayClasses(dayStateOn(date, part ? occupied : others)), selectionClass(part)),
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

/** The first and the last month of a booking, with all other bookings. */
export const StayMonths = (props: StayMonthsProps) => {
  const { startDate, endDate } = props.booking;
  const [first, last] = [monthOf(startDate), monthOf(endDate)];
  const query = useClaims(monthsInterval(first, last));
  return (
    <Loaded query={query} failure={claimsFailure} skeleton={<Skeleton className="h-72" />}>
      {({ claims }) => <Months {...props} months={[...new Set([first, last])]} claims={claims} />}
    </Loaded>
  );
};
