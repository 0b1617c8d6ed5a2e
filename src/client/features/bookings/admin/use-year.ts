import { useState } from 'react';
import { addMonths, type Month, monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { monthsInterval } from './month-intervals.ts';
import { useClaims } from './use-claims.ts';

export const YEAR_MONTHS = 12;

/** Starts at the current month if the chosen one is within twelve months. */
const firstFor = (today: StayDate, chosen: Month | undefined): Month => {
  const current = monthOf(today);
  const holdsChosen = !chosen || (chosen >= current && chosen < addMonths(current, YEAR_MONTHS));
  return holdsChosen ? current : chosen;
};

/** The claims of twelve months; `step` moves the start. */
export const useYear = (today: StayDate, chosen: Month | undefined) => {
  const [first, setFirst] = useState(() => firstFor(today, chosen));
  const last = addMonths(first, YEAR_MONTHS - 1);
  return {
    query: useClaims(monthsInterval(first, last), { keepPrevious: true }),
    step: (months: number) => setFirst((before) => addMonths(before, months)),
  };
};
