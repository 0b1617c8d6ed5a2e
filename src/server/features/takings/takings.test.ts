import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';

// A year's payments and nights. Today is 20 May 2026.

let t: TestApp;
let token: string;

const login = async (): Promise<void> => {
  token = (await makeUser(t.app, 'ADMIN')).token;
};

/** Logins end while the clock moves. */
const moveTo = async (day: string): Promise<void> => {
  t.clock.set(`${day}T10:00:00Z`);
  await login();
};

const call = async (
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => t.rest(method, path, { token, ...(body && { body }) });

const enter = async (own: object = {}): Promise<number> => {
  const stay = {
    ...{ startDate: '2026-07-04', endDate: '2026-07-11', guestName: 'Anna Verdi' },
    ...{ numberOfGuests: 2, source: 'phone', totalCents: 100_000, ...own },
  };
  const { status, body } = await call('POST', '/bookings/enter', stay);
  expect(status).toBe(201);
  return body.id;
};

const pay = async (id: number, date: string, amountCents: number, method = 'TRANSFER') => {
  const payment = { date, amountCents, method };
  const { status, body } = await call('POST', `/bookings/${id}/payments`, payment);
  expect(status).toBe(201);
  return body;
};

const yearOf = async (year = 2026) => (await call('GET', `/payments?year=${year}`)).body;

beforeEach(async () => {
  t = await createTestApp();
  await login();
});
afterEach(() => t.close());

describe('a year', () => {
  it('is empty without stays, and says so where money is off', async () => {
    expect(await yearOf()).toMatchObject({
      ...{ year: 2026, isOn: false, nights: 0, receivedCents: 0, stays: [], payments: [] },
      lastYear: { nights: 0 },
    });
  });

  it('has figures of its stays, although nobody follows payments', async () => {
    await enter();
    await enter({ startDate: '2026-08-01', endDate: '2026-08-08', source: 'airbnb' });
    expect(await yearOf()).toMatchObject({ nights: 14, directNights: 7 });
    expect((await yearOf()).rentCents).toBeGreaterThan(0);
  });

  it('counts a payment on its day, and none that was annulled', async () => {
    const id = await enter();
    await pay(id, '2026-05-02', 30_000);
    const wrong = await pay(id, '2026-05-03', 70_000, 'CASH');
    await call('POST', `/payments/${wrong.id}/annul`, { reason: 'Era di un altro' });
    const takings = await yearOf();
    expect(takings).toMatchObject({
      receivedCents: 30_000,
      byMethod: [{ method: 'TRANSFER', receivedCents: 30_000 }],
      stays: [{ bookingId: id, receivedCents: 30_000, openCents: 70_000 }],
    });
    expect(takings.months[4]).toMatchObject({ receivedCents: 30_000, nights: 0 });
    expect(takings.months[6]).toMatchObject({ receivedCents: 0, nights: 7 });
  });

  it('keeps what came for a cancelled stay, and sells none of its nights', async () => {
    const id = await enter();
    await pay(id, '2026-05-02', 30_000);
    await call('POST', `/bookings/${id}/cancel`, { tellGuest: false });
    expect(await yearOf()).toMatchObject({
      ...{ nights: 0, rentCents: 0, receivedCents: 30_000 },
      stays: [{ bookingId: id, status: 'REJECTED' }],
    });
  });

  it('has what came for a stay of another year', async () => {
    const id = await enter({ startDate: '2028-01-02', endDate: '2028-01-09' });
    await pay(id, '2026-05-02', 30_000);
    expect(await yearOf()).toMatchObject({
      nights: 0,
      payments: [{ bookingId: id, stayYear: 2028, receivedCents: 30_000 }],
    });
  });

  it('lists no payment of a request that nobody paid', async () => {
    await enter({ status: 'PENDING' });
    expect(await yearOf()).toMatchObject({ nights: 0, stays: [] });
  });
});

describe('a portal', () => {
  const settled = {
    portal: { payoutCents: 64_000, commissionCents: 15_000, withheldCents: 21_000 },
  };

  it('is awaited until it pays, and then says gross, commission and withheld', async () => {
    const id = await enter({ source: 'airbnb' });
    const noted = await call('PUT', `/bookings/${id}/account`, settled);
    expect(noted.body).toMatchObject({ portal: { grossCents: 100_000 } });
    expect(await yearOf()).toMatchObject({
      portals: [],
      awaited: [{ bookingId: id, payoutCents: 64_000 }],
    });
    await moveTo('2026-07-06');
    await pay(id, '2026-07-06', 64_000, 'PORTAL');
    expect(await yearOf()).toMatchObject({
      awaited: [],
      portals: [
        {
          ...{ source: 'airbnb', stays: 1, unnoted: 0, grossCents: 100_000 },
          ...{ commissionCents: 15_000, withheldCents: 21_000, receivedCents: 64_000 },
        },
      ],
    });
  });
});

it('a receipt is named beside its payment with its stamp, until another annuls it', async () => {
  await call('PUT', '/payment-terms', {
    landlord: { name: 'Anna Rossi', address: 'Via del Mare 1', taxCode: '' },
  });
  const id = await enter();
  const { id: paymentId } = await pay(id, '2026-05-02', 30_000);
  const { body: receipt } = await call('POST', `/payments/${paymentId}/receipt`, {});
  const [entry] = (await yearOf()).payments;
  expect(entry).toMatchObject({ receipt: { year: 2026, number: 1 }, stampCents: 200 });
  await call('POST', `/receipts/${receipt.year}/${receipt.number}/annul`, { reason: 'Nome' });
  const [after] = (await yearOf()).payments;
  expect(after).toMatchObject({ receipt: null, stampCents: 0, receivedCents: 30_000 });
});

describe('an erased guest', () => {
  it('leaves the sums', async () => {
    const contact = { guestEmail: 'anna@example.com' };
    const past = await enter({ ...contact, startDate: '2026-05-21', endDate: '2026-05-28' });
    const cancelled = await enter(contact);
    await pay(past, '2026-05-02', 90_000);
    await pay(cancelled, '2026-05-03', 20_000);
    await call('POST', `/bookings/${cancelled}/cancel`, { tellGuest: false });
    await moveTo('2026-06-20');
    const before = await yearOf();
    const { status } = await call('POST', '/privacy/erase', { email: 'anna@example.com' });
    expect(status).toBe(200);
    const after = await yearOf();
    for (const sums of ['receivedCents', 'grossCents', 'nights', 'rentCents', 'byMethod']) {
      expect(after[sums]).toEqual(before[sums]);
    }
    expect(JSON.stringify(after)).not.toMatch(/Anna|anna/);
  });
});

describe('the files', () => {
  it('are what the year says', async () => {
    const id = await enter();
    await pay(id, '2026-05-02', 30_000);
    const csv = await call('GET', '/payments.csv?year=2026');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.body.split('\r\n')[1]).toBe(
      '02/05/2026;Anna Verdi;04/07/2026;11/07/2026;Per telefono;2026;Bonifico;300,00;0,00;0,00;0,00;0,00;300,00;',
    );
    const workbook = await call('GET', '/payments.xlsx?year=2026');
    expect(workbook.headers).toMatchObject({
      'content-disposition': 'attachment; filename="incassi.xlsx"',
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
    expect(workbook.body.slice(0, 2)).toBe('PK');
  });
});
