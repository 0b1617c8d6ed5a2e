import type { CleaningStay } from '#shared/cleaning.schema.ts';
import type { StayDate } from '#shared/stay-dates.ts';

/** A day on which somebody leaves or comes. */
export type CleaningDay = {
  day: StayDate;
  departures: CleaningStay[];
  arrivals: CleaningStay[];
};

/** The days from today on, in order. */
export const cleaningDays = (
  stays: readonly CleaningStay[],
  today: StayDate,
): readonly CleaningDay[] => {
  const days = [...new Set(stays.flatMap(({ startDate, endDate }) => [startDate, endDate]))];
  return days
    .filter((day) => day >= today)
    .sort()
    .map((day) => ({
      day,
      departures: stays.filter(({ endDate }) => endDate === day),
      arrivals: stays.filter(({ startDate }) => startDate === day),
    }));
};

/** Who came before today and leaves later. */
export const stayingNow = (
  stays: readonly CleaningStay[],
  today: StayDate,
): CleaningStay | undefined =>
  stays.find(({ startDate, endDate }) => startDate < today && endDate > today);
