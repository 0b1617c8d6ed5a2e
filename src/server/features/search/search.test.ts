import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { contactMessage, makeUser, putBlock, putStay } from '#tests/support/factories.ts';
import { addManyRows } from '#tests/support/many-rows.ts';

// Today is 20 May 2026.

let t: TestApp;
let editor: string;
beforeEach(async () => {
  t = await createTestApp();
  editor = (await makeUser(t.app, 'EDITOR')).token;
});
afterEach(() => t.close());

type Group = { kind: string; total: number; hits: { id: number; title: string; detail: string }[] };

const search = async (q: string, token = editor): Promise<Group[]> => {
  const { status, body } = await t.rest('GET', `/search?q=${encodeURIComponent(q)}`, { token });
  expect(status).toBe(200);
  return body.groups;
};

const post = async (path: string, body: object): Promise<number> =>
  (await t.rest('POST', path, { token: editor, body })).body.id;

describe('a search', () => {
  it('finds a guest, of last year too, without accents', async () => {
    const coming = await putStay(t.app, {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      guestName: 'Zoè Àvila',
      status: 'CONFIRMED',
    });
    const past = await putStay(t.app, {
      startDate: '2025-08-02',
      endDate: '2025-08-09',
      guestName: 'Zoè Àvila',
      status: 'CONFIRMED',
    });
    expect(await search('zoe AVI')).toEqual([
      {
        kind: 'booking',
        total: 2,
        hits: [
          { id: coming, title: 'Zoè Àvila', detail: '4–11 luglio 2026 · Confermata' },
          { id: past, title: 'Zoè Àvila', detail: '2–9 agosto 2025 · Confermata' },
        ],
      },
    ]);
  });

  it('finds things of every kind, in a fixed order', async () => {
    const word = 'Maestrale';
    await putBlock(t.app, { startDate: '2026-07-20', endDate: '2026-07-21', reason: word });
    await post('/contact', contactMessage({ message: `Che cosa  è\nil ${word}?` }));
    const content = `<p>${'Un vento del nord. '.repeat(10)}</p>`;
    await post('/pages', { title: `Il ${word}`, slug: 'maestrale', content });
    await post('/gallery', { name: word, slug: 'maestrale' });
    await post('/task', { name: `Chiedere del ${word}`, description: 'Al porto' });
    await makeUser(t.app, 'USER', { name: `Anna ${word}` });
    const found = await search('maestrale');
    expect(found.map(({ kind }) => kind)).toEqual(['booking', 'message', 'page', 'task']);
    expect(found.map(({ hits: [first] }) => [first?.title, first?.detail])).toEqual([
      ['Date bloccate', '20–21 luglio 2026 · Maestrale'],
      ['Giulia Ferraris', '20 mag 2026 · Che cosa è il Maestrale?'],
      ['Il Maestrale', 'Bozza'],
      ['Chiedere del Maestrale', 'Al porto'],
    ]);
  });

  it('lists five of each kind with the total, and shortens long texts', async () => {
    await addManyRows(t.app.database, { from: 0, until: 12 });
    const kinds = Object.fromEntries(
      (await search('foto')).map(({ kind, total, hits }) => [kind, [total, hits.length]]),
    );
    expect(kinds).toEqual({ media: [12, 5] });
    const [tasks] = await search('articolo');
    expect(tasks).toMatchObject({ kind: 'post', total: 12 });
    await post('/task', { name: 'Comprare lampadine', description: 'molte '.repeat(60) });
    const [task] = await search('lampadine');
    expect(task?.hits[0]?.detail).toHaveLength(120);
  });

  it('finds users for administrators alone', async () => {
    const { id } = await makeUser(t.app, 'USER', { name: 'Élodie', email: 'elodie@example.com' });
    expect(await search('elodie')).toEqual([]);
    const admin = await makeUser(t.app, 'ADMIN');
    expect(await search('elodie', admin.token)).toEqual([
      {
        kind: 'user',
        total: 1,
        hits: [{ id, title: 'Élodie', detail: 'Utente · elodie@example.com' }],
      },
    ]);
  });

  it('finds nothing without a word', async () => {
    expect(await search('nessunoscrivecosì')).toEqual([]);
    expect(await search('%%')).toEqual([]);
  });

  it('is refused to fewer than two letters', () =>
    expectEach(['', ' ', 'a', ' a ', '\u0301\u0301\u0301'], async (q) => {
      const { status, body } = await t.rest('GET', `/search?q=${encodeURIComponent(q)}`, {
        token: editor,
      });
      expect([status, body.error]).toEqual([400, 'Scrivi almeno 2 lettere.']);
    }));

  it('is limited for a script', async () => {
    await Promise.all(Array.from({ length: 240 }, () => search('zz')));
    const refused = await t.rest('GET', '/search?q=zz', { token: editor });
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const other = await makeUser(t.app, 'EDITOR');
    expect(await search('zz', other.token)).toEqual([]);
  });
});
