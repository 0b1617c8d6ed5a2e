import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidableStatuses } from '#shared/bookings/bookings.schema.ts';
import { addDays, daysBetween } from '#shared/bookings/stay-dates.ts';
import { staySources } from '#shared/bookings/stay-sources.ts';
import {
  accountOf as computeAccount,
  type Payment,
  paymentMethods,
} from '#shared/money/account.ts';
import { accountOf, payment, stay } from '#tests/support/takings.ts';
import { meanPerNight } from './nights-sold.ts';
import { entriesOf, isDirect, isSold, rentCentsOf, type StayWithAccount } from './stay-entries.ts';
import { sumEntries, takingsOf } from './takings-year.ts';

const portal = {
  grossCents: 100_000,
  commissionCents: 15_000,
  withheldCents: 21_000,
  payoutCents: 64_000,
};

const unnoted = { grossCents: 64_000, commissionCents: 0, withheldCents: 0, payoutCents: 64_000 };
const unknown = { grossCents: 0, commissionCents: 0, withheldCents: 0, payoutCents: 0 };

describe('payments of a stay', () => {
  it('pay the rent first and the tourist tax last', () => {
    const payments = [
      payment('2026-06-20', 73_000),
      payment('2026-02-01', 30_000),
      payment('2026-07-04', 2000),
    ];
    expect(
      entriesOf(stay({ account: accountOf(100_000, 5000, { payments }) })).map(
        ({ date, grossCents, taxCents }) => [date, grossCents, taxCents],
      ),
    ).toEqual([
      ['2026-02-01', 30_000, 0],
      ['2026-06-20', 70_000, 3000],
      ['2026-07-04', 0, 2000],
    ]);
  });

  it('give the tourist tax back first', () => {
    const payments = [payment('2026-02-01', 105_000), payment('2026-03-01', -10_000)];
    const [, refund] = entriesOf(stay({ account: accountOf(100_000, 5000, { payments }) }));
    expect(refund).toMatchObject({ grossCents: -5000, taxCents: -5000, receivedCents: -10_000 });
  });

  it('count nothing that was annulled', () => {
    const payments = [payment('2026-02-01', 1000, { annulledAt: '2026-02-02T10:00:00.000Z' })];
    expect(entriesOf(stay({ account: accountOf(100_000, 0, { payments }) }))).toEqual([]);
  });

  it('leave out marks of nothing', () => {
    const payments = [payment('2026-02-01', 0, { method: 'OTHER' })];
    expect(entriesOf(stay({ account: accountOf(0, 0, { payments }) }))).toEqual([]);
  });

  it('say the revenue stamp of their receipt', () => {
    const payments = [
      payment('2026-02-01', 10_000, { id: 1 }),
      payment('2026-03-01', 5000, { id: 2 }),
    ];
    const account = accountOf(100_000, 0, { payments });
    const sums = entriesOf(stay({ account, stamped: new Set([1]) })).map(
      ({ stampCents, receivedCents }) => [stampCents, receivedCents],
    );
    expect(sums).toEqual([
      [200, 10_000],
      [0, 5000],
    ]);
  });

  it('bear what a portal settled once, with the portal’s first payment', () => {
    const account = {
      ...accountOf(64_000, 1400, { portal }),
      payments: [
        payment('2026-07-04', 1400, { method: 'CASH' }),
        payment('2026-07-06', 40_000, { method: 'PORTAL' }),
        payment('2026-07-20', 24_000, { method: 'PORTAL' }),
      ],
    };
    const sums = entriesOf(stay({ source: 'airbnb', account })).map(
      ({ grossCents, commissionCents, withheldCents }) => [
        grossCents,
        commissionCents,
        withheldCents,
      ],
    );
    expect(sums).toEqual([
      [0, 0, 0],
      [100_000, 15_000, 21_000],
      [0, 0, 0],
    ]);
  });

  it('tell where nobody has noted what a portal kept', () => {
    const payments = [payment('2026-07-06', 64_000)];
    const account = accountOf(64_000, 0, { portal: unnoted, payments });
    expect(takingsOf(2026, [stay({ source: 'booking', account })]).portals).toMatchObject([
      { source: 'booking', stays: 1, unnoted: 1, grossCents: 64_000, receivedCents: 64_000 },
    ]);
  });
});

describe('a year', () => {
  it('counts cash on the day it came, and nights on the nights', () => {
    const account = accountOf(70_000, 0, {
      payments: [payment('2025-11-03', 20_000), payment('2026-01-02', 50_000)],
    });
    const overNewYear = stay({ startDate: '2025-12-28', endDate: '2026-01-04', account });
    expect(takingsOf(2026, [overNewYear])).toMatchObject({
      receivedCents: 50_000,
      nights: 3,
      rentCents: 30_000,
      lastYear: { receivedCents: 20_000, nights: 4, rentCents: 40_000 },
      payments: [{ stayYear: 2025 }],
    });
  });

  it('sells no night of a cancelled stay, and keeps what came for it', () => {
    const account = accountOf(20_000, 0, { payments: [payment('2026-03-01', 20_000)] });
    const takings = takingsOf(2026, [stay({ status: 'REJECTED', account })]);
    expect(takings).toMatchObject({ nights: 0, rentCents: 0, receivedCents: 20_000 });
    expect(takings.stays).toMatchObject([{ status: 'REJECTED', receivedCents: 20_000 }]);
  });

  it('sells no night that costs nothing, and takes no mean of unknown prices', () => {
    const portalsFree = stay({ id: 4, account: accountOf(0, 0, { portal: unknown }) });
    expect(takingsOf(2026, [portalsFree])).toMatchObject({ nights: 7, pricedNights: 0 });
    const free = stay({ id: 2, source: 'friends', account: accountOf(0, 0) });
    const old = stay({
      id: 3,
      isPriced: false,
      account: accountOf(0, 0),
      endDate: '2026-07-05',
    });
    const takings = takingsOf(2026, [stay(), free, old]);
    expect(takings).toMatchObject({
      nights: 8,
      pricedNights: 7,
      freeNights: 7,
      rentCents: 100_000,
    });
    expect(meanPerNight(takings)).toBe(14_286);
  });

  it('awaits what no portal has paid yet', () => {
    const account = accountOf(64_000, 0, { portal });
    const annulled = payment('2026-07-06', 64_000, { annulledAt: '2026-07-07T10:00:00.000Z' });
    const { awaited } = takingsOf(2026, [
      stay({ id: 1, source: 'airbnb', account }),
      stay({ id: 2, source: 'vrbo', account: accountOf(0, 0, { portal: unknown }) }),
      stay({ id: 3, source: 'vrbo', status: 'REJECTED', account }),
      stay({ id: 4, source: 'airbnb', account: { ...account, payments: [annulled] } }),
      stay({
        id: 5,
        source: 'airbnb',
        account: { ...account, payments: [payment('2026-07-06', 1)] },
      }),
      stay({ id: 6, account, startDate: '2027-01-02', endDate: '2027-01-04' }),
      // The guest pays here.
      stay({ id: 8, source: 'airbnb' }),
      stay({ id: 7 }),
    ]);
    expect(awaited.map(({ bookingId, payoutCents }) => [bookingId, payoutCents])).toEqual([
      [1, 64_000],
      [2, null],
      [4, 64_000],
    ]);
  });

  it('keeps damage deposits apart', () => {
    const entry = {
      bookingId: 1,
      method: 'CASH',
      note: '',
      annulledAt: null,
      annulReason: null,
    } as const;
    const account = accountOf(10_000, 0, {
      damageEntries: [
        { ...entry, id: 1, kind: 'received', date: '2026-07-04', amountCents: 20_000 },
        { ...entry, id: 2, kind: 'kept', date: '2026-07-11', amountCents: 5000, note: 'Un vetro' },
        { ...entry, id: 3, kind: 'returned', date: '2026-07-11', amountCents: 15_000 },
        { ...entry, id: 4, kind: 'received', date: '2025-07-11', amountCents: 1 },
      ],
    });
    const takings = takingsOf(2026, [stay({ account })]);
    expect(takings).toMatchObject({
      receivedCents: 0,
      deposits: { receivedCents: 20_000, returnedCents: 15_000, keptCents: 5000 },
    });
    expect(takings.deposits.entries.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

// Years of invented stays.

const FIRST = '2024-06-01';
const DAYS = 1300;
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029];

const BOOKED_AT = '2024-01-10T10:00:00.000Z';
const CANCELLED_AT = '2024-05-10T10:00:00.000Z';
const TODAY = '2026-06-01';

const cents = fc.integer({ min: 0, max: 200_000 });

const inventedPayment = fc.record({
  day: fc.integer({ min: 0, max: DAYS }),
  amountCents: fc.integer({ min: -50_000, max: 150_000 }),
  method: fc.constantFrom(...paymentMethods),
  isAnnulled: fc.boolean(),
});

const inventedStay = fc.record({
  day: fc.integer({ min: 0, max: DAYS }),
  nights: fc.integer({ min: 0, max: 40 }),
  source: fc.constantFrom(...staySources),
  rent: fc.oneof(cents, fc.constant(0)),
  tax: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6000 })),
  noted: fc.option(
    fc.record({
      payoutCents: fc.option(cents),
      commissionCents: fc.option(cents),
      withheldCents: fc.option(cents),
    }),
  ),
  status: fc.constantFrom(...decidableStatuses),
  isErased: fc.boolean(),
  payments: fc.array(inventedPayment, { maxLength: 5 }),
});

const years = fc.array(inventedStay, { maxLength: 40 }).map((list) =>
  list.map((one, index): StayWithAccount => {
    const startDate = addDays(FIRST, one.day);
    const payments = one.payments.map(({ day, amountCents, method, isAnnulled }, at) =>
      payment(addDays(FIRST, day), amountCents, {
        ...{ id: index * 10 + at, bookingId: index, method },
        annulledAt: isAnnulled ? '2026-01-01T00:00:00.000Z' : null,
      }),
    );
    const endDate = addDays(startDate, one.nights);
    const line = { label: '', detail: '' };
    const account = computeAccount(
      {
        stay: {
          ...{ startDate, endDate, status: one.status, totalCents: one.rent + one.tax },
          ...{ createdAt: BOOKED_AT, agreedAt: BOOKED_AT, keptCents: null },
          cancelledAt: one.status === 'REJECTED' ? CANCELLED_AT : null,
          quoteLines: [
            { ...line, kind: 'stay', amountCents: one.rent },
            { ...line, kind: 'touristTax', amountCents: one.tax },
          ],
        },
        ...{ terms: null, portal: one.noted, payments, damage: [], tax: null },
      },
      TODAY,
    );
    const guestName = one.isErased ? null : `Ospite ${index}`;
    const { status, source } = one;
    return stay({ id: index, startDate, endDate, source, guestName, status, account });
  }),
);

const valid = ({ account }: StayWithAccount): Payment[] =>
  account.payments.filter(({ annulledAt }) => annulledAt === null);
const paidBy = (stays: readonly StayWithAccount[]): number =>
  sumOf(stays.map(({ account }) => account.paidCents));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Rent is a first vessel and the tax a second; what is too much goes on top and is poured out first. */
const taxLeft = (payments: readonly Payment[], rent: number, tax: number): number => {
  let [inRent, inTax, onTop] = [0, 0, 0];
  for (const { amountCents } of payments.toSorted(
    (a, b) => a.date.localeCompare(b.date) || a.id - b.id,
  )) {
    if (amountCents >= 0) {
      const first = Math.min(amountCents, rent - inRent);
      const second = Math.min(amountCents - first, tax - inTax);
      [inRent, inTax, onTop] = [
        inRent + first,
        inTax + second,
        onTop + amountCents - first - second,
      ];
    } else {
      const first = Math.min(-amountCents, onTop);
      const second = Math.min(-amountCents - first, inTax);
      onTop -= first;
      inTax -= second;
      inRent -= -amountCents - first - second;
    }
  }
  return inTax;
};

describe('years of stays', () => {
  it('have sums that equal the stays’, whichever way they are cut', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const all = YEARS.map((year) => takingsOf(year, stays));
        expect(sumOf(all.map(({ receivedCents }) => receivedCents))).toBe(paidBy(stays));
        for (const takings of all) {
          const whole = sumEntries(takings.payments);
          expect(takings).toMatchObject(whole);
          expect(sumEntries(takings.months)).toEqual(whole);
          expect(sumEntries(takings.bySource)).toEqual(whole);
          expect(sumEntries(takings.byMethod)).toEqual(whole);
          expect(sumOf(takings.stays.map(({ receivedCents }) => receivedCents))).toBe(
            whole.receivedCents,
          );
        }
        for (const [index, takings] of all.entries()) {
          const before = all[index - 1];
          if (before) expect(takings.lastYear.receivedCents).toBe(before.receivedCents);
        }
      }),
    );
  });

  it('split each payment into rent and tourist tax without losing a cent', () => {
    fc.assert(
      fc.property(years, (stays) => {
        for (const one of stays) {
          const entries = entriesOf(one);
          const { portal: noted, totalCents, taxCents: tax } = one.account;
          expect(sumEntries(entries).taxCents).toBe(taxLeft(valid(one), totalCents - tax, tax));
          if (noted === null || !isSold(one)) {
            for (const { grossCents, taxCents, receivedCents } of entries) {
              expect(grossCents + taxCents).toBe(receivedCents);
            }
          } else {
            const came = valid(one).some(({ amountCents }) => amountCents > 0);
            expect(sumEntries(entries)).toMatchObject({
              grossCents: came ? noted.grossCents : 0,
              commissionCents: came ? noted.commissionCents : 0,
              withheldCents: came ? noted.withheldCents : 0,
            });
          }
        }
      }),
    );
  });

  it('have each night and each cent of rent once', () => {
    fc.assert(
      fc.property(years, (stays) => {
        const all = YEARS.map((year) => takingsOf(year, stays));
        const direct = stays.filter(isDirect);
        const directNights = sumOf(
          YEARS.map((year) => takingsOf(year, direct)).map(({ nights }) => nights),
        );
        expect(sumOf(all.map((year) => year.directNights))).toBe(directNights);
        const kept = stays.filter(isSold);
        const nights = kept.map(({ startDate, endDate }) =>
          Math.max(1, daysBetween(startDate, endDate)),
        );
        expect(sumOf(all.map((year) => year.nights + year.freeNights))).toBe(sumOf(nights));
        expect(sumOf(all.map(({ rentCents }) => rentCents))).toBe(
          sumOf(kept.map((one) => rentCentsOf(one) ?? 0)),
        );
        for (const year of all) {
          for (const parts of [year.months, year.bySource]) {
            for (const column of ['nights', 'directNights', 'freeNights', 'rentCents'] as const) {
              expect(sumOf(parts.map((part) => part[column]))).toBe(year[column]);
            }
          }
        }
      }),
    );
  });
});
