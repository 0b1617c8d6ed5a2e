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
  it('shows arrivals and departures, and no private data', async () => {
    await putMany();
    await viaRest(t, 'property.update', { checkInFrom: '15:00', checkOutBy: '10:00' }, editor);
    const { statusCode, headers, body } = await open(await renew());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-.*; form-action 'self';/,
      ),
    });
    const text = body.replaceAll(/<style>.*<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('arrivi dalle 15:00, partenze entro le 10:00');
    expect(text).toContain(
      'Adesso in casa: Anna , 4 ospiti, di cui 1 fino a 12 anni, fino a sabato 23 maggio.',
    );
    expect(text).toContain('Oggi, mercoledì 20 maggio Nessun arrivo e nessuna partenza.');
    expect(text).toContain('sabato 23 maggio Cambio in giornata Parte Anna');
    expect(text).toContain('Arriva Zoè 4 ospiti, di cui 1 fino a 12 anni · 7 notti');
    expect(body).toContain('Una culla &amp; un &lt;i>gatto&lt;/i>');
    expect(body).not.toMatch(/verdi|vila|segreto|\b340\b|€|totale|troppo|<script|<b>/i);
    expect(Buffer.byteLength(body)).toBeLessThan(6000);
  });

  it('of a house without guests says so', async () => {
    const { body } = await open(await renew());
    expect(body).toContain('Oggi, mercoledì 20 maggio<');
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

  it('cannot be guessed: wrong ones are limited', async () => {
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

  it('is neither in robots.txt nor in the audit log', async () => {
    const path = await renew();
    expect((await open('/robots.txt')).body).toContain('Disallow: /pulizie/\n');
    const admin = await makeUser(t.app, 'ADMIN');
    const { data } = await viaRest(t, 'audit.page', undefined, admin.token);
    expect(data.events).toMatchObject([{ action: 'cleaning.renewLink' }]);
    expect(JSON.stringify(data)).not.toContain(path.slice(-48));
  });
});

describe('a task on the page', () => {
  const make = async (input: Record<string, unknown>): Promise<number> => {
    const task = { on_cleaning_page: true, ...input };
    return (await viaRest(t, 'tasks.create', task, editor)).data.id;
  };
  const press = (url: string, task: number | string, completed: boolean | string = true) =>
    t.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `task=${task}&completed=${completed}`,
    });
  const tasks = async (): Promise<[string, boolean][]> =>
    (await t.app.database.selectFrom('tasks').selectAll().orderBy('id').execute()).map(
      ({ name, completed }) => [name, completed === 1],
    );
  const shown = async (url: string) =>
    [...(await open(url)).body.matchAll(/aria-label="(Fatto|Annulla): ([^"]*)"/g)].map(
      ([, word, name]) => `${word} ${name}`,
    );

  it('is there if staff chose so, with its day and the first name of its guest', async () => {
    const stay = { startDate: '2026-07-04', endDate: '2026-07-11', status: 'CONFIRMED' } as const;
    const bookingId = await putStay(t.app, { ...stay, guestName: 'Anna Verdi' });
    await make({ name: 'Fiori', booking_id: bookingId, stay_day: 'arrival' });
    await make({ name: '<b>Vetri</b>', description: 'Anche "fuori".', due_date: '2026-05-19' });
    await make({ name: 'Commercialista', on_cleaning_page: false });
    const url = await renew();
    const { body } = await open(url);
    expect(body).toContain('entro sab 4 luglio · all’arrivo di Anna');
    expect(body).toContain('In ritardo: entro mar 19 maggio<');
    expect(body).toContain('Anche &quot;fuori&quot;.');
    expect(body).not.toMatch(/Commercialista|Verdi|<b>|<script/);
    expect(await shown(url)).toEqual(['Fatto &lt;b>Vetri&lt;/b>', 'Fatto Fiori']);
  });

  it('is ticked by a press that leads back to the page, and the tick is taken back', async () => {
    const id = await make({ name: 'Vetri' });
    const url = await renew();
    const pressed = await press(url, id);
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `${url}#lavoro-${id}`]);
    expect(pressed.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await tasks()).toEqual([['Vetri', true]]);
    expect(await shown(url)).toEqual(['Annulla Vetri']);
    expect((await open(url)).body).toContain('È tutto fatto.');
    await press(url, id, false);
    expect(await tasks()).toEqual([['Vetri', false]]);
    await press(url, id);
    t.clock.set('2026-05-20T22:01:00Z');
    expect(await shown(url)).toEqual([]);
    await press(url, id, false);
    expect(await tasks()).toEqual([['Vetri', true]]);
  });

  it('is below today and tomorrow, and stays in its place when it is ticked', async () => {
    const stay = { startDate: '2026-05-21', endDate: '2026-05-24', status: 'CONFIRMED' } as const;
    await putStay(t.app, { ...stay, guestName: 'Anna' });
    const first = await make({ name: 'Vetri', due_date: '2026-05-21' });
    await make({ name: 'Fiori' });
    const url = await renew();
    await press(url, first);
    const { body } = await open(url);
    expect(body).toContain(`<li id="lavoro-${first}" class="done">`);
    const words = /Oggi,|Domani,|Da fare|Annulla: Vetri|Fatto: Fiori|domenica 24/g;
    expect(body.match(words)).toEqual(
      'Oggi,|Domani,|Da fare|Annulla: Vetri|Fatto: Fiori|domenica 24'.split('|'),
    );
  });

  it('is ticked once by two presses, also where it repeats', async () => {
    const id = await make({ name: 'Letti', due_date: '2026-05-20', repeat: 'week' });
    const url = await renew();
    await Promise.all([press(url, id), press(url, id)]);
    await press(url, id);
    expect(await tasks()).toEqual([
      ['Letti', true],
      ['Letti', false],
    ]);
    const { data } = await viaRest(t, 'tasks.get', { id }, editor);
    expect(data.version).toBe(2);
  });

  it('is recorded in the audit log as done by the link, without the secret', async () => {
    const id = await make({ name: 'Vetri' });
    const url = await renew();
    await press(url, id);
    await press(url, id);
    const admin = await makeUser(t.app, 'ADMIN');
    const { data } = await viaRest(t, 'audit.page', undefined, admin.token);
    expect(data.events).toMatchObject([
      {
        action: 'cleaning.tickTask',
        actor: null,
        outcome: 'done',
        detail: 'true',
        subject: { kind: 'task', id: String(id), label: 'Vetri' },
      },
      { action: 'cleaning.renewLink' },
      { action: 'tasks.create' },
    ]);
    expect(JSON.stringify(data)).not.toContain(url.slice(-48));
  });

  it('is not touched by a link that was withdrawn or renewed, nor by one that never was', async () => {
    const id = await make({ name: 'Vetri' });
    const first = await renew();
    const second = await renew();
    await viaRest(t, 'cleaning.withdrawLink', undefined, editor);
    const never = `/pulizie/${'0'.repeat(48)}`;
    const { body } = await open(first);
    for (const url of [first, second, never, '/pulizie/x']) {
      const pressed = await press(url, id);
      expect([url, pressed.statusCode, pressed.body]).toEqual([url, 404, body]);
    }
    expect(await tasks()).toEqual([['Vetri', false]]);
  });

  it('is the only thing that the page can change', async () => {
    const hidden = await make({ name: 'Commercialista', on_cleaning_page: false });
    await make({ name: 'Vetri' });
    const url = await renew();
    for (const task of [hidden, 4711, 'x', '', -1]) {
      expect((await press(url, task)).statusCode).toBe(303);
    }
    expect((await press(url, 'x'.repeat(2000))).statusCode).toBe(413);
    const json = await t.server.inject({ method: 'POST', url, payload: { task: hidden } });
    expect(json.statusCode).toBe(415);
    expect(await tasks()).toEqual([
      ['Commercialista', false],
      ['Vetri', false],
    ]);
  });

  it('has the same limits as opening the page', async () => {
    const url = await renew();
    for (let index = 0; index < 120; index += 1) await press(url, 1);
    expect((await press(url, 1)).statusCode).toBe(429);
    for (let index = 0; index < 120; index += 1) await press(`/pulizie/${index}`, 1);
    expect((await press('/pulizie/x', 1)).statusCode).toBe(429);
  });
});

it('lists former cleaners to staff until an administrator dismisses the note', async () => {
  const { id } = await makeUser(t.app, 'USER', { name: 'Maria Lai' });
  await t.app.database.insertInto('formerCleaners').values({ userId: id }).execute();
  const read = async () => (await viaRest(t, 'cleaning.formerCleaners', undefined, editor)).data;
  expect(await read()).toEqual([{ id, name: 'Maria Lai' }]);
  expect((await viaRest(t, 'cleaning.dismissFormerCleaners', undefined, editor)).status).toBe(403);
  const admin = await makeUser(t.app, 'ADMIN');
  await viaRest(t, 'cleaning.dismissFormerCleaners', undefined, admin.token);
  expect(await read()).toEqual([]);
});

it('is stored once, with the time of its last opening', async () => {
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
