import type { DayInterval } from '#shared/bookings/occupancy.ts';
import { daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import type { NightFigures } from './takings.schema.ts';

// How many nights of a period are sold, and for how much. The parts of a stay add up to its whole.

/** A confirmed stay and its rent. */
export type SoldStay = {
  startDate: StayDate;
  /** The day of departure. */
  endDate: StayDate;
  /** It came without a portal. */
  isDirect: boolean;
  /** What the guest pays without the tourist tax, before a portal keeps its part; null if nobody knows. */
  rentCents: number | null;
};

/** A stay within a day is one night. */
const nightsOf = ({ startDate, endDate }: SoldStay): number =>
  Math.max(1, daysBetween(startDate, endDate));

const nightsBefore = (stay: SoldStay, day: StayDate): number =>
  Math.min(Math.max(daysBetween(stay.startDate, day), 0), nightsOf(stay));

const nightsIn = (stay: SoldStay, { from, until }: DayInterval): number =>
  nightsBefore(stay, until) - nightsBefore(stay, from);

const rentBefore = (stay: SoldStay, day: StayDate): number =>
  Math.round(((stay.rentCents ?? 0) * nightsBefore(stay, day)) / nightsOf(stay));

const rentIn = (stay: SoldStay, { from, until }: DayInterval): number =>
  rentBefore(stay, until) - rentBefore(stay, from);

const noNights: NightFigures = {
  stays: 0,
  nights: 0,
  pricedNights: 0,
  directNights: 0,
  freeNights: 0,
  rentCents: 0,
};

const figuresOf = (stay: SoldStay, days: DayInterval): NightFigures => {
  const nights = nightsIn(stay, days);
  if (nights === 0) return noNights;
  if (stay.rentCents === 0) return { ...noNights, stays: 1, freeNights: nights };
  return {
    stays: 1,
    nights,
    pricedNights: stay.rentCents === null ? 0 : nights,
    directNights: stay.isDirect ? nights : 0,
    freeNights: 0,
    rentCents: rentIn(stay, days),
  };
};

export const nightFigures = (stays: readonly SoldStay[], days: DayInterval): NightFigures =>
  stays.reduce<NightFigures>((sum, stay) => {
    const own = figuresOf(stay, days);
    return {
      stays: sum.stays + own.stays,
      nights: sum.nights + own.nights,
      pricedNights: sum.pricedNights + own.pricedNights,
      directNights: sum.directNights + own.directNights,
      freeNights: sum.freeNights + own.freeNights,
      rentCents: sum.rentCents + own.rentCents,
    };
  }, noNights);

/** The mean rent of a night sold; null without one whose rent is known. */
export const meanPerNight = ({
  rentCents,
  pricedNights,
}: Pick<NightFigures, 'rentCents' | 'pricedNights'>): number | null =>
  pricedNights === 0 ? null : Math.round(rentCents / pricedNights);

/** The share of nights sold without a portal, in percent; null without nights. */
export const directShare = ({
  directNights,
  nights,
}: Pick<NightFigures, 'directNights' | 'nights'>): number | null =>
  nights === 0 ? null : Math.round((100 * directNights) / nights);
