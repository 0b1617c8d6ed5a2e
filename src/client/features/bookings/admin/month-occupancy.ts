import {
  type NightState,
  nightStateOn,
  type Occupation,
  occupiedInterval,
} from '#shared/occupancy.ts';
import {
  addMonths,
  daysOfMonth,
  firstDayOf,
  type Month,
  type StayDate,
} from '#shared/stay-dates.ts';

export type MonthOccupancy = {
  month: Month;
  nights: { date: StayDate; state: NightState }[];
  counts: Record<NightState, number>;
};

const countStates = (nights: MonthOccupancy['nights']): Record<NightState, number> => {
  const counts = { free: 0, pending: 0, confirmed: 0, blocked: 0 };
  for (const { state } of nights) counts[state] += 1;
  return counts;
};

const monthOccupancy = (month: Month, occupations: readonly Occupation[]): MonthOccupancy => {
  const next = firstDayOf(addMonths(month, 1));
  const relevant = occupations.filter((occupation) => {
    const { from, until } = occupiedInterval(occupation);
    return from < next && until > firstDayOf(month);
  });
  const nights = daysOfMonth(month).map((date) => ({ date, state: nightStateOn(date, relevant) }));
  return { month, nights, counts: countStates(nights) };
};

/** Consecutive months from `first`. */
export const monthOccupancies = (
  first: Month,
  months: number,
  occupations: readonly Occupation[],
): MonthOccupancy[] =>
  Array.from({ length: months }, (_, index) =>
    monthOccupancy(addMonths(first, index), occupations),
  );

const nightLabels: [NightState, (count: number) => string][] = [
  ['confirmed', (count) => (count === 1 ? '1 confermata' : `${count} confermate`)],
  ['pending', (count) => `${count} in attesa`],
  ['blocked', (count) => (count === 1 ? '1 bloccata' : `${count} bloccate`)],
];

/** '12 confermate, 3 in attesa', or 'tutto libero', in nights. */
export const formatOccupancy = ({ counts }: MonthOccupancy): string => {
  const labels = nightLabels.filter(([state]) => counts[state] > 0);
  if (labels.length === 0) return 'tutto libero';
  return labels.map(([state, format]) => format(counts[state])).join(', ');
};

/** '16 libere'; empty if all nights are free or none is. */
export const formatFreeNights = ({ counts: { free }, nights }: MonthOccupancy): string => {
  if (free === 0 || free === nights.length) return '';
  return free === 1 ? '1 libera' : `${free} libere`;
};
