import { houseClock } from '#shared/bookings/house-clock.ts';
import {
  daysBetween,
  type Month,
  type StayDate,
  todayAtHouse,
  weekdayOf,
} from '#shared/bookings/stay-dates.ts';

/**
 * How a language writes days. Names are written out because server and browser may ship different Intl data, and a
 * single different letter breaks hydration.
 */
export type DateWords = {
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** '4', '4.', '1er'. */
  dayNumber: (day: number) => string;
  /** Between a weekday and its day. */
  afterWeekday: string;
  /** '16:00', '16 h' of a time of day. */
  timeOfDay: (time: string) => string;
  /** 'Il 24 dicembre', at the beginning of a sentence. */
  onDay: (day: DayParts) => string;
  /** 'Dal 25 luglio al 29 agosto', at the beginning of a sentence. */
  fromTo: (from: DayParts, to: DayParts) => string;
  /** '7 notti', '1 notte', and a word for none. */
  nights: (count: number) => string;
  guests: (count: number) => string;
};

/** A day without its year; `month` is a name. */
type DayParts = { day: number; month: string };

/** Writes days, stays and instants in a language. The examples are Italian. */
export const createDates = (words: DateWords) => {
  const { dayNumber, afterWeekday } = words;

  const parts = (date: StayDate, names: readonly string[] = words.months) => {
    const [year, month, day] = date.split('-').map(Number) as [number, number, number];
    return { year, month: names[month - 1] as string, day };
  };

  const dayOf = (date: StayDate, names: readonly string[]): string => {
    const { year, month, day } = parts(date, names);
    return `${dayNumber(day)} ${month} ${year}`;
  };

  /** '4 luglio 2026' */
  const formatDay = (date: StayDate): string => dayOf(date, words.months);

  const rangeOf = (start: StayDate, end: StayDate, names: readonly string[]): string => {
    if (start === end) return dayOf(start, names);
    const from = parts(start, names);
    const to = parts(end, names);
    const last = dayOf(end, names);
    if (from.year !== to.year) return `${dayOf(start, names)} – ${last}`;
    if (from.month !== to.month) return `${dayNumber(from.day)} ${from.month} – ${last}`;
    // '1er–31' would read as one word.
    const dash = /\p{L}/u.test(dayNumber(from.day)) ? ' – ' : '–';
    return `${dayNumber(from.day)}${dash}${last}`;
  };

  /** '4–11 luglio 2026', '28 giugno – 5 luglio 2026', '4 luglio 2026' for a single day. */
  const formatDayRange = (start: StayDate, end: StayDate): string =>
    rangeOf(start, end, words.months);

  /** '04 lug 2026' */
  const formatShortDay = (date: StayDate): string =>
    dayOf(date, words.shortMonths).replace(/^\d\b/, '0$&');

  const dayAtHouse = (iso: string): StayDate => todayAtHouse(new Date(iso));
  const timeAtHouse = (iso: string): string => houseClock(new Date(iso)).slice(11);

  return {
    /** 'luglio' for 7. */
    monthName: (month: number): string => words.months[month - 1] as string,
    /** Full and abbreviated names, Monday first. */
    weekdayNames: words.weekdays.map((name, day) => ({
      name,
      short: words.shortWeekdays[day] as string,
    })),

    /** 'luglio 2026' */
    formatMonth: (month: Month): string => {
      const { year, month: name } = parts(`${month}-01`);
      return `${name} ${year}`;
    },

    formatDay,

    /** 'sab 4 luglio 2026' */
    formatDayWithWeekday: (date: StayDate): string =>
      `${words.shortWeekdays[weekdayOf(date)]}${afterWeekday}${formatDay(date)}`,

    /** 'sabato 4 luglio 2026', for screen readers. */
    formatDayInWords: (date: StayDate): string =>
      `${words.weekdays[weekdayOf(date)]}${afterWeekday}${formatDay(date)}`,

    formatShortDay,
    formatDayRange,

    /** The same with abbreviated months: '4–11 lug 2026'. */
    formatShortDayRange: (start: StayDate, end: StayDate): string =>
      rangeOf(start, end, words.shortMonths),

    /** 'Dal 25 luglio al 29 agosto', 'Il 24 dicembre'; without the year. */
    fromDayToDay: (start: StayDate, end: StayDate): string =>
      start === end ? words.onDay(parts(start)) : words.fromTo(parts(start), parts(end)),

    /** '7 notti', '1 notte', 'in giornata' for a departure on the day of arrival. */
    /** '16:00' */
    formatTime: words.timeOfDay,

    formatNights: words.nights,
    formatGuests: words.guests,

    /** '4–11 luglio 2026 · 7 notti' */
    formatStay: (start: StayDate, end: StayDate): string =>
      `${formatDayRange(start, end)} · ${words.nights(daysBetween(start, end))}`,

    /** Day and time at the house: '21 novembre 2026, 14:05'. */
    formatInstant: (iso: string): string => `${formatDay(dayAtHouse(iso))}, ${timeAtHouse(iso)}`,

    /** Abbreviated: '21 nov 2026, 14:05'. */
    formatShortInstant: (iso: string): string =>
      `${formatShortDay(dayAtHouse(iso))}, ${timeAtHouse(iso)}`,

    /** The day at the house: '21 nov 2026'. */
    formatInstantDay: (iso: string): string => formatShortDay(dayAtHouse(iso)),
  };
};
