import { addDays, type StayDate } from './stay-dates.ts';

/** NOT_AVAILABLE marks dates blocked by staff. Specification, section 4. */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The part of a booking that the calendar needs. */
export type Occupation = {
  startDate: StayDate;
  endDate: StayDate;
  status: BookingStatus;
  /** The request of the calendar's own reader. */
  isOwn?: boolean;
};

/** Days from `from` (inclusive) to `until` (exclusive). */
export type DayInterval = { from: StayDate; until: StayDate };

/** Whether the last day is occupied too: for a block, and for a stay that ends on its first day. */
const takesLastDay = ({ startDate, endDate, status }: Occupation): boolean =>
  status === 'NOT_AVAILABLE' || endDate <= startDate;

/**
 * The days that a booking occupies. A stay occupies its nights, so the next guest may arrive on its
 * departure day; a stay that ends on its first day occupies that day. A block occupies both its ends.
 * The database derives the same interval in `bookings.occupied_until`.
 */
export const occupiedInterval = (occupation: Occupation): DayInterval => ({
  from: occupation.startDate,
  until: takesLastDay(occupation) ? addDays(occupation.endDate, 1) : occupation.endDate,
});

/** Whether a booking occupies a day; cheap, since calendars ask it for every day and booking. */
const takesDay = (occupation: Occupation, date: StayDate): boolean =>
  occupation.startDate <= date &&
  (takesLastDay(occupation) ? date <= occupation.endDate : date < occupation.endDate);

/** Whether a status excludes other bookings. */
export const holdsDates = (status: BookingStatus): boolean =>
  status === 'CONFIRMED' || status === 'NOT_AVAILABLE';

/** Whether two half-open intervals overlap. */
export const overlaps = (a: DayInterval, b: DayInterval): boolean =>
  a.from < b.until && b.from < a.until;

/** Whether no confirmed stay and no block overlaps a stay from `startDate` to `endDate`. */
export const isStayFree = (
  startDate: StayDate,
  endDate: StayDate,
  occupations: readonly Occupation[],
): boolean => {
  const wanted = occupiedInterval({ startDate, endDate, status: 'PENDING' });
  return !occupations.some(
    (taken) => holdsDates(taken.status) && overlaps(wanted, occupiedInterval(taken)),
  );
};

/** The state of the night that begins on a day; the strongest booking wins. */
export type NightState = 'free' | 'pending' | 'own' | 'confirmed' | 'blocked';

/**
 * A day has two halves: its morning belongs to the night before, its evening to the night that
 * begins. If the halves differ, it is a departure or an arrival day.
 */
export type DayState = { morning: NightState; evening: NightState };

const nightStateOf: Record<BookingStatus, NightState> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  NOT_AVAILABLE: 'blocked',
  REJECTED: 'free',
};
const strength: Record<NightState, number> = {
  free: 0,
  pending: 1,
  own: 2,
  confirmed: 3,
  blocked: 4,
};

const stateOfNights = ({ status, isOwn }: Occupation): NightState =>
  isOwn && status === 'PENDING' ? 'own' : nightStateOf[status];

export const nightStateOn = (date: StayDate, occupations: readonly Occupation[]): NightState => {
  let state: NightState = 'free';
  for (const occupation of occupations) {
    const candidate = stateOfNights(occupation);
    if (strength[candidate] > strength[state] && takesDay(occupation, date)) state = candidate;
  }
  return state;
};

export const dayStateOn = (date: StayDate, occupations: readonly Occupation[]): DayState => ({
  morning: nightStateOn(addDays(date, -1), occupations),
  evening: nightStateOn(date, occupations),
});

export const isNightTaken = (state: NightState): boolean =>
  state === 'confirmed' || state === 'blocked';
