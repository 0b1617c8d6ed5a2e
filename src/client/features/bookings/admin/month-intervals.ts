import type { DayInterval } from '#shared/bookings/occupancy.ts';
import {
  addDays,
  addMonths,
  firstDayOf,
  type Month,
  monthOf,
} from '#shared/bookings/stay-dates.ts';

/** From the night before `first`, which ends on its first morning, to the end of `last`. */
export const monthsInterval = (first: Month, last: Month): DayInterval => ({
  from: addDays(firstDayOf(first), -1),
  until: firstDayOf(addMonths(last, 1)),
});

/** The inverse of `monthsInterval` for its first month. */
export const firstMonthOf = ({ from }: DayInterval): Month => monthOf(addDays(from, 1));
