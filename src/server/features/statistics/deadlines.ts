import { instantAtHouse } from '#shared/bookings/house-clock.ts';
import {
  addDays,
  addMonths,
  beginningOf,
  type Month,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import type { StatisticsSettings } from '#shared/statistics/statistics-settings.schema.ts';

type Deadline = Pick<StatisticsSettings, 'deadline' | 'deadlineDay'>;

/** The hour of arrivals without one. */
const NOON = '12:00';

const atHouse = (day: StayDate, time: string): string =>
  instantAtHouse(`${day}T${time}`) ?? beginningOf(addDays(day, 1)).toISOString();

/** The last minute of the day of the next month on which a month is due. ISO 8601 in UTC. */
export const monthDueAt = ({ deadlineDay }: Deadline, month: Month): string =>
  atHouse(`${addMonths(month, 1)}-${String(deadlineDay).padStart(2, '0')}`, '23:59');

/** 24 hours after the earliest of these hours (`HH:mm`) of the day, or when its month is due. */
export const dayDueAt = (
  deadline: Deadline,
  day: StayDate,
  hours: readonly string[] = [],
): string => {
  if (deadline.deadline === 'month') return monthDueAt(deadline, monthOf(day));
  const [hour = NOON] = hours.filter(Boolean).toSorted();
  return atHouse(addDays(day, 1), hour);
};
