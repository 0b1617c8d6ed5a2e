import type { Claim } from '#shared/bookings/booking-lists.schema.ts';
import { isNightTaken, nightStateOn } from '#shared/bookings/occupancy.ts';
import { addDays, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { StayDays } from './stay.form.ts';

/** Days that are being drawn, in either direction. */
type DrawnRange = {
  from: StayDate;
  to: StayDate;
  /** Whether the next picked day ends it. */
  isOpen: boolean;
};

/** The calendar's selection: a range of days, or the occupied day to describe. */
export type Asked = ({ kind: 'range' } & DrawnRange) | { kind: 'day'; date: StayDate };

export const isFreeNight = (date: StayDate, claims: readonly Claim[]): boolean =>
  !isNightTaken(nightStateOn(date, claims));

/**
 * The end of the free nights from one day towards another. The range may end on the arrival day of another
 * stay, because the night before is still free.
 */
export const reach = (from: StayDate, towards: StayDate, claims: readonly Claim[]): StayDate => {
  let date = from;
  while (date < towards && isFreeNight(date, claims)) date = addDays(date, 1);
  while (date > towards && isFreeNight(addDays(date, -1), claims)) date = addDays(date, -1);
  return date;
};

type Ends = Pick<DrawnRange, 'from' | 'to'>;

/** In the order of the calendar. */
export const spanOf = ({ from, to }: Ends): StayDays =>
  from <= to ? { startDate: from, endDate: to } : { startDate: to, endDate: from };

/** A stay from the first to the last day; a single day is one night. */
export const drawnStay = (ends: Ends): StayDays => {
  const { startDate, endDate } = spanOf(ends);
  return { startDate, endDate: startDate === endDate ? addDays(endDate, 1) : endDate };
};

/** All drawn days, without the last one if a guest arrives on it. */
export const drawnBlock = (ends: Ends, claims: readonly Claim[]): StayDays => {
  const { startDate, endDate } = spanOf(ends);
  const isLastTaken = endDate > startDate && !isFreeNight(endDate, claims);
  return { startDate, endDate: isLastTaken ? addDays(endDate, -1) : endDate };
};

export type BarEnd = 'start' | 'end';

/** A stay's dates after one of its ends was dragged to a day: at least one night. */
export const draggedStay = (stay: StayDays, end: BarEnd, date: StayDate): StayDays => {
  const { startDate, endDate } = stay;
  if (end === 'start') {
    const latest = addDays(endDate, -1);
    return { startDate: date < latest ? date : latest, endDate };
  }
  const earliest = addDays(startDate, 1);
  return { startDate, endDate: date > earliest ? date : earliest };
};

/** The ends of a claim that can be moved: those of a guest's stay that are not past. */
export const movableEnds = (claim: Claim, today: StayDate): BarEnd[] => {
  if (claim.guestName === null) return [];
  return [
    ...(claim.startDate >= today ? (['start'] as const) : []),
    ...(claim.endDate >= today ? (['end'] as const) : []),
  ];
};

type PickOptions = {
  asked: Asked | null;
  /** Claims on that night: requests too. */
  isClaimed: boolean;
  claims: readonly Claim[];
};

/**
 * The first picked day begins a range, the second ends it. Picking an occupied day in between describes its
 * guests.
 */
export const pickDay = (date: StayDate, { asked, isClaimed, claims }: PickOptions): Asked => {
  if (asked?.kind === 'range' && asked.isOpen && reach(asked.from, date, claims) === date) {
    return { ...asked, to: date, isOpen: false };
  }
  return isClaimed ? { kind: 'day', date } : { kind: 'range', from: date, to: date, isOpen: true };
};
