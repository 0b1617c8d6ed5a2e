import type { DayInterval } from '#shared/occupancy.ts';
import { addDays, addMonths, firstDayOf, type Month, monthOf } from '#shared/stay-dates.ts';

/** The days of months in a row, with the night that ends on the first morning. */
export const daysOfMonths = (first: Month, last: Month): DayInterval => ({
  from: addDays(firstDayOf(first), -1),
  until: firstDayOf(addMonths(last, 1)),
});

/** The first of the months that such days are of. */
export const firstMonthOf = ({ from }: DayInterval): Month => monthOf(addDays(from, 1));

export const covers = (days: DayInterval, others: DayInterval): boolean =>
  days.from <= others.from && others.until <= days.until;
