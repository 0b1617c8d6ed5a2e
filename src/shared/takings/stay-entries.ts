import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import { isPortal, type StaySource } from '#shared/bookings/stay-sources.ts';
import type { Account, Payment } from '#shared/money/account.ts';
import { taxInPayments, validPayments } from '#shared/money/tax-in-payments.ts';
import { STAMP_CENTS } from '#shared/receipts/receipts.schema.ts';
import type { TakingsEntry } from './takings.schema.ts';

// What an accountant books for each payment of a stay.

/** A stay and its account, as a year's sums read them. */
export type StayWithAccount = {
  /** Null once it was erased with its guest. */
  id: number | null;
  startDate: StayDate;
  /** The day of departure. */
  endDate: StayDate;
  source: StaySource;
  /** Null once the guest was erased. */
  guestName: string | null;
  status: DecidableStatus;
  /** False for a stay from before prices were kept. */
  isPriced: boolean;
  /** Payments whose receipt has a revenue stamp, by id. */
  stamped: ReadonlySet<number>;
  account: Pick<
    Account,
    | 'totalCents'
    | 'taxCents'
    | 'paidCents'
    | 'openCents'
    | 'state'
    | 'portal'
    | 'payments'
    | 'damageEntries'
  >;
};

/** Its nights are sold; otherwise it is a request, or was cancelled. */
export const isSold = ({ status }: Pick<StayWithAccount, 'status'>): boolean =>
  status === 'CONFIRMED';

/** It came without a portal, and nobody keeps a part of it. */
export const isDirect = ({ source, account }: StayWithAccount): boolean =>
  !isPortal(source) && account.portal === null;

/** What the guest pays without the tourist tax, before a portal keeps its part; null if nobody knows. */
export const rentCentsOf = ({ account, isPriced }: StayWithAccount): number | null => {
  if (account.portal) return account.portal.grossCents || null;
  return isPriced ? account.totalCents - account.taxCents : null;
};

/** The payment with which a portal settled: the first that it made, or else the first that came. */
const settlementOf = (payments: readonly Payment[]): Payment | undefined => {
  const came = payments.filter(({ amountCents }) => amountCents > 0);
  return came.find(({ method }) => method === 'PORTAL') ?? came[0];
};

const nothing = { grossCents: 0, commissionCents: 0, withheldCents: 0 };

/**
 * The payments of a stay, the earliest first. One bears what a portal settled, so that it counts once. Of a stay that
 * is not sold all that came is rent.
 */
export const entriesOf = (stay: StayWithAccount): TakingsEntry[] => {
  const { account, source, startDate, endDate, guestName } = stay;
  // Marks of nothing to pay are no payments.
  const payments = validPayments(account).filter(({ amountCents }) => amountCents !== 0);
  const taxes = taxInPayments(account);
  const settlement = settlementOf(payments);
  const settled = isSold(stay) ? account.portal : null;
  const rentOf = (payment: Payment, taxCents: number) => {
    if (settled === null) return { ...nothing, grossCents: payment.amountCents - taxCents };
    return payment === settlement ? settled : nothing;
  };
  return payments.map((payment) => {
    const { id, date, method, receipt, amountCents } = payment;
    const taxCents = taxes.get(id) ?? 0;
    const { grossCents, commissionCents, withheldCents } = rentOf(payment, taxCents);
    return {
      ...{ id, date, method, receipt },
      ...{ bookingId: stay.id, guestName, startDate, endDate, source },
      stayYear: yearOf(startDate),
      ...{ grossCents, commissionCents, withheldCents, taxCents },
      stampCents: stay.stamped.has(id) ? STAMP_CENTS : 0,
      receivedCents: amountCents,
    };
  });
};
