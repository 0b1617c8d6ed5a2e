import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { createTestApp, type TestApp, TODAY } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser, putStay } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

// How much one visitor can request, and how long it is shown in everybody's calendar.

let t: TestApp;
let staff: string;
beforeEach(async () => {
  t = await createTestApp();
  staff = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const START = '2026-07-04';

const request = (nights: number, token?: string) =>
  viaRest(t, 'bookings.create', bookingRequest({ endDate: addDays(START, nights) }), token);

const requestNumber = (number: number, guestEmail = 'giulia@example.com', token?: string) =>
  viaRest(t, 'bookings.create', bookingRequest({ guestEmail, note: `Numero ${number}` }), token);

const shownIds = async (token?: string): Promise<number[]> => {
  const { data } = await viaRest(t, 'bookings.list', undefined, token);
  return data.map(({ id }: { id: number }) => id);
};

describe('a request', () => {
  it('is for sixty nights at most, unless staff make it', async () => {
    expect(await request(61)).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      text: 'Puoi chiedere al massimo 60 notti: per un soggiorno più lungo scrivici',
      issues: [{ path: 'endDate' }],
    });
    expect(await shownIds()).toEqual([]);
    expect((await request(60)).status).toBe(201);
    expect((await request(61, staff)).status).toBe(201);
  });

  it('is refused after ten pending ones of an address, until one is answered', async () => {
    const made = [];
    for (let number = 1; number <= 10; number += 1) made.push(await requestNumber(number));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await requestNumber(11)).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      text: 'Con questo indirizzo ci sono già 10 richieste che aspettano una risposta: ti risponderemo presto.',
    });
    expect(await shownIds()).toHaveLength(10);
    expect((await requestNumber(1)).data.id).toBe(made[0]?.data.id);
    expect((await requestNumber(12, 'altra@example.com')).status).toBe(201);
    expect((await requestNumber(13, 'giulia@example.com', staff)).status).toBe(201);
    for (const { data } of made.slice(0, 2)) {
      await viaRest(t, 'bookings.setStatus', { id: data.id, status: 'REJECTED' }, staff);
    }
    expect((await requestNumber(14)).status).toBe(201);
  });

  it('is one of ten accepted when twenty come at once', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const outcomes = await Promise.all(numbers.map((number) => requestNumber(number)));
    expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(10);
  });
});

describe('a request without an answer', () => {
  it('shows to visitors for fourteen days, to staff until it is over', async () => {
    const id = await putStay(t.app, {
      startDate: START,
      endDate: addDays(START, 7),
      createdAt: '2026-05-07T00:00:00.000Z',
    });
    expect(await shownIds()).toEqual([id]);
    t.clock.set('2026-05-21T10:00:00Z');
    expect(await shownIds()).toEqual([]);
    expect(await shownIds(staff)).toEqual([id]);
    expect((await viaRest(t, 'bookings.waiting', undefined, staff)).data.total).toBe(1);
  });

  it('shows no longer when its first night has come', async () => {
    const of = (startDate: string, status: 'PENDING' | 'CONFIRMED') =>
      putStay(t.app, {
        startDate,
        endDate: addDays(startDate, 2),
        status,
        createdAt: `${TODAY}T08:00:00.000Z`,
      });
    const confirmed = await of(addDays(TODAY, -1), 'CONFIRMED');
    await of(TODAY, 'PENDING');
    const later = await of(addDays(TODAY, 1), 'PENDING');
    expect(await shownIds()).toEqual([confirmed, later]);
  });

  it('does not keep its guest from asking again', async () => {
    const old = { startDate: START, endDate: addDays(START, 7), guestEmail: 'giulia@example.com' };
    for (let number = 0; number < 10; number += 1) {
      await putStay(t.app, { ...old, note: `Numero ${number}` });
    }
    expect((await requestNumber(1)).status).toBe(201);
  });
});
