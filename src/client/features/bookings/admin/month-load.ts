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

/** How full a month is, night by night. */
export type MonthLoad = {
  month: Month;
  nights: { date: StayDate; state: NightState }[];
  counts: Record<NightState, number>;
};

const countStates = (nights: MonthLoad['nights']): Record<NightState, number> => {
  const counts = { free: 0, pending: 0, confirmed: 0, blocked: 0 };
  for (const { state } of nights) counts[state] += 1;
  return counts;
};

const monthLoad = (month: Month, occupations: readonly Occupation[]): MonthLoad => {
  const next = firstDayOf(addMonths(month, 1));
  const relevant = occupations.filter((occupation) => {
    const { from, until } = occupiedInterval(occupation);
    return from < next && until > firstDayOf(month);
  });
  const nights = daysOfMonth(month).map((date) => ({ date, state: nightStateOn(date, relevant) }));
  return { month, nights, counts: countStates(nights) };
};

/** Months in a row from `first`. */
export const monthLoads = (
  first: Month,
  months: number,
  occupations: readonly Occupation[],
): MonthLoad[] =>
  Array.from({ length: months }, (_, index) => monthLoad(addMonths(first, index), occupations));

const nightWords: [NightState, (count: number) => string][] = [
  ['confirmed', (count) => (count === 1 ? '1 confermata' : `${count} confermate`)],
  ['pending', (count) => `${count} in attesa`],
  ['blocked', (count) => (count === 1 ? '1 bloccata' : `${count} bloccate`)],
];

/** '12 confermate, 3 in attesa', or 'tutto libero'. Counts nights. */
export const loadInWords = ({ counts }: MonthLoad): string => {
  const words = nightWords.filter(([state]) => counts[state] > 0);
  if (words.length === 0) return 'tutto libero';
  return words.map(([state, inWords]) => inWords(counts[state])).join(', ');
};

/** '16 libere', or nothing where the month is all free or all taken. */
export const freeInWords = ({ counts: { free }, nights }: MonthLoad): string => {
  if (free === 0 || free === nights.length) return '';
  return free === 1 ? '1 libera' : `${free} libere`;
};
