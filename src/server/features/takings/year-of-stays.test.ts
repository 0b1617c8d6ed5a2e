import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, monthOf, type StayDate, yearOf } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import type { StayAccount } from '#shared/money/payments.schema.ts';
import type { TakingsAnswer } from '#shared/takings/takings.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// Sixty stays, each entered, paid, moved or cancelled on its day, from January 2026 to January 2027. A book of what came
// is kept beside, as owners keep one.

type Entry = { date: StayDate; cents: number; method: string; source: StaySource };
type Deed = { day: StayDate; do: () => Promise<unknown> };

const STAYS = 60;
const TOTAL = 60_000;
const sources: readonly StaySource[] = ['site', 'airbnb', 'phone', 'booking', 'mail', 'friends'];
const PORTAL = { payoutCents: 38_400, commissionCents: 9000, withheldCents: 12_600 };

let t: TestApp;
let token: string;
const book: Entry[] = [];
const ids: number[] = [];

const call = async (method: string, path: string, body?: object) => {
  const answer = await t.rest(method, path, { token, ...(body && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Enters it, and in the book. */
const pay = async (id: number, entry: Entry) => {
  const { date, cents, method } = entry;
  const payment = await call('POST', `/bookings/${id}/payments`, {
    ...{ date, amountCents: cents, method },
  });
  book.push(entry);
  return payment.id as number;
};

/** What happens to the stay of a number: every sixth is cancelled, every ninth has a wrong payment. */
const deedsOf = (number: number): Deed[] => {
  const source = sources[number % sources.length] as StaySource;
  const startDate = addDays('2026-02-01', number * 6);
  const stay = { startDate, endDate: addDays(startDate, 5), source, totalCents: TOTAL };
  const isPortal = source === 'airbnb' || source === 'booking';
  let id = 0;
  const entered: Deed = {
    day: addDays(startDate, -25),
    do: async () => {
      const guest = { guestName: `Ospite ${number}`, numberOfGuests: 2 };
      ({ id } = await call('POST', '/bookings/enter', { ...stay, ...guest }));
      ids.push(id);
      if (isPortal) await call('PUT', `/bookings/${id}/account`, { portal: PORTAL });
    },
  };
  const paid = (day: StayDate, cents: number, method: string): Deed => ({
    day,
    do: () => pay(id, { date: day, cents, method, source }),
  });
  if (isPortal) return [entered, paid(addDays(startDate, 2), PORTAL.payoutCents, 'PORTAL')];
  const deposit = paid(addDays(startDate, -22), TOTAL * 0.3, 'TRANSFER');
  const wrong: Deed = {
    day: addDays(startDate, -20),
    do: async () => {
      const date = addDays(startDate, -20);
      const payment = await pay(id, { date, cents: 5000, method: 'CASH', source });
      await call('POST', `/payments/${payment}/annul`, { reason: 'Era di un altro soggiorno' });
      book.pop();
    },
  };
  const cancelled: Deed = {
    day: addDays(startDate, -10),
    do: () => call('POST', `/bookings/${id}/cancel`, { tellGuest: false }),
  };
  const refund = paid(addDays(startDate, -8), -TOTAL * 0.15, 'TRANSFER');
  const moved: Deed = {
    day: addDays(startDate, -12),
    do: () => call('PUT', `/bookings/${id}`, { totalCents: TOTAL + 1000, tellGuest: false }),
  };
  const balance = paid(startDate, TOTAL * 0.7, number % 4 === 0 ? 'CASH' : 'TRANSFER');
  return [
    ...[entered, deposit],
    ...(number % 9 === 0 ? [wrong] : []),
    ...(number % 5 === 0 ? [moved] : []),
    ...(number % 6 === 2 ? [cancelled, refund] : [balance]),
  ];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const inBook = (isCounted: (entry: Entry) => boolean): number =>
  sum(book.filter(isCounted).map(({ cents }) => cents));

let years: TakingsAnswer[];
let accounts: StayAccount[];

beforeAll(async () => {
  t = await createTestApp();
  const deeds = Array.from({ length: STAYS }, (_, number) => deedsOf(number)).flat();
  for (const deed of deeds.toSorted((a, b) => a.day.localeCompare(b.day))) {
    t.clock.set(`${deed.day}T10:00:00Z`);
    // Logins end while the clock moves.
    token = (await makeUser(t.app, 'ADMIN')).token;
    await deed.do();
  }
  years = [await call('GET', '/payments?year=2026'), await call('GET', '/payments?year=2027')];
  accounts = await Promise.all(ids.map((id) => call('GET', `/bookings/${id}/account`)));
});
afterAll(() => t.close());

describe('a year of sixty stays', () => {
  it('has what the book says, by month, way and source', () => {
    expect(ids).toHaveLength(STAYS);
    for (const { year, receivedCents, months, byMethod, bySource } of years) {
      const ofYear = ({ date }: Entry) => yearOf(date) === year;
      expect(receivedCents).toBe(inBook(ofYear));
      for (const [index, month] of months.entries()) {
        const name = `${year}-${String(index + 1).padStart(2, '0')}`;
        expect(month.receivedCents).toBe(inBook(({ date }) => monthOf(date) === name));
      }
      for (const row of byMethod) {
        expect(row.receivedCents).toBe(
          inBook((entry) => ofYear(entry) && entry.method === row.method),
        );
      }
      for (const row of bySource) {
        expect(row.receivedCents).toBe(
          inBook((entry) => ofYear(entry) && entry.source === row.source),
        );
      }
    }
  });

  it('adds up to what the stays say, year by year', () => {
    expect(sum(years.map(({ receivedCents }) => receivedCents))).toBe(
      sum(accounts.map(({ paidCents }) => paidCents)),
    );
    for (const account of accounts) {
      const payments = years.flatMap((year) =>
        year.payments.filter(({ bookingId }) => bookingId === account.id),
      );
      expect(sum(payments.map(({ receivedCents }) => receivedCents))).toBe(account.paidCents);
      const isPortals = account.portal !== null;
      const taxCents = Math.min(
        Math.max(account.paidCents - account.totalCents + account.taxCents, 0),
        account.taxCents,
      );
      expect(sum(payments.map((payment) => payment.taxCents))).toBe(isPortals ? 0 : taxCents);
    }
  });

  it('sells the nights of the stays that took place, and knows who owes', () => {
    const kept = accounts.filter(({ cancelledAt }) => cancelledAt === null);
    expect(sum(years.map(({ nights }) => nights))).toBe(5 * kept.length);
    const rents = kept.map(({ portal, totalCents, taxCents }) =>
      portal ? portal.grossCents : totalCents - taxCents,
    );
    expect(sum(years.map(({ rentCents }) => rentCents))).toBe(sum(rents));
    const owing = accounts.filter(({ state }) => state.startsWith('balance')).map(({ id }) => id);
    const listed = years.flatMap(({ stays }) =>
      stays.filter(({ state }) => state.startsWith('balance')).map(({ bookingId }) => bookingId),
    );
    expect([...new Set(listed)].toSorted()).toEqual(owing.toSorted());
    expect(owing.length).toBeGreaterThan(0);
  });

  it('says of each portal what its certificate says', () => {
    for (const source of ['airbnb', 'booking'] as const) {
      const settled = years.flatMap(({ portals }) =>
        portals.filter((row) => row.source === source),
      );
      const stays = sum(settled.map((row) => row.stays));
      expect(stays).toBe(STAYS / sources.length);
      expect(sum(settled.map(({ grossCents }) => grossCents))).toBe(stays * TOTAL);
      expect(sum(settled.map(({ commissionCents }) => commissionCents))).toBe(
        stays * PORTAL.commissionCents,
      );
      expect(sum(settled.map(({ withheldCents }) => withheldCents))).toBe(
        stays * PORTAL.withheldCents,
      );
      expect(sum(settled.map(({ receivedCents }) => receivedCents))).toBe(
        stays * PORTAL.payoutCents,
      );
    }
    expect(years.flatMap(({ awaited }) => awaited)).toEqual([]);
  });

  it('shows the same of a year beside the next one', () => {
    const [first, second] = years;
    expect(second?.lastYear).toMatchObject({
      receivedCents: first?.receivedCents,
      nights: first?.nights,
      rentCents: first?.rentCents,
    });
  });
});
