import type { DateWords } from '#shared/languages/dates.ts';

/** The first of a month is the only ordinal. */
const dayNumber = (day: number): string => (day === 1 ? '1er' : String(day));

export const dates: DateWords = {
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  shortMonths: [
    'janv.',
    'févr.',
    'mars',
    'avr.',
    'mai',
    'juin',
    'juil.',
    'août',
    'sept.',
    'oct.',
    'nov.',
    'déc.',
  ],
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  shortWeekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  dayNumber,
  afterWeekday: ' ',
  timeOfDay: (time) =>
    time.replace(/^0/, '').replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0'),
  onDay: ({ day, month }) => `Le ${dayNumber(day)} ${month}`,
  fromTo: (from, to) => {
    const month = from.month === to.month ? '' : ` ${from.month}`;
    return `Du ${dayNumber(from.day)}${month} au ${dayNumber(to.day)} ${to.month}`;
  },
  nights: (count) => {
    if (count === 0) return 'sans nuitée';
    return count === 1 ? '1 nuit' : `${count} nuits`;
  },
  guests: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
};
