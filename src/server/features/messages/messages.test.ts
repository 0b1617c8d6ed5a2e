import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { contactMessage, makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
let token: string;
beforeEach(async () => {
  t = await createTestApp();
  token = (await makeUser(t.app, 'EDITOR', { name: 'Marta Rossi', email: 'marta@example.com' }))
    .token;
});
afterEach(() => t.close());

const mailKinds = async (): Promise<string[]> =>
  (await t.app.database.selectFrom('outboxMails').select('kind').orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

const pass = (ms: number) => t.clock.set(new Date(t.clock.now().getTime() + ms).toISOString());
const HOUR_MS = 3_600_000;

const nameMessage = 'Il nome deve essere lungo almeno due caratteri';
const emailMessage = 'Per favore inserisci una email valida';
const textMessage = 'Il messaggio deve essere lungo almeno 10 caratteri';

const refusals: [own: Record<string, unknown>, path: string, text: string][] = [
  [{ name: 'A' }, 'name', nameMessage],
  [{ name: undefined }, 'name', nameMessage],
  [{ name: ' \n ' }, 'name', nameMessage],
  [{ email: '' }, 'email', emailMessage],
  [{ email: 'giulia' }, 'email', emailMessage],
  [{ email: 'a@example.com, b@example.com' }, 'email', emailMessage],
  [{ message: 'Ciao!    ' }, 'message', textMessage],
  [{ message: undefined }, 'message', textMessage],
  [{ message: 'x'.repeat(5001) }, 'message', 'Il testo è troppo lungo: al massimo 5000 caratteri.'],
];

describe('messages', () => {
  const send = (own: Record<string, unknown> = {}) =>
    viaRest(t, 'messages.create', { ...contactMessage(), ...own });
  const page = async (input: Record<string, unknown> = {}) =>
    (await viaRest(t, 'messages.page', input, token)).data;

  it.each(refusals)('refuse %o', async (own, path, text) => {
    const outcome = await send(own);
    expect(outcome).toMatchObject({ status: 400, text });
    expect(outcome.issues?.[0]).toEqual({ path, message: text });
    expect(await page()).toEqual({ messages: [], total: 0 });
    expect(await mailKinds()).toEqual([]);
  });

  it('are stored, answered with the sent fields only, and mailed to staff', async () => {
    const { data } = await send({ id: 77, isSuspect: true, readAt: '2000-01-01T00:00:00Z' });
    expect(data).toEqual({
      ...contactMessage(),
      id: 1,
      phone: null,
      locale: 'it',
      createdAt: '2026-05-20T10:00:00.000Z',
    });
    expect((await viaRest(t, 'messages.list', undefined, token)).data).toEqual([
      { ...data, readAt: null, isSuspect: false, bookingId: null, wish: null, answers: [] },
    ]);
    expect(await mailKinds()).toEqual(['message-received-staff']);
  });

  it('keep a telephone number, and an empty one is none', async () => {
    expect((await send({ phone: ' 079  123 ' })).data.phone).toBe('079  123');
    expect((await send({ phone: '' })).data.phone).toBeNull();
  });

  it('can be searched and filtered', async () => {
    await send({ name: 'Élodie Piras' });
    pass(1000);
    await send({ name: 'Zeno', phone: '079 555', message: 'C’è un posto per la bicicletta?' });
    pass(1000);
    await send({ name: 'Robot', website: 'https://spam.example' });
    const names = async (input: Record<string, unknown>) =>
      (await page(input)).messages.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['Zeno', 'Élodie Piras']);
    expect(await names({ search: 'ELODIE' })).toEqual(['Élodie Piras']);
    expect(await names({ search: 'bicicletta 079' })).toEqual(['Zeno']);
    expect(await names({ filter: 'suspect' })).toEqual(['Robot']);
    await viaRest(t, 'messages.markRead', { id: 2, read: true }, token);
    expect(await names({ filter: 'new' })).toEqual(['Élodie Piras']);
    expect(await page({ limit: 1, page: 2 })).toMatchObject({
      total: 2,
      messages: [{ name: 'Élodie Piras' }],
    });
  });

  it('are marked as read, and as new again', async () => {
    await send();
    const mark = (read: boolean) => viaRest(t, 'messages.markRead', { id: 1, read }, token);
    expect((await mark(true)).data.readAt).toBe('2026-05-20T10:00:00.000Z');
    pass(HOUR_MS);
    expect((await mark(true)).data.readAt).toBe('2026-05-20T10:00:00.000Z');
    expect((await mark(false)).data.readAt).toBeNull();
  });

  it('are marked as suspect, and back', async () => {
    await send();
    const setSuspect = (suspect: boolean) =>
      viaRest(t, 'messages.setSuspect', { id: 1, suspect }, token);
    expect((await setSuspect(true)).data.isSuspect).toBe(true);
    expect((await page()).total).toBe(0);
    expect((await setSuspect(false)).data.isSuspect).toBe(false);
    expect((await page()).total).toBe(1);
  });

  it('are answered once, however often the answer is sent', async () => {
    await send();
    const answer = (text: string) => viaRest(t, 'messages.answer', { id: 1, text }, token);
    await answer('Sì, c’è.');
    const { data } = await answer('Sì, c’è.');
    expect(data).toMatchObject({
      readAt: '2026-05-20T10:00:00.000Z',
      answers: [{ id: 1, text: 'Sì, c’è.', authorName: 'Marta Rossi' }],
    });
    await answer('E anche il seggiolone.');
    expect((await viaRest(t, 'messages.get', { id: 1 }, token)).data.answers).toHaveLength(2);
    expect(await mailKinds()).toEqual([
      'message-received-staff',
      'message-answer',
      'message-answer',
    ]);
    expect(await answer('  ')).toMatchObject({ status: 400, text: 'Scrivi la risposta' });
  });

  it('are deleted with their answers', async () => {
    await send();
    await viaRest(t, 'messages.answer', { id: 1, text: 'Grazie!' }, token);
    expect((await viaRest(t, 'messages.delete', { id: 1 }, token)).data).toEqual({
      message: 'Messaggio eliminato.',
    });
    expect(await t.app.database.selectFrom('messageAnswers').selectAll().execute()).toEqual([]);
    const gone = { id: 1, read: true, suspect: true, text: 'Grazie!' };
    for (const call of ['get', 'markRead', 'setSuspect', 'answer', 'delete']) {
      const outcome = await viaRest(t, `messages.${call}`, gone, token);
      expect(outcome).toMatchObject({ status: 404, text: 'Messaggio non trovato.' });
    }
  });
});

const post = (own: Record<string, unknown> = {}) =>
  t.rest('POST', '/contact', { body: { ...contactMessage(), ...own } });

describe('the same message', () => {
  it('is one within a day, however often and however fast it is sent', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => post()));
    for (let attempt = 0; attempt < 100; attempt += 1) sent.push(await post());
    expect(new Set(sent.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set(['201 1']),
    );
    expect(await mailKinds()).toEqual(['message-received-staff']);
    pass(25 * HOUR_MS);
    expect((await post()).body.id).toBe(2);
  });

  it('is another one if its text differs', async () => {
    const first = await post();
    for (const own of [{ name: 'Giulio' }, { phone: '079' }, { message: 'E il seggiolone?' }]) {
      expect((await post(own)).body.id).not.toBe(first.body.id);
    }
  });
});

describe('a script’s messages', () => {
  it.each([{ website: 'https://spam.example' }, { secondsToFill: 0.4 }])(
    'are answered like any other, without a mail: %o',
    async (own) => {
      const { status, body } = await post(own);
      expect(status).toBe(201);
      const made = { id: 1, phone: null, locale: 'it', createdAt: body.createdAt };
      expect(body).toEqual({ ...contactMessage(), ...made });
      expect(await mailKinds()).toEqual([]);
      const { data } = await viaRest(t, 'messages.page', { filter: 'suspect' }, token);
      expect(data.messages).toMatchObject([{ id: 1, isSuspect: true }]);
    },
  );

  it('do not suppress a person’s equal message', async () => {
    await post({ secondsToFill: 0.4 });
    expect((await post({ secondsToFill: 12, website: '' })).body.id).toBe(2);
    expect(await mailKinds()).toEqual(['message-received-staff']);
  });
});

it('a message that cannot be stored leaves no mail either', async () => {
  await t.app.database.schema.dropTable('outboxMails').execute();
  const { status, body } = await post();
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/sqlite|outbox|at /i);
  expect(await t.app.database.selectFrom('contactMessages').selectAll().execute()).toEqual([]);
});

it('messages and answers do not clear the page cache', async () => {
  let clears = 0;
  t.app.pageCache.clear = () => {
    clears += 1;
  };
  await post();
  await viaRest(t, 'messages.answer', { id: 1, text: 'Grazie!' }, token);
  expect(clears).toBe(0);
});
