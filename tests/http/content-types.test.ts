import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { dumpData } from '#tests/support/dump-data.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { multipartBody } from '#tests/support/upload.ts';

// The declared content type of a body never bypasses validation.

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  token = (await makeUser(t.app, 'ADMIN')).token;
});
afterAll(() => t.close());

const invalid = JSON.stringify({ ...bookingRequest(), numberOfGuests: 'molti', role: 'ADMIN' });
const asForm = new URLSearchParams({ ...(bookingRequest() as Record<string, string>) }).toString();

const spellings = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; boundary=x; a=b;;',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'Application/Json; Charset=Utf-8',
  ' application/json',
  'application/json ',
  'application/vnd.api+json',
  'application/ld+json; profile="x"',
  'application/problem+json',
  'application/merge-patch+json',
  'application/json5',
  'application/jsonx',
  'application/x-json',
  'text/json',
  'text/plain',
  'text/plain; application/json',
  'text/html',
  'text/xml',
  'application/xml',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=application/json',
  'multipart/mixed; boundary=x',
  '*/*',
  'application/*',
  'application',
  '/',
  ';',
  'null',
  'application/json\u00e9',
  '__proto__',
  'constructor',
];

const urls = ['/api/bookings', '/trpc/bookings.create'];

const send = (url: string, payload: string | Buffer, type: string | null) =>
  t.server.inject({
    method: 'POST',
    url,
    payload,
    // Without an explicit type, `inject` would add one to a text.
    headers: type === null ? {} : { 'content-type': type },
  });

describe.each(urls)('%s', (url) => {
  it.each([null, '', ...spellings])('refuses invalid input declared as %j', async (type) => {
    const before = await dumpData(t.app);
    for (const payload of [invalid, asForm, `[${invalid}]`, Buffer.from(invalid, 'utf16le')]) {
      const { statusCode, body } = await send(url, payload, type);
      expect([400, 415], `${type}: ${body}`).toContain(statusCode);
    }
    expect(await dumpData(t.app)).toEqual(before);
  });

  it('accepts valid input as JSON only', async () => {
    const taken: string[] = [];
    for (const [index, type] of spellings.entries()) {
      const day = String((index % 28) + 1).padStart(2, '0');
      const month = String(7 + Math.floor(index / 28)).padStart(2, '0');
      const startDate = `2027-${month}-${day}`;
      const payload = JSON.stringify(bookingRequest({ startDate, endDate: startDate }));
      if ((await send(url, payload, type)).statusCode < 300) taken.push(type);
    }
    expect(taken).toContain('application/json');
    expect(
      taken.filter((type) => !/^\s*application\/([\w.-]+\+)?json\s*([;,]|$)/i.test(type)),
    ).toEqual([]);
  });
});

describe.each(['/api/media', '/api/backup/upload'])('%s', (url) => {
  it.each(spellings)('accepts no file declared as %j', async (type) => {
    const before = await dumpData(t.app);
    for (const payload of [invalid, multipartBody([{ bytes: Buffer.from('x') }])]) {
      const { statusCode } = await t.server.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
      });
      expect([400, 415]).toContain(statusCode);
    }
    expect(await dumpData(t.app)).toEqual(before);
  });
});

describe('names of JavaScript’s prototypes', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
  const clean = () => {
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  };

  it.each(names)('%s as a field gives no rights', async (name) => {
    const before = await dumpData(t.app);
    const poison = '{"role":"ADMIN","prototype":{"role":"ADMIN"},"numberOfGuests":2}';
    const payload = `{"${name}":${poison},"startDate":"2027-09-01"}`;
    for (const url of urls) {
      const { statusCode } = await send(url, payload, 'application/json');
      expect(statusCode).toBe(400);
      const nested = `{"0":{"json":${payload}},"${name}":${payload}}`;
      expect((await send(`${url}?batch=1`, nested, 'application/json')).statusCode).toBe(400);
    }
    expect(await dumpData(t.app)).toEqual(before);
    clean();
  });

  it.each(names)('%s in a query, a header or a form gives no rights', async (name) => {
    const query = `${name}=x&${name}[role]=ADMIN&${name}.role=ADMIN`;
    for (const url of ['/api/blog', '/api/gallery', '/api/auth/users', '/trpc/menu.list']) {
      const { statusCode } = await t.server.inject({
        url: `${url}?${query}`,
        headers: { [name.toLowerCase()]: 'ADMIN', 'x-role': 'ADMIN' },
      });
      expect(statusCode).toBe(url === '/api/auth/users' ? 401 : 200);
    }
    const form = multipartBody([{ bytes: Buffer.from('x'), fileName: name, field: name }], {
      [name]: 'x',
      [`${name}[role]`]: 'ADMIN',
    });
    const type = `multipart/form-data; boundary=${/^--(\S+)/.exec(form.toString())?.[1]}`;
    const uploaded = await t.server.inject({
      method: 'POST',
      url: '/api/media',
      payload: form,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    });
    expect([400, 415]).toContain(uploaded.statusCode);
    clean();
  });

  it.each(names)('%s is no procedure, no router and no page', async (name) => {
    for (const url of [
      `/trpc/${name}`,
      `/trpc/bookings.${name}`,
      `/trpc/${name}.list`,
      `/api/${name}`,
    ]) {
      expect((await t.server.inject({ url })).statusCode, url).toBe(404);
      expect((await send(url, '{}', 'application/json')).statusCode, url).toBe(404);
    }
  });
});
