import { addDays, type StayDate } from './stay-dates.ts';

/** How a booking stands. NOT_AVAILABLE is a range of days that staff blocked. Specification, section 4. */
export const bookingStatuses = ['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What the calendar needs to know of a booking. */
export type Occupation = { startDate: StayDate; endDate: StayDate; status: BookingStatus };

/** Days from `from` (inclusive) to `until` (exclusive). */
export type DayInterval = { from: StayDate; until: StayDate };

/** Whether the last day is taken as well: of a block, and of a stay that ends on its first day. */
const takesLastDay = ({ startDate, endDate, status }: Occupation): boolean =>
  status === 'NOT_AVAILABLE' || endDate <= startDate;

/**
 * The days a booking takes. A stay takes its nights, so that one guest may arrive on the day
 * another leaves; a stay that ends on its first day takes that day. A block takes all its days,
 * both ends included. The database derives the same interval in `bookings.occupied_until`.
 */
export const occupiedInterval = (occupation: Occupation): DayInterval => ({
  from: occupation.startDate,
  until: takesLastDay(occupation) ? addDays(occupation.endDate, 1) : occupation.endDate,
});

/** The same question for one day. Calendars ask it of each day and booking: it counts no days. */
const takesDay = (occupation: Occupation, date: StayDate): boolean =>
  occupation.startDate <= date &&
  (takesLastDay(occupation) ? date <= occupation.endDate : date < occupation.endDate);

/** True for the states that keep others out. */
export const holdsDates = (status: BookingStatus): boolean =>
  status === 'CONFIRMED' || status === 'NOT_AVAILABLE';

/** Whether two intervals share a day; touching is not sharing. */
export const overlaps = (a: DayInterval, b: DayInterval): boolean =>
  a.from < b.until && b.from < a.until;

/** Whether a stay from `startDate` to `endDate` meets no confirmed stay and no block. */
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

/** What holds the night that begins on a day; the strongest claim wins. */
export type NightState = 'free' | 'pending' | 'confirmed' | 'blocked';

/**
 * A day has two halves: the morning belongs to the night before, the evening to the night that
 * begins. A day whose halves differ is a departure or an arrival day.
 */
export type DayState = { morning: NightState; evening: NightState };

const nightStateOf: Record<BookingStatus, NightState> = {
  PENDING: 'pending',
  CONFIRMED: 'confirmed',
  NOT_AVAILABLE: 'blocked',
  REJECTED: 'free',
};
const strength: Record<NightState, number> = { free: 0, pending: 1, confirmed: 2, blocked: 3 };

export const nightStateOn = (date: StayDate, occupations: readonly Occupation[]): NightState => {
  let state: NightState = 'free';
  for (const occupation of occupations) {
    const claim = nightStateOf[occupation.status];
    if (strength[claim] > strength[state] && takesDay(occupation, date)) state = claim;
  }
  return state;
};

export const dayStateOn = (date: StayDate, occupations: readonly Occupation[]): DayState => ({
  morning: nightStateOn(addDays(date, -1), occupations),
  evening: nightStateOn(date, occupations),
});

export const isNightTaken = (state: NightState): boolean =>
  state === 'confirmed' || state === 'blocked';
