import { houseClock } from './house-clock.ts';
import { daysBetween, type Month, type StayDate, todayAtHouse, weekdayOf } from './stay-dates.ts';

// NOTE: names are written out because server and browser may ship different Intl data, and a single
// different letter breaks hydration.
const months = [
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
];
const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** Full and three-letter names, Monday first. */
export const weekdayNames = weekdays.map((name) => ({ name, short: name.slice(0, 3) }));

const parts = (date: StayDate) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month: months[month - 1] as string, day };
};

/** 'luglio 2026' */
export const formatMonth = (month: Month): string => {
  const { year, month: name } = parts(`${month}-01`);
  return `${name} ${year}`;
};

/** '4 luglio 2026' */
export const formatDay = (date: StayDate): string => {
  const { year, month, day } = parts(date);
  return `${day} ${month} ${year}`;
};

/** 'sab 4 luglio 2026' */
export const formatDayWithWeekday = (date: StayDate): string =>
  `${weekdayNames[weekdayOf(date)]?.short} ${formatDay(date)}`;

/** 'sabato 4 luglio 2026', for screen readers. */
export const formatDayInWords = (date: StayDate): string =>
  `${weekdays[weekdayOf(date)]} ${formatDay(date)}`;

/** '04 lug 2026' */
export const formatShortDay = (date: StayDate): string => {
  const { year, month, day } = parts(date);
  return `${String(day).padStart(2, '0')} ${month.slice(0, 3)} ${year}`;
};

/** '4–11 luglio 2026', '28 giugno – 5 luglio 2026', '4 luglio 2026' for a single day. */
export const formatDayRange = (start: StayDate, end: StayDate): string => {
  if (start === end) return formatDay(start);
  const from = parts(start);
  const to = parts(end);
  if (from.year !== to.year) return `${formatDay(start)} – ${formatDay(end)}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${formatDay(end)}`;
  return `${from.day}–${formatDay(end)}`;
};

/** The same with abbreviated months: '4–11 lug 2026'. */
export const formatShortDayRange = (start: StayDate, end: StayDate): string =>
  formatDayRange(start, end).replaceAll(/\p{L}+/gu, (month) => month.slice(0, 3));

/** 'l 25', 'll’8' after 'da' or 'a'. */
const withArticle = (day: number): string => (day === 8 || day === 11 ? `ll’${day}` : `l ${day}`);

/** 'Dal 25 luglio al 29 agosto', 'Dall’8 al 20 luglio', 'Il 24 dicembre'; without the year. */
export const fromDayToDay = (start: StayDate, end: StayDate): string => {
  const from = parts(start);
  const to = parts(end);
  if (start === end) {
    return `${withArticle(from.day).replace('ll’', 'L’').replace('l ', 'Il ')} ${from.month}`;
  }
  const month = from.month === to.month ? '' : ` ${from.month}`;
  return `Da${withArticle(from.day)}${month} a${withArticle(to.day)} ${to.month}`;
};

/** '4–11 luglio 2026 · 7 notti' */
export const formatStay = (start: StayDate, end: StayDate): string =>
  `${formatDayRange(start, end)} · ${formatNights(daysBetween(start, end))}`;

/** '7 notti', '1 notte', 'in giornata' for a departure on the day of arrival. */
export const formatNights = (nights: number): string => {
  if (nights === 0) return 'in giornata';
  return nights === 1 ? '1 notte' : `${nights} notti`;
};

export const formatGuests = (count: number): string =>
  count === 1 ? '1 ospite' : `${count} ospiti`;

const timeAtHouse = (instant: Date): string => houseClock(instant).slice(11);

const dayAtHouse = (iso: string): StayDate => todayAtHouse(new Date(iso));

/** Day and time at the house: '21 novembre 2026, 14:05'. */
export const formatInstant = (iso: string): string =>
  `${formatDay(dayAtHouse(iso))}, ${timeAtHouse(new Date(iso))}`;

/** Abbreviated: '21 nov 2026, 14:05'. */
export const formatShortInstant = (iso: string): string =>
  `${formatShortDay(dayAtHouse(iso))}, ${timeAtHouse(new Date(iso))}`;

/** The day at the house: '21 nov 2026'. */
export const formatInstantDay = (iso: string): string => formatShortDay(dayAtHouse(iso));
