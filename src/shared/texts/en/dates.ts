import type { DateWords } from '#shared/languages/dates.ts';

export const dates: DateWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  dayNumber: String,
  afterWeekday: ' ',
  timeOfDay: String,
  onDay: ({ day, month }) => `On ${day} ${month}`,
  fromTo: (from, to) => {
    const month = from.month === to.month ? '' : ` ${from.month}`;
    return `From ${from.day}${month} to ${to.day} ${to.month}`;
  },
  nights: (count) => {
    if (count === 0) return 'same day';
    return count === 1 ? '1 night' : `${count} nights`;
  },
  guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
};
