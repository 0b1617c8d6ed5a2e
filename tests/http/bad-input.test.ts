import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };
const threeMegabytes = JSON.stringify(bookingRequest({ note: 'x'.repeat(3_000_000) }));

const countBookings = async (): Promise<number> =>
  (await t.app.database.selectFrom('bookings').select('id').execute()).length;

type Case = {
  what: string;
  method?: string;
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  expected: [status: number, code: string];
};

const cases: Case[] = [
  { what: 'malformed JSON', body: '{"startDate":', headers: json, expected: [400, 'INVALID_JSON'] },
  { what: 'no JSON at all', body: 'ciao', headers: json, expected: [400, 'INVALID_JSON'] },
  { what: 'an array', body: '[1]', headers: json, expected: [400, 'INVALID_INPUT'] },
  { what: 'null', body: 'null', headers: json, expected: [400, 'INVALID_INPUT'] },
  { what: 'no body', expected: [400, 'INVALID_INPUT'] },
  {
    what: 'an empty body that claims to be JSON',
    body: '',
    headers: json,
    expected: [400, 'INVALID_INPUT'],
  },
  {
    what: 'a poisoned prototype',
    body: '{"__proto__":{"x":1}}',
    headers: json,
    expected: [400, 'INVALID_JSON'],
  },
  {
    what: 'text',
    body: 'a=b',
    headers: { 'content-type': 'text/plain' },
    expected: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  },
  {
    what: 'a form',
    body: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    expected: [415, 'UNSUPPORTED_MEDIA_TYPE'],
  },
  { what: '3 MB', body: threeMegabytes, headers: json, expected: [413, 'PAYLOAD_TOO_LARGE'] },
  {
    what: '30 February',
    body: bookingRequest({ endDate: '2026-02-30' }),
    expected: [400, 'INVALID_INPUT'],
  },
  {
    what: 'wrong types',
    body: {
      startDate: 1,
      endDate: {},
      guestName: [],
      guestEmail: true,
      numberOfGuests: '2',
      note: null,
    },
    expected: [400, 'INVALID_INPUT'],
  },
  { what: 'an unknown path', path: '/prenotazioni', expected: [404, 'NOT_FOUND'] },
  {
    what: 'a wrong method',
    method: 'PUT',
    path: '/bookings',
    expected: [405, 'METHOD_NOT_ALLOWED'],
  },
  { what: 'no token', method: 'DELETE', path: '/bookings/1', expected: [401, 'UNAUTHENTICATED'] },
  {
    what: 'a broken token',
    method: 'DELETE',
    path: '/bookings/1',
    headers: { authorization: 'Bearer ../../etc/passwd' },
    expected: [401, 'UNAUTHENTICATED'],
  },
  {
    what: 'another kind of token',
    method: 'DELETE',
    path: '/bookings/1',
    headers: { authorization: 'Basic YTpi' },
    expected: [401, 'UNAUTHENTICATED'],
  },
  {
    what: 'a broken escape in the address',
    method: 'GET',
    path: '/bookings/%zz',
    expected: [400, 'INVALID_INPUT'],
  },
];

const ids = ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--"];

describe('bad input', () => {
  it.each(cases)(
    '$what',
    async ({ method = 'POST', path = '/bookings', body, headers, expected, token: own }) => {
      const answer = await t.rest(method, path, {
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
        ...(own ? { token: own } : {}),
      });
      expect([answer.status, answer.body.code]).toEqual(expected);
      expect(answer.body.message).toBe(answer.body.error);
      expect(answer.body.error).not.toBe('');
      expect(await countBookings()).toBe(0);
    },
  );

  it.each(ids)('%s for an id', async (id) => {
    const answer = await t.rest('DELETE', `/bookings/${id}`, { token });
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.code).toMatch(/INVALID_INPUT|NOT_FOUND/);
  });

  it('names the methods of a path', async () => {
    const { headers } = await t.rest('PATCH', '/bookings');
    expect(headers.allow).toBe('GET, POST');
  });

  it('is answered in Italian without a specific message, too', async () => {
    const { body } = await t.rest('POST', '/bookings', { body: [] });
    expect(body.error).toMatch(/^Input non valido/);
  });

  it('lists every wrong field, the first one first', async () => {
    const { body } = await t.rest('POST', '/bookings', { body: {} });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'startDate',
      'endDate',
      'guestName',
      'guestEmail',
      'numberOfGuests',
    ]);
    expect(body.error).toBe(body.issues[0].message);
  });

  it('makes one harmless line of a name with line breaks and control characters', async () => {
    const guestName = 'Mario\r\nBcc: x@example.com\u0000\ud800';
    const { body } = await t.rest('POST', '/bookings', { body: bookingRequest({ guestName }) });
    expect(body.guestName).toBe('Mario Bcc: x@example.com\ufffd');
  });
});

describe('tRPC', () => {
  const post = (payload: string, headers: Record<string, string> = json) =>
    t.server.inject({ method: 'POST', url: '/trpc/bookings.create', payload, headers });

  it.each([
    ['malformed JSON', '{"a":', 'INVALID_JSON'],
    ['wrong types', '{"startDate":1}', 'INVALID_INPUT'],
    ['nothing', '', 'INVALID_JSON'],
  ])('refuses %s in the same words', async (_what, payload, code) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.data.appCode).toBe(code);
    expect(response.body).not.toMatch(/stack|node_modules/);
  });

  it('refuses more calls in one request than the browser sends', async () => {
    const names = Array.from({ length: 21 }, () => 'menu.list').join(',');
    const response = await t.server.inject({ url: `/trpc/${names}?batch=1&input=%7B%7D` });
    expect(response.statusCode).toBe(400);
  });

  it('answers an unknown procedure with 404', async () => {
    const response = await t.server.inject({ url: '/trpc/nothing.here' });
    expect([response.statusCode, response.json().error.data.appCode]).toEqual([404, 'NOT_FOUND']);
  });
});
