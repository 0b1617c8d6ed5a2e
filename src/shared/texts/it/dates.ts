import type { DateWords } from '#shared/languages/dates.ts';

/** 'l 25', 'll’8' after 'da' or 'a'. */
const withArticle = (day: number): string => (day === 8 || day === 11 ? `ll’${day}` : `l ${day}`);

export const dates: DateWords = {
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  shortMonths: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
  shortWeekdays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  dayNumber: String,
  afterWeekday: ' ',
  timeOfDay: String,
  onDay: ({ day, month }) =>
    `${withArticle(day).replace('ll’', 'L’').replace('l ', 'Il ')} ${month}`,
  fromTo: (from, to) => {
    const month = from.month === to.month ? '' : ` ${from.month}`;
    return `Da${withArticle(from.day)}${month} a${withArticle(to.day)} ${to.month}`;
  },
  nights: (count) => {
    if (count === 0) return 'in giornata';
    return count === 1 ? '1 notte' : `${count} notti`;
  },
  guests: (count) => (count === 1 ? '1 ospite' : `${count} ospiti`),
};
