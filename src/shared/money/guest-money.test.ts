import { expect, it } from 'vitest';
import { type AccountFacts, accountOf, type Payment } from './account.ts';
import { guestMoneyOf } from './guest-money.ts';
import type { PaymentTerms } from './payment-terms.ts';

const terms: PaymentTerms = {
  deposit: { share: { percent: 30 }, days: 5, word: 'caparra' },
  balanceDays: 30,
  damageDepositCents: 200_00,
  cancellation: [{ days: 60, percent: 100 }],
  account: { holder: 'Anna Rossi', iban: 'IT60X0542811101000000123456', bic: '' },
  otherWays: '',
  landlord: null,
};

const stay: AccountFacts['stay'] = {
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  status: 'CONFIRMED',
  createdAt: '2026-01-08T09:00:00.000Z',
  agreedAt: '2026-01-10T09:00:00.000Z',
  cancelledAt: null,
  totalCents: 1000_00,
  quoteLines: [],
  keptCents: null,
};

const pay = (amountCents: number): Payment => ({
  ...{ id: amountCents, bookingId: 1, date: '2026-01-12', amountCents, method: 'TRANSFER' },
  ...{ note: '', annulledAt: null, annulReason: null, receipt: null },
});

/** What the guest reads on a day, after these payments. */
const on = (today: string, paid: number[] = [], own: Partial<AccountFacts['stay']> = {}) => {
  const facts = { stay: { ...stay, ...own }, terms, payments: paid.map(pay) };
  const account = accountOf({ ...facts, portal: null, damage: [], tax: null }, today);
  const guest = { id: 12, guestName: 'Sabine Krüger', startDate: stay.startDate };
  return guestMoneyOf(account, { ofStay: terms, today: terms }, guest);
};

const deposit = { what: 'caparra', cents: 300_00, dueOn: '2026-01-15', isLate: false };
const balance = { what: 'balance', cents: 700_00, dueOn: '2026-06-04', isLate: false };

it('the guest owes the deposit, then the balance', () => {
  expect(on('2026-01-11')).toEqual({
    ...{ totalCents: 1000_00, paidCents: 0, due: [deposit, balance], refundCents: 0 },
    transfer: { ...terms.account, cents: 300_00, text: 'Soggiorno 12 SABINE KRUEGER' },
  });
  expect(on('2026-01-16').due).toEqual([{ ...deposit, isLate: true }, balance]);
  expect(on('2026-01-16', [300_00])).toMatchObject({
    ...{ paidCents: 300_00, due: [balance], transfer: { cents: 700_00 } },
  });
  expect(on('2026-06-05', [300_00]).due).toEqual([{ ...balance, isLate: true }]);
});

it('a part of the deposit leaves the rest of it, and nothing is asked twice', () => {
  expect(on('2026-01-11', [100_00]).due.map(({ cents }) => cents)).toEqual([200_00, 700_00]);
  expect(on('2026-06-05').due.map(({ cents }) => cents)).toEqual([1000_00]);
});

it('nothing is asked once all came, and what is too much goes back', () => {
  expect(on('2026-06-05', [300_00, 700_00])).toMatchObject({ due: [], transfer: null });
  expect(on('2026-06-05', [300_00, 800_00])).toMatchObject({ due: [], refundCents: 100_00 });
  const cancelled = { status: 'REJECTED', cancelledAt: '2026-02-01T09:00:00.000Z' } as const;
  expect(on('2026-02-02', [300_00], cancelled)).toMatchObject({
    ...{ due: [], refundCents: 300_00, transfer: null },
  });
});
