import type { Debt, DebtGroup } from './booking-lists.schema.ts';
import type { StaffBooking } from './bookings.schema.ts';
import type { StayDate } from './stay-dates.ts';

/** Null for requests, blocks and other rows without anything to pay. */
export type Balance =
  | { state: 'due'; openCents: number }
  | { state: 'nothing-due' }
  | { state: 'portal' }
  | { state: 'paid'; at: string }
  | null;

/**
 * A confirmed stay is due, unless it costs nothing, a portal collects, or it was entered after its end: that was paid in
 * its time. Of an erased guest only a payment is known.
 */
export const balanceOf = (booking: StaffBooking): Balance => {
  if (booking.isBlocked || booking.status !== 'CONFIRMED') return null;
  if (booking.paidAt !== null) return { state: 'paid', at: booking.paidAt };
  if (!booking.guest) return null;
  if (booking.portalPays) return { state: 'portal' };
  const openCents = (booking.totalCents ?? 0) - booking.paidCents;
  const isSettled = booking.paidCents === 0 && booking.endDate < booking.createdAt.slice(0, 10);
  return booking.totalCents === 0 || isSettled
    ? { state: 'nothing-due' }
    : { state: 'due', openCents };
};

type Days = { startDate: StayDate; endDate: StayDate };

/** Guests who have left without paying are late. */
export const debtGroupOf = ({ startDate, endDate }: Days, today: StayDate): DebtGroup => {
  if (endDate < today) return 'left';
  return startDate < today ? 'here' : 'coming';
};

export const sumCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, cents) => sum + cents, 0);

/** Unpaid stays by group, in the given order. */
export const debtsOf = (
  stays: readonly (Days & { openCents: number })[],
  today: StayDate,
): Debt[] =>
  [...Map.groupBy(stays, (stay) => debtGroupOf(stay, today))].map(([group, members]) => ({
    group,
    stays: members.length,
    cents: sumCents(members.map(({ openCents }) => openCents)),
  }));
