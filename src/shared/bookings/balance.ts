import type { Debt, DebtGroup } from './booking-lists.schema.ts';
import type { StaffBooking } from './bookings.schema.ts';
import type { StayDate } from './stay-dates.ts';

/** Null for what nobody owes anything for, such as requests and blocks. */
export type Balance =
  | { state: 'due' }
  | { state: 'nothing-due' }
  | { state: 'paid'; at: string }
  | null;

/**
 * A confirmed stay is due, unless it costs nothing or was entered after its end: that was paid in its
 * time. Of an erased guest only a payment is known.
 */
export const balanceOf = (booking: StaffBooking): Balance => {
  if (booking.isBlocked || booking.status !== 'CONFIRMED') return null;
  if (booking.paidAt !== null) return { state: 'paid', at: booking.paidAt };
  if (!booking.guest) return null;
  const isSettled = booking.totalCents === 0 || booking.endDate < booking.createdAt.slice(0, 10);
  return { state: isSettled ? 'nothing-due' : 'due' };
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
  stays: readonly (Days & { totalCents: number | null })[],
  today: StayDate,
): Debt[] =>
  [...Map.groupBy(stays, (stay) => debtGroupOf(stay, today))].map(([group, members]) => ({
    group,
    stays: members.length,
    cents: sumCents(members.map(({ totalCents }) => totalCents ?? 0)),
  }));
