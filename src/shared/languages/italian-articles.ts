import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDay } from './italian-dates.ts';

/** 'il 4 luglio 2026', 'l’8 luglio 2026', 'il 1° luglio 2026' */
export const dayWithArticle = (date: StayDate): string => {
  const day = formatDay(date);
  if (/^(8|11) /.test(day)) return `l’${day}`;
  return `il ${day.replace(/^1 /, '1° ')}`;
};
