import {
  addDays,
  addMonths,
  daysOfMonth,
  firstDayOf,
  type Month,
  monthOf,
  type StayDate,
  weekdayOf,
} from '#shared/bookings/stay-dates.ts';

type Week = { id: string; days: (StayDate | null)[] };

/** The weeks of a month, Monday first; null for days of neighbouring months. */
export const weeksOf = (month: Month): Week[] => {
  const days = daysOfMonth(month);
  const lead = weekdayOf(firstDayOf(month));
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) => ({
    id: `${month}-${week}`,
    days: Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  }));
};

/** The same day of another month, or that month's last day. */
const sameDayIn = (month: Month, date: StayDate): StayDate => {
  const days = daysOfMonth(month);
  return days[Number(date.slice(8)) - 1] ?? (days.at(-1) as StayDate);
};

/** The date that a key moves the focus to, by the ARIA grid pattern; null for other keys. */
export const moveByKey = (key: string, date: StayDate): StayDate | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(date), -1), date);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(date), 1), date);
    default:
      return null;
  }
};
