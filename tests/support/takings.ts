import type { Payment } from '#shared/money/account.ts';
import type { StayWithAccount } from '#shared/takings/stay-entries.ts';

// Stays with money, as a year's sums read them.

type Sums = StayWithAccount['account'];

/** A rent and its tourist tax, of which nothing has come. */
export const accountOf = (rent: number, tax: number, own: Partial<Sums> = {}): Sums => ({
  totalCents: rent + tax,
  taxCents: tax,
  paidCents: 0,
  openCents: rent + tax,
  state: 'none',
  portal: null,
  payments: [],
  damageEntries: [],
  ...own,
});

let lastId = 0;
export const payment = (date: string, amountCents: number, own: Partial<Payment> = {}): Payment => {
  lastId += 1;
  return {
    ...{ id: lastId, bookingId: 1, date, amountCents, method: 'TRANSFER', note: '' },
    ...{ annulledAt: null, annulReason: null, receipt: null },
    ...own,
  };
};

export const stay = (own: Partial<StayWithAccount> = {}): StayWithAccount => ({
  ...{ id: 1, startDate: '2026-07-04', endDate: '2026-07-11', source: 'site' },
  ...{
    guestName: 'Anna',
    status: 'CONFIRMED',
    stamped: new Set(),
    isPriced: true,
    account: accountOf(100_000, 5000),
  },
  ...own,
});
