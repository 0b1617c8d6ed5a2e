import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  isStayDate,
  monthOf,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';

/** How often a task comes again. `arrival` and `departure`: with each confirmed stay. */
export const taskRepeats = [
  'never',
  'day',
  'week',
  'month',
  'year',
  'arrival',
  'departure',
] as const;
export type TaskRepeat = (typeof taskRepeats)[number];

export const stayDays = ['arrival', 'departure'] as const;
export type StayDay = (typeof stayDays)[number];

export type CalendarRepeat = Exclude<TaskRepeat, 'never' | StayDay>;

export const isByStay = (repeat: TaskRepeat): repeat is StayDay =>
  repeat === 'arrival' || repeat === 'departure';

export const isByCalendar = (repeat: TaskRepeat): repeat is CalendarRepeat =>
  repeat !== 'never' && !isByStay(repeat);

/** The same day of a later month; of a shorter month the last day; empty beyond the calendar's end. */
const laterMonth = (day: StayDate, months: number): StayDate => {
  const days = daysOfMonth(addMonths(monthOf(day), months));
  return days[Number(day.slice(8)) - 1] ?? days.at(-1) ?? '';
};

const steps: Record<CalendarRepeat, (first: StayDate, count: number) => StayDate> = {
  day: addDays,
  week: (first, count) => addDays(first, 7 * count),
  month: laterMonth,
  year: (first, count) => laterMonth(first, 12 * count),
};

/** No step is longer; whole numbers of days. */
const longest: Record<CalendarRepeat, number> = { day: 1, week: 7, month: 31, year: 366 };

/**
 * The first day after `due` that is not before `today`, counted from the first day of the series; null
 * beyond the calendar's end.
 */
export const nextDay = (
  repeat: CalendarRepeat,
  first: StayDate,
  { due, today }: { due: StayDate; today: StayDate },
): StayDate | null => {
  const until = due > today ? due : today;
  const stepOf = steps[repeat];
  let count = Math.max(1, Math.floor(daysBetween(first, until) / longest[repeat]) - 1);
  let day = stepOf(first, count);
  while (isStayDate(day) && (day <= due || day < today)) {
    count += 1;
    day = stepOf(first, count);
  }
  return isStayDate(day) ? day : null;
};
