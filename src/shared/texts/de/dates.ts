import type { DateWords } from '#shared/languages/dates.ts';

export const dates: DateWords = {
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  shortMonths: [
    'Jan.',
    'Feb.',
    'März',
    'Apr.',
    'Mai',
    'Juni',
    'Juli',
    'Aug.',
    'Sept.',
    'Okt.',
    'Nov.',
    'Dez.',
  ],
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  dayNumber: (day) => `${day}.`,
  afterWeekday: ', ',
  // ‘Uhr’ follows.
  timeOfDay: (time) => time.replace(/^0/, '').replace(':00', ''),
  onDay: ({ day, month }) => `Am ${day}. ${month}`,
  fromTo: (from, to) => {
    const month = from.month === to.month ? '' : ` ${from.month}`;
    return `Vom ${from.day}.${month} bis zum ${to.day}. ${to.month}`;
  },
  nights: (count) => {
    if (count === 0) return 'ohne Übernachtung';
    return count === 1 ? '1 Nacht' : `${count} Nächte`;
  },
  guests: (count) => (count === 1 ? '1 Gast' : `${count} Gäste`),
};
