import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, putStay } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';
import { deleteLink, findLink, replaceLink, updateLastOpened } from './cleaning.repository.ts';

// The page at a secret address. Today is 20 May 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

const renew = async (): Promise<string> =>
  new URL((await viaRest(t, 'cleaning.renewLink', undefined, editor)).data.url).pathname;
const open = (url: string, remoteAddress = '192.0.2.1') => t.server.inject({ url, remoteAddress });

const putMany = async (): Promise<void> => {
  const secret = { note: 'SEGRETO', guestEmail: 'segreto@example.it', guestPhone: '+39 340 4711' };
  const put = (startDate: string, endDate: string, guestName: string, cleaningNote = '') =>
    putStay(t.app, {
      ...{ ...secret, startDate, endDate, guestName, cleaningNote },
      ...{ status: 'CONFIRMED', numberOfGuests: 4, over12: 3, linen: true },
    });
  await put('2026-05-16', '2026-05-23', 'Anna Verdi');
  await put('2026-05-23', '2026-05-30', 'Zoè <b>Àvila</b>', 'Una culla & un <i>gatto</i>');
  await put('2026-08-01', '2026-08-08', 'Troppo Lontano');
  await putStay(t.app, { ...secret, startDate: '2026-06-06', endDate: '2026-06-13' });
};

describe('the page', () => {
  it('says who comes and goes, and nothing that is none of their business', async () => {
    await putMany();
    await viaRest(t, 'property.update', { checkInFrom: '15:00', checkOutBy: '10:00' }, editor);
    const { statusCode, headers, body } = await open(await renew());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
    });
    const text = body.replaceAll(/<style>.*<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('arrivi dalle 15:00, partenze entro le 10:00');
    expect(text).toContain(
      'Adesso in casa: Anna , 4 ospiti, di cui 1 fino a 12 anni, fino a sabato 23 maggio 2026.',
    );
    expect(text).toContain('Oggi, mercoledì 20 maggio 2026 Nessun arrivo e nessuna partenza.');
    expect(text).toContain('sabato 23 maggio 2026 Cambio in giornata Parte Anna');
    expect(text).toContain('Arriva Zoè 4 ospiti, di cui 1 fino a 12 anni · 7 notti');
    expect(body).toContain('Una culla &amp; un &lt;i>gatto&lt;/i>');
    expect(body).not.toMatch(/verdi|vila|segreto|340|€|totale|troppo|<script|<b>/i);
    expect(Buffer.byteLength(body)).toBeLessThan(6000);
  });

  it('of a house without guests says so', async () => {
    const { body } = await open(await renew());
    expect(body).toContain('Oggi, mercoledì 20 maggio 2026');
    expect(body.match(/<section>/g)).toHaveLength(1);
  });
});

describe('the address', () => {
  it('is a secret of 192 bits, renewed and withdrawn', async () => {
    expect((await viaRest(t, 'cleaning.link', undefined, editor)).data).toEqual({
      url: null,
      lastOpenedAt: null,
    });
    const first = await renew();
    expect(first).toMatch(/^\/pulizie\/[0-9a-f]{48}$/);
    await open(first);
    const known = (await viaRest(t, 'cleaning.link', undefined, editor)).data;
    expect([new URL(known.url).pathname, known.lastOpenedAt]).toEqual([
      first,
      '2026-05-20T10:00:00.000Z',
    ]);
    const second = await renew();
    expect(second).not.toBe(first);
    expect((await open(second)).statusCode).toBe(200);
    await viaRest(t, 'cleaning.withdrawLink', undefined, editor);
    const never = `/pulizie/${'0'.repeat(48)}`;
    const answers = await Promise.all([first, second, never, '/pulizie/x'].map((url) => open(url)));
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body]).toEqual([404, answers[0]?.body]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    }
    expect(answers[0]?.body).toContain('Questo link non vale più');
  });

  it('is guessed at by nobody: wrong ones are limited', async () => {
    const right = await renew();
    for (let index = 0; index < 120; index += 1) await open(`/pulizie/${index}`);
    const refused = await open('/pulizie/x');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ]);
    expect((await open('/pulizie/x', '198.51.100.7')).statusCode).toBe(404);
    expect((await open(right)).statusCode).toBe(200);
  });

  it('stands neither in robots’ way nor in the audit log', async () => {
    const path = await renew();
    expect((await open('/robots.txt')).body).toContain('Disallow: /pulizie/\n');
    const admin = await makeUser(t.app, 'ADMIN');
    const { data } = await viaRest(t, 'audit.page', undefined, admin.token);
    expect(data.events).toMatchObject([{ action: 'cleaning.renewLink' }]);
    expect(JSON.stringify(data)).not.toContain(path.slice(-48));
  });
});

it('is kept once, with when it was last opened', async () => {
  const { database } = t.app;
  expect(await findLink(database)).toBeUndefined();
  await replaceLink(database, 'a');
  await updateLastOpened(database, '2026-05-20T10:00:00.000Z');
  expect(await findLink(database)).toEqual({
    secret: 'a',
    lastOpenedAt: '2026-05-20T10:00:00.000Z',
  });
  await replaceLink(database, 'b');
  expect(await findLink(database)).toEqual({ secret: 'b', lastOpenedAt: null });
  await deleteLink(database);
  expect(await findLink(database)).toBeUndefined();
});
