import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatAnimals,
  formatDayWithWeekday,
  formatGuests,
  formatNights,
} from '#shared/languages/italian-dates.ts';
import { withoutNearYear } from '#shared/languages/recent.ts';
import type { CleaningStay } from './cleaning.schema.ts';

// Arrivals and departures, as the cleaners' page shows them.

/** A day with an arrival or a departure. */
export type CleaningDay = {
  day: StayDate;
  departures: CleaningStay[];
  arrivals: CleaningStay[];
};

/** The days from today on, in order. */
export const cleaningDays = (
  stays: readonly CleaningStay[],
  today: StayDate,
): readonly CleaningDay[] => {
  const days = [...new Set(stays.flatMap(({ startDate, endDate }) => [startDate, endDate]))];
  return days
    .filter((day) => day >= today)
    .sort()
    .map((day) => ({
      day,
      departures: stays.filter(({ endDate }) => endDate === day),
      arrivals: stays.filter(({ startDate }) => startDate === day),
    }));
};

/** Guests who arrived before today and leave later. */
export const stayingNow = (
  stays: readonly CleaningStay[],
  today: StayDate,
): CleaningStay | undefined =>
  stays.find(({ startDate, endDate }) => startDate < today && endDate > today);

/** Days in words that need no counting. */
const near = ['Oggi', 'Domani', 'Dopodomani'];

/** 'Oggi, ' in front of a day. */
export const nearDay = (day: StayDate, today: StayDate): string => {
  const word = near[daysBetween(today, day)];
  return word ? `${word}, ` : '';
};

/** 'Anna', 'un ospite', or 'ospiti di Airbnb' for nights of another site. */
export const guestInWords = ({ guestName, origin }: CleaningStay): string =>
  origin === null ? (guestName ?? 'un ospite') : `ospiti di ${origin}`;

/** 'Arriva Anna', 'Arrivo (Airbnb)' */
export const movementInWords = (stay: CleaningStay, kind: 'arrival' | 'departure'): string => {
  if (stay.origin !== null) return `${kind === 'arrival' ? 'Arrivo' : 'Partenza'} (${stay.origin})`;
  return `${kind === 'arrival' ? 'Arriva' : 'Parte'} ${guestInWords(stay)}`;
};

const childrenInWords = (children: number): string =>
  children === 1 ? 'di cui 1 fino a 12 anni' : `di cui ${children} fino a 12 anni`;

/** '4 ospiti, di cui 1 fino a 12 anni, 1 animale' */
export const partyInWords = ({ numberOfGuests, children, animals }: CleaningStay): string => {
  if (numberOfGuests === null) return 'numero di ospiti non comunicato';
  return [
    formatGuests(numberOfGuests),
    children > 0 && childrenInWords(children),
    animals > 0 && formatAnimals(animals),
  ]
    .filter(Boolean)
    .join(', ');
};

/** '7 notti, fino a sab 11 luglio' */
export const lengthInWords = ({ startDate, endDate }: CleaningStay, today: StayDate): string => {
  const end = withoutNearYear(formatDayWithWeekday(endDate), endDate, today);
  return `${formatNights(daysBetween(startDate, endDate))}, fino a ${end}`;
};
