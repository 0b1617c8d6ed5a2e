import { capitalize } from '#client/features/bookings/admin/booking-labels.ts';
import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { SOON_DAYS } from '#shared/bookings/booking-rules.ts';
import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import {
  formatDayInWords,
  formatDayWithWeekday,
  formatGuests,
  formatNights,
} from '#shared/languages/italian-dates.ts';
import { formatItalianList } from '#shared/languages/lists.ts';
import { withoutNearYear } from '#shared/languages/recent.ts';

/** Guests of this site, or of another site, whose calendar gives neither names nor numbers. */
export type Guests = {
  id: number;
  startDate: StayDate;
  /** The day of departure. */
  endDate: StayDate;
  name: string;
  numberOfGuests: number | null;
  /** `HH:mm`; empty if unknown. */
  arrivalTime: string;
};

/** An arrival or a departure. */
export type Movement = { date: StayDate; kind: 'arrival' | 'departure'; stay: Guests };

const guestsOf = (claim: Claim): Guests | null => {
  const { id, startDate, endDate, status, guestName, numberOfGuests, origin, arrivalTime } = claim;
  if (status === 'CONFIRMED' && guestName !== null)
    return { id, startDate, endDate, name: guestName, numberOfGuests, arrivalTime };
  if (origin === null || claim.isSameStay || claim.isClosedThere) return null;
  // A block's last day is its last night.
  const departure = addDays(endDate, 1);
  return {
    id,
    startDate,
    endDate: departure,
    name: `Ospiti (${origin})`,
    numberOfGuests,
    arrivalTime,
  };
};

const allGuests = (claims: readonly Claim[]): Guests[] =>
  claims.flatMap((claim) => guestsOf(claim) ?? []);

/** Includes the night before `today`, whose guests leave today. */
export const movementsInterval = (today: StayDate, days: number): DayInterval => ({
  from: addDays(today, -1),
  until: addDays(today, days),
});

/** Arrivals and departures in the `days` days from `today`, departures first on each day. */
export const movementsFrom = (
  today: StayDate,
  days: number,
  claims: readonly Claim[],
): Movement[] => {
  const until = addDays(today, days);
  const all = allGuests(claims).flatMap((stay): Movement[] => [
    { date: stay.startDate, kind: 'arrival', stay },
    { date: stay.endDate, kind: 'departure', stay },
  ]);
  return all
    .filter(({ date }) => today <= date && date < until)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || b.kind.localeCompare(a.kind) || a.stay.id - b.stay.id,
    );
};

/** 'Domani' or 'sab 5 dicembre' */
export const formatMovementDay = (date: StayDate, today: StayDate): string => {
  if (date === today) return 'Oggi';
  if (date === addDays(today, 1)) return 'Domani';
  return withoutNearYear(formatDayWithWeekday(date), date, today);
};

const movementInWords = ({ kind, stay: { name, numberOfGuests } }: Movement): string => {
  // Guests of another site, who have neither a name nor a number.
  if (numberOfGuests === null) return `${kind === 'arrival' ? 'arrivano' : 'partono'} ${name}`;
  return kind === 'arrival' ? `arriva ${name}, ${formatGuests(numberOfGuests)}` : `parte ${name}`;
};

/** 'Domani parte Karl Schmidt e arriva Giulia Ferraris, 2 ospiti'; says so without movements. */
export const nextInWords = (movements: readonly Movement[], today: StayDate): string => {
  const [next] = movements;
  if (!next) return `Nessun arrivo e nessuna partenza in ${SOON_DAYS} giorni`;
  const ofTheDay = movements.filter(({ date }) => date === next.date);
  const day = capitalize(formatMovementDay(next.date, today));
  return `${day} ${formatItalianList(ofTheDay.map(movementInWords))}`;
};

type Days = Pick<Claim, 'startDate' | 'endDate'>;

const isBlock = ({ status, origin, isClosedThere }: Claim): boolean =>
  status === 'NOT_AVAILABLE' && (origin === null || isClosedThere === true);

/** Today's guests, the day of departure included, and today's block. */
export const houseToday = (today: StayDate, claims: readonly Claim[]) => {
  const covers = ({ startDate, endDate }: Days) => startDate <= today && today <= endDate;
  return {
    guests: allGuests(claims)
      .filter(covers)
      .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id),
    blocks: claims.filter((claim) => isBlock(claim) && covers(claim)),
  };
};

export type DayInLine = { date: StayDate; state: 'free' | 'guests' | 'blocked' };

/** How the night of each of the `days` days from `today` is taken. */
export const lineOfDays = (
  today: StayDate,
  days: number,
  claims: readonly Claim[],
): DayInLine[] => {
  const stays = allGuests(claims);
  const blocks = claims.filter(isBlock);
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index);
    if (stays.some(({ startDate, endDate }) => startDate <= date && date < endDate)) {
      return { date, state: 'guests' };
    }
    // A block's last day is its last night.
    const isBlocked = blocks.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
    return { date, state: isBlocked ? 'blocked' : 'free' };
  });
};

/** 'fino a sabato 11 luglio 2026, ancora 3 notti', or an arrival or departure today. */
export const describePresence = ({ startDate, endDate }: Days, today: StayDate): string => {
  if (startDate === today) return `oggi l’arrivo, ${formatNights(daysBetween(today, endDate))}`;
  if (endDate === today) return 'oggi la partenza';
  const end = withoutNearYear(formatDayInWords(endDate), endDate, today);
  return `fino a ${end}, ancora ${formatNights(daysBetween(today, endDate))}`;
};

/** 'Arrivo fra 5 giorni' */
export const formatArrival = (startDate: StayDate, today: StayDate): string => {
  const days = daysBetween(today, startDate);
  if (days < 0) return 'Già cominciato';
  if (days === 0) return 'Arrivo oggi';
  return days === 1 ? 'Arrivo domani' : `Arrivo fra ${days} giorni`;
};
