import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { GuestMoney } from '#shared/guest-page/guest-page.schema.ts';
import type { Account } from './account.ts';
import { transferText } from './epc.ts';
import type { PaymentTerms } from './payment-terms.ts';

type Stay = Pick<StaffStay, 'id' | 'guestName' | 'startDate'>;

type Terms = {
  /** The stay's own: what is asked when. */
  ofStay: Pick<PaymentTerms, 'deposit'> | null;
  /** Today's: a closed account gets no transfers. */
  today: Pick<PaymentTerms, 'account'>;
};

/** What is still to come, the next first: the rest of the deposit, then of the total. */
const dueOf = (account: Account, { ofStay }: Terms, { startDate }: Stay): GuestMoney['due'] => {
  const { state, openCents, paidCents, depositCents, depositDueOn, balanceDueOn } = account;
  if (openCents <= 0 || state === 'none') return [];
  const isDeposit = state === 'deposit-due' || state === 'deposit-late';
  const first = isDeposit ? depositCents - paidCents : 0;
  const deposit = {
    what: ofStay?.deposit?.word ?? 'acconto',
    cents: first,
    dueOn: depositDueOn ?? startDate,
    isLate: state === 'deposit-late',
  } as const;
  const balance = {
    what: 'balance',
    cents: openCents - first,
    dueOn: balanceDueOn ?? startDate,
    isLate: state === 'balance-late',
  } as const;
  return [deposit, balance].filter(({ cents }) => cents > 0);
};

/** An account as the guest of its stay reads it. */
export const guestMoneyOf = (account: Account, terms: Terms, stay: Stay): GuestMoney => {
  const due = dueOf(account, terms, stay);
  const [next] = due;
  const text = transferText({ bookingId: stay.id, guestName: stay.guestName });
  return {
    totalCents: account.totalCents,
    paidCents: account.paidCents,
    due,
    refundCents: Math.max(0, -account.openCents),
    transfer:
      next && terms.today.account ? { ...terms.today.account, cents: next.cents, text } : null,
  };
};
