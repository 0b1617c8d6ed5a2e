import { useState } from 'react';
import { addMonths, monthOf, type StayDate } from '#shared/stay-dates.ts';
import { daysOfMonths } from './shown-days.ts';
import { useClaims } from './use-claims.ts';

export const YEAR_MONTHS = 12;

/** What claims twelve months in a row, this one and those to come unless one steps further. */
export const useYear = (today: StayDate) => {
  const [first, setFirst] = useState(monthOf(today));
  const last = addMonths(first, YEAR_MONTHS - 1);
  return {
    query: useClaims(daysOfMonths(first, last), { keepsLast: true }),
    step: (months: number) => setFirst((before) => addMonths(before, months)),
  };
};

export type Year = ReturnType<typeof useYear>;
