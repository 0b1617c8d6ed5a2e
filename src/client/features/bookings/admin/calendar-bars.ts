import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { isNights } from '#shared/bookings/imported-nights.ts';
import { isNightTaken, nightStateOn, occupiedInterval } from '#shared/bookings/occupancy.ts';
import {
  addMonths,
  daysBetween,
  daysOfMonth,
  firstDayOf,
  type Month,
  type StayDate,
} from '#shared/bookings/stay-dates.ts';
import { formatNights } from '#shared/languages/italian-dates.ts';

/** The part of a claim in one row of days. Positions count half days: morning and afternoon. */
export type Bar = {
  claim: Claim;
  /** The first day of the row that it touches. */
  date: StayDate;
  /** 1 if it begins on the afternoon of that day. */
  offset: 0 | 1;
  length: number;
  /** Bars on the same days are in lanes, one below the other. */
  lane: number;
  /** Whether its first and its last day are in this row. */
  begins: boolean;
  ends: boolean;
};

type Halves = { from: number; until: number };

const isGuestLeaving = (date: StayDate, claims: readonly Claim[]): boolean =>
  claims.some(({ startDate, endDate, source }) => source && endDate === date && startDate < date);

/**
 * From the afternoon of arrival to the morning of departure. A block takes whole days, except the morning of
 * another guest's departure; imported and offered nights count as those of a stay.
 */
const halvesOf = (claim: Claim, claims: readonly Claim[], origin: StayDate): Halves => {
  const { startDate, endDate, status } = claim;
  const from = 2 * daysBetween(origin, startDate);
  const until = 2 * daysBetween(origin, endDate);
  if (isNights(claim)) return { from: from + 1, until: until + 3 };
  if (status === 'NOT_AVAILABLE') {
    return { from: from + (isGuestLeaving(startDate, claims) ? 1 : 0), until: until + 2 };
  }
  return endDate <= startDate ? { from, until: until + 2 } : { from: from + 1, until: until + 1 };
};

const isHeld = ({ status }: Claim): boolean => status !== 'PENDING';

/** The bars of consecutive days, and the number of lanes. */
export const barsOf = (
  days: readonly StayDate[],
  claims: readonly Claim[],
): { bars: Bar[]; lanes: number } => {
  const origin = days[0] as StayDate;
  const end = 2 * days.length;
  const spans = claims
    .map((claim) => ({ claim, ...halvesOf(claim, claims, origin) }))
    .filter(({ from, until }) => from < end && until > 0)
    .sort(
      (a, b) =>
        Number(isHeld(b.claim)) - Number(isHeld(a.claim)) ||
        a.from - b.from ||
        a.claim.id - b.claim.id,
    );
  const lanes: Halves[][] = [];
  const bars = spans.map(({ claim, from, until }): Bar => {
    const isFree = (lane: Halves[]) =>
      lane.every((other) => other.until <= from || until <= other.from);
    const found = lanes.findIndex(isFree);
    const lane = found === -1 ? lanes.push([]) - 1 : found;
    lanes[lane]?.push({ from, until });
    const first = Math.max(from, 0);
    return {
      claim,
      date: days[Math.floor(first / 2)] as StayDate,
      offset: first % 2 === 1 ? 1 : 0,
      length: Math.min(until, end) - first,
      lane,
      begins: from >= 0,
      ends: until <= end,
    };
  });
  return { bars, lanes: lanes.length };
};

/** The claims that a calendar's month shows, including departures on its first morning. */
export const claimsOfMonth = (month: Month, claims: readonly Claim[]): Claim[] => {
  const first = firstDayOf(month);
  const next = firstDayOf(addMonths(month, 1));
  return claims.filter((claim) => {
    const { from, until } = occupiedInterval(claim);
    return from < next && until >= first;
  });
};

/** '18 notti occupate su 30', or 'tutto libero'. */
export const formatTakenNights = (month: Month, claims: readonly Claim[]): string => {
  const days = daysOfMonth(month);
  const taken = days.filter((date) => isNightTaken(nightStateOn(date, claims))).length;
  if (taken === 0) return 'tutto libero';
  return `${formatNights(taken)} ${taken === 1 ? 'occupata' : 'occupate'} su ${days.length}`;
};
