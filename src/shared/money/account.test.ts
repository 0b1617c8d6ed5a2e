import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, type AccountFacts, accountOf, type Payment } from './account.ts';
import type { PaymentTerms } from './payment-terms.ts';

const terms: PaymentTerms = {
  deposit: { share: { percent: 30 }, days: 5, word: 'caparra' },
  balanceDays: 30,
  damageDepositCents: 200_00,
  cancellation: [
    { days: 60, percent: 100 },
    { days: 30, percent: 50 },
  ],
  account: null,
  otherWays: '',
  landlord: null,
};

const line = (kind: 'stay' | 'touristTax', amountCents: number) => ({
  ...{ kind, amountCents },
  ...{ label: kind, detail: '' },
});

const stay: AccountFacts['stay'] = {
  startDate: '2026-07-04',
  endDate: '2026-07-11',
  status: 'CONFIRMED',
  createdAt: '2026-01-08T09:00:00.000Z',
  agreedAt: '2026-01-10T09:00:00.000Z',
  cancelledAt: null,
  totalCents: 728_00,
  quoteLines: [line('stay', 700_00), line('touristTax', 28_00)],
  keptCents: null,
};

let nextId = 1;
const pay = (amountCents: number, own: Partial<Payment> = {}): Payment => ({
  ...{ id: nextId++, bookingId: 1, date: '2026-01-12', amountCents, method: 'TRANSFER', note: '' },
  ...{ annulledAt: null, annulReason: null, receipt: null },
  ...own,
});

type Own = Partial<Omit<AccountFacts, 'stay'>> & { stay?: Partial<AccountFacts['stay']> };

const on = (today: string, own: Own = {}): Account =>
  accountOf(
    {
      ...{ terms, portal: null, payments: [], damage: [], tax: null },
      ...own,
      stay: { ...stay, ...own.stay },
    },
    today,
  );

describe('what is asked of a guest', () => {
  it('is the deposit within its days, then the balance before the arrival', () => {
    expect(on('2026-01-11')).toMatchObject({
      ...{ totalCents: 728_00, taxCents: 28_00, openCents: 728_00, state: 'deposit-due' },
      ...{ depositCents: 218_40, depositDueOn: '2026-01-15', balanceDueOn: '2026-06-04' },
    });
    expect(on('2026-01-16').state).toBe('deposit-late');
    const payments = [pay(218_40)];
    expect(on('2026-01-16', { payments })).toMatchObject({
      ...{ paidCents: 218_40, openCents: 509_60, state: 'balance-due' },
    });
    expect(on('2026-06-05', { payments }).state).toBe('balance-late');
    expect(on('2026-06-05', { payments: [...payments, pay(509_60)] }).state).toBe('paid');
    expect(on('2026-06-05', { payments: [pay(800_00)] })).toMatchObject({
      ...{ openCents: -72_00, state: 'refund-due' },
    });
  });

  it('is no deposit that came short by bank charges, whose rest is due with the balance', () => {
    expect(on('2026-01-16', { payments: [pay(213_40)] })).toMatchObject({
      ...{ openCents: 514_60, state: 'balance-due' },
    });
    expect(on('2026-01-16', { payments: [pay(213_39)] }).state).toBe('deposit-late');
    const small = {
      ...terms,
      deposit: { share: { cents: 4_00 }, days: 5, word: 'acconto' },
    } as const;
    expect(on('2026-01-16', { terms: small }).state).toBe('deposit-late');
  });

  it('is never more than the total, and leaves who confirms late the days of the deposit', () => {
    const much = {
      ...terms,
      deposit: { share: { cents: 900_00 }, days: 5, word: 'acconto' },
    } as const;
    expect(on('2026-01-11', { terms: much }).depositCents).toBe(728_00);
    const late = { agreedAt: '2026-06-20T09:00:00.000Z' };
    expect(on('2026-06-20', { stay: late })).toMatchObject({
      ...{ depositDueOn: '2026-06-25', balanceDueOn: '2026-06-25' },
    });
    const last = { agreedAt: '2026-07-03T22:30:00.000Z' };
    expect(on('2026-07-04', { stay: last }).balanceDueOn).toBe('2026-07-04');
  });

  it('is everything at the arrival without terms', () => {
    expect(on('2026-07-04', { terms: null })).toMatchObject({
      ...{ depositCents: 0, depositDueOn: null, balanceDueOn: '2026-07-04', state: 'balance-due' },
    });
  });

  it('is nothing for a request, and for what was entered after its end', () => {
    expect(on('2026-01-11', { stay: { status: 'PENDING', agreedAt: null } }).state).toBe('none');
    expect(on('2026-08-01', { stay: { createdAt: '2026-08-01T09:00:00.000Z' } }).state).toBe(
      'none',
    );
  });

  it('does not have annulled payments in it', () => {
    const annulled = { annulledAt: '2026-01-13T09:00:00.000Z', annulReason: 'doppio' };
    expect(on('2026-01-16', { payments: [pay(218_40, annulled)] })).toMatchObject({
      ...{ paidCents: 0, state: 'deposit-late' },
    });
  });

  it('has a line for what was agreed beyond the quote', () => {
    const { lines } = on('2026-01-11', { stay: { totalCents: 700_00 } });
    expect(lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['stay', 700_00],
      ['touristTax', 28_00],
      ['difference', -28_00],
    ]);
  });
});

describe('a cancelled stay', () => {
  const cancelled = (cancelledAt: string, own: Own = {}) =>
    on('2026-06-20', {
      payments: [pay(218_40)],
      ...own,
      stay: { status: 'REJECTED', cancelledAt, ...own.stay },
    });

  it.each([
    ['2026-05-05T09:00:00.000Z', 100, 218_40],
    ['2026-05-06T09:00:00.000Z', 50, 109_20],
    ['2026-06-04T09:00:00.000Z', 50, 109_20],
    ['2026-06-05T09:00:00.000Z', 0, 0],
  ])('on %s gives %i % back', (cancelledAt, percent, cents) => {
    const account = cancelled(cancelledAt);
    expect(account).toMatchObject({ refund: { percent, cents }, openCents: 0 - cents });
    expect(account.state).toBe(cents > 0 ? 'refund-due' : 'paid');
    const refunded = [pay(218_40), ...(cents > 0 ? [pay(-cents, { date: '2026-06-20' })] : [])];
    expect(cancelled(cancelledAt, { payments: refunded }).openCents).toBe(0);
  });

  it('has the total that staff say', () => {
    expect(cancelled('2026-05-06T09:00:00.000Z', { stay: { keptCents: 50_00 } })).toMatchObject({
      ...{ totalCents: 50_00, openCents: -168_40, refund: { percent: 50 } },
    });
  });

  it('keeps what came where no terms say otherwise', () => {
    expect(cancelled('2026-05-06T09:00:00.000Z', { terms: null })).toMatchObject({
      ...{ totalCents: 218_40, openCents: 0, refund: null },
    });
  });
});

it('a portal’s stay has the payout as its total, and asks the guest for nothing', () => {
  const portal = { payoutCents: 800_00, commissionCents: 120_00, withheldCents: 168_00 };
  expect(on('2026-07-20', { portal })).toMatchObject({
    ...{
      totalCents: 800_00,
      openCents: 800_00,
      state: 'none',
      depositCents: 0,
      balanceDueOn: null,
    },
    portal: { grossCents: 1088_00 },
    damage: { askedCents: 0 },
  });
  const came = { portal, payments: [pay(800_00, { method: 'PORTAL' })] };
  expect(on('2026-07-20', came).state).toBe('paid');
  const tax = pay(28_00, { method: 'CASH' });
  const withTax = { portal, payments: [...came.payments, tax] };
  expect(on('2026-07-20', withTax)).toMatchObject({ openCents: -28_00, state: 'paid' });
});

it('the damage deposit is never in the open sum', () => {
  const entry = (kind: 'received' | 'returned' | 'kept', amountCents: number) =>
    ({
      ...{ id: nextId++, kind, date: '2026-07-04', amountCents, note: '', method: 'CASH' as const },
      ...{ annulledAt: null, annulReason: null },
    }) as const;
  const damage = [entry('received', 200_00), entry('kept', 50_00), entry('returned', 100_00)];
  expect(on('2026-07-04', { damage })).toMatchObject({
    openCents: 728_00,
    damage: { askedCents: 200_00, heldCents: 50_00, returnedCents: 100_00, keptCents: 50_00 },
  });
});

it('whatever happens, open is the total less what came, plus what was refunded', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-06-${String(n).padStart(2, '0')}`);
  const somePayments = fc.array(
    fc.record({
      amountCents: fc.integer({ min: -500_00, max: 900_00 }).filter((cents) => cents !== 0),
      date: day,
      annulledAt: fc.option(fc.constant('2026-06-30T09:00:00.000Z'), { nil: null }),
    }),
  );
  const sums = fc.option(fc.integer({ min: 0, max: 2000_00 }), { nil: null });
  fc.assert(
    fc.property(
      somePayments,
      fc.constantFrom('PENDING', 'CONFIRMED', 'REJECTED'),
      fc.option(day, { nil: null }),
      fc.record({ totalCents: sums, keptCents: sums }),
      fc.option(fc.record({ payoutCents: sums, commissionCents: sums, withheldCents: sums }), {
        nil: null,
      }),
      fc.constantFrom(terms, null),
      (paid, status, cancelled, own, portal, its) => {
        const payments = paid.map(({ amountCents, ...rest }) => pay(amountCents, rest));
        const cancelledAt =
          status === 'REJECTED' && cancelled ? `${cancelled}T09:00:00.000Z` : null;
        const account = on('2026-06-15', {
          ...{ payments, portal, terms: its },
          stay: { ...own, status, cancelledAt },
        });
        const valid = payments.filter(({ annulledAt }) => annulledAt === null);
        const came = valid.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const listed = account.lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(account.openCents).toBe(account.totalCents - came);
        expect(account.totalCents).toBe(listed);
        expect(account.totalCents).toBeGreaterThanOrEqual(0);
        expect(account.depositCents).toBeLessThanOrEqual(account.totalCents);
      },
    ),
    { seed: 2026 },
  );
});
