import { houseClock } from '#shared/bookings/house-clock.ts';
import { daysBetween, type StayDate, todayAtHouse, yearOf } from '#shared/bookings/stay-dates.ts';
import { dayWithArticle } from './italian-articles.ts';
import { formatDayInWords } from './italian-dates.ts';

const nearDays: Readonly<Record<number, string>> = { [-1]: 'ieri', 0: 'oggi', 1: 'domani' };

/** '8:41' */
const timeOf = (iso: string): string => houseClock(new Date(iso)).slice(11).replace(/^0/, '');

/** 'alle 8:41', 'all’1:05' */
const atTime = (time: string): string => (time.startsWith('1:') ? `all’${time}` : `alle ${time}`);

const NEAR_DAYS = 90;

/** 'sab 5 dicembre' of 'sab 5 dicembre 2026', in the same year or within three months. */
export const withoutNearYear = (words: string, day: StayDate, today: StayDate): string =>
  yearOf(day) === yearOf(today) || Math.abs(daysBetween(today, day)) <= NEAR_DAYS
    ? words.replace(/ \d{4}$/, '')
    : words;

/** In lists and on cards: 'oggi alle 8:41', 'ieri alle 18:02', 'il 24 novembre', 'l’8 maggio 2025'. */
export const formatRecent = (iso: string, today: StayDate): string => {
  const day = todayAtHouse(new Date(iso));
  const near = nearDays[daysBetween(today, day)];
  if (near) return `${near} ${atTime(timeOf(iso))}`;
  return withoutNearYear(dayWithArticle(day), day, today);
};

/** Above the entries of a day: 'oggi', 'ieri', 'martedì 24 novembre 2026'. */
export const formatNearDay = (day: StayDate, today: StayDate): string =>
  nearDays[daysBetween(today, day)] ?? formatDayInWords(day);
