import { useState } from 'react';
import { addMonths, monthOf, type StayDate } from '#shared/stay-dates.ts';
import { monthsInterval } from './month-intervals.ts';
import { useClaims } from './use-claims.ts';

export const YEAR_MONTHS = 12;

/** The claims of twelve months, starting with the current one; `step` moves the start. */
export const useYear = (today: StayDate) => {
  const [first, setFirst] = useState(monthOf(today));
  const last = addMonths(first, YEAR_MONTHS - 1);
  return {
    query: useClaims(monthsInterval(first, last), { keepPrevious: true }),
    step: (months: number) => setFirst((before) => addMonths(before, months)),
  };
};

export type Year = ReturnType<typeof useYear>;
