import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { createCallerFactory, router, staffProcedure } from '#server/trpc/trpc.ts';
import { AUDIT_TIMES_MAX, type AuditEvent } from '#shared/audit.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { bookingRequest, contactMessage, makeUser, PASSWORD } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { transports, viaRest } from '#tests/support/transports.ts';
import { MULTIPART, multipartBody, upload } from '#tests/support/upload.ts';

type Person = { id: number; email: string; token: string };

let t: TestApp;
let admin: Person;
let marta: Person;
let guest: Person;
beforeEach(async () => {
  t = await createTestApp();
  admin = await makeUser(t.app, 'ADMIN', { name: 'Ada Sanna' });
  marta = await makeUser(t.app, 'EDITOR', { name: 'Marta Rossi' });
  guest = await makeUser(t.app, 'USER', { name: 'Giulia Ferraris' });
});
afterEach(() => t.close());

const pass = (ms: number) => t.clock.set(new Date(t.clock.now().getTime() + ms).toISOString());
const MINUTE_MS = 60_000;

const page = async (
  input: Record<string, unknown> = {},
): Promise<{ events: AuditEvent[]; total: number }> =>
  (await viaRest(t, 'audit.page', input, admin.token)).data;
const events = async (input: Record<string, unknown> = {}) => (await page(input)).events;
const newest = async (): Promise<AuditEvent | undefined> => (await events())[0];
const actions = async (input: Record<string, unknown> = {}) =>
  (await events(input)).map(({ action }) => action);

const guide = {
  title: 'Come arrivare',
  slug: 'come-arrivare',
  content: '<p>Il traghetto parte due volte al giorno, alle otto e alle diciotto.</p>',
};

describe.each(transports)('what staff do, by %s,', (_name, transport) => {
  const asMarta = (name: string, input?: Record<string, unknown>) =>
    transport(t, name, input, marta.token);

  it('is recorded of what was made, whatever id the call names', async () => {
    const { data } = await asMarta('pages.create', { ...guide, id: '' });
    await asMarta('pages.create', { ...guide, slug: 'altro', id: 'Giulia Ferraris' });
    expect((await events()).map(({ subject }) => subject?.id)).toEqual([
      String(data.id + 1),
      String(data.id),
    ]);
  });

  it('is recorded with person, time and action', async () => {
    const { data } = await asMarta('pages.create', guide);
    expect(await events()).toEqual([
      {
        id: 1,
        at: '2026-05-20T10:00:00.000Z',
        actor: { id: marta.id, name: 'Marta Rossi' },
        action: 'pages.create',
        kind: 'content',
        words: {
          did: 'scritto',
          object: { named: 'la pagina', unnamed: 'una pagina' },
          anonymous: null,
        },
        subject: { kind: 'page', id: String(data.id), label: guide.title, exists: true },
        detail: null,
        outcome: 'done',
        times: 1,
      },
    ]);
  });

  it('distinguishes publishing from editing, and keeps the title of deleted items', async () => {
    const { data } = await asMarta('pages.create', guide);
    await asMarta('pages.update', { id: data.id, published: true });
    await asMarta('pages.update', { id: data.id, title: 'Un altro titolo' });
    await asMarta('pages.delete', { id: data.id });
    const told = (await events()).map(({ action, detail, subject }) => ({
      action,
      detail,
      label: subject?.label,
      exists: subject?.exists,
    }));
    expect(told).toEqual([
      { action: 'pages.delete', detail: null, label: 'Un altro titolo', exists: false },
      { action: 'pages.update', detail: null, label: 'Un altro titolo', exists: false },
      { action: 'pages.update', detail: 'true', label: guide.title, exists: false },
      { action: 'pages.create', detail: null, label: guide.title, exists: false },
    ]);
  });

  it.each([
    ['pages', guide, guide.title],
    ['menu', { label: 'Dintorni', url: '/pages/dintorni' }, 'Dintorni'],
  ])('names the deleted item: %s', async (noun, input, label) => {
    const { data } = await asMarta(`${noun}.create`, input);
    expect(data?.id).toBeDefined();
    expect((await asMarta(`${noun}.delete`, { id: data.id })).status).toBe(200);
    const told = { action: `${noun}.delete`, subject: { label } };
    expect(await newest()).toMatchObject(told);
  });

  it('is not written down where nothing was done', async () => {
    await asMarta('pages.create', { title: '' });
    await asMarta('pages.delete', { id: 4711 });
    await asMarta('pages.listAll');
    expect(await events()).toEqual([]);
  });

  it('with bookings names their dates and no guest', async () => {
    const { data } = await transport(t, 'bookings.create', bookingRequest());
    expect(await events()).toEqual([]);
    await asMarta('bookings.setStatus', { id: data.id, status: 'CONFIRMED' });
    expect(await newest()).toMatchObject({
      kind: 'bookings',
      subject: { kind: 'booking', id: String(data.id), label: '4–11 luglio 2026', exists: true },
      detail: 'CONFIRMED',
    });
  });

  it('ignores guests and their actions', async () => {
    const input = { rating: 5, comment: 'Una casa splendida, torneremo.' };
    expect((await transport(t, 'reviews.create', input, guest.token)).code).toBeUndefined();
    await transport(t, 'messages.create', contactMessage());
    await transport(t, 'accounts.updateProfile', { name: 'Altro Nome' }, guest.token);
    expect(await events()).toEqual([]);
  });
});

describe.each(transports)('people, by %s,', (_name, transport) => {
  const change = (name: string, input: Record<string, unknown>) =>
    transport(t, `users.${name}`, input, admin.token);

  it('have their roles changed from which to which', async () => {
    await change('update', { id: marta.id, role: 'ADMIN' });
    expect(await newest()).toMatchObject({
      kind: 'users',
      actor: { name: 'Ada Sanna' },
      subject: { kind: 'user', id: String(marta.id), label: 'Marta Rossi' },
      detail: 'EDITOR>ADMIN',
    });
    await change('update', { id: marta.id, name: 'Marta Bianchi' });
    expect(await newest()).toMatchObject({ detail: null, subject: { label: 'Marta Bianchi' } });
  });

  it('are remembered by name if they were staff, and without a name if they were guests', async () => {
    const guests = transport(t, 'users.list', undefined, guest.token);
    expect((await guests).status).toBe(403);
    expect(await newest()).toMatchObject({ actor: { name: 'Giulia Ferraris' } });
    await change('delete', { id: guest.id });
    expect(await newest()).toMatchObject({ subject: { id: String(guest.id), label: null } });
    expect((await events())[1]).toMatchObject({ actor: { id: guest.id, name: null } });
    await change('delete', { id: marta.id });
    expect(await newest()).toMatchObject({ subject: { label: 'Marta Rossi' } });
  });
});

describe.each(transports)('logins by %s', (_name, transport) => {
  const login = (email: string, password: string) =>
    transport(t, 'accounts.login', { email, password });

  it('are written down', async () => {
    await login(marta.email, PASSWORD);
    expect(await newest()).toMatchObject({
      action: 'accounts.login',
      kind: 'access',
      actor: { id: marta.id, name: 'Marta Rossi' },
      subject: null,
      outcome: 'done',
    });
  });

  it('that fail are counted for each account, and none is named that is not there', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await login(marta.email, 'sbagliata');
    await login('nessuno@example.com', 'sbagliata');
    await login('qualcuno@example.com', 'sbagliata');
    expect(await events()).toMatchObject([
      { actor: null, subject: null, outcome: 'failed', times: 2 },
      { actor: null, subject: { id: String(marta.id), label: 'Marta Rossi' }, times: 3 },
    ]);
    pass(10 * MINUTE_MS);
    await login(marta.email, 'sbagliata');
    expect((await page()).total).toBe(3);
  });

  it('that come too often, or before the address is confirmed, are denied', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) await login(marta.email, 'sbagliata');
    expect(await events()).toMatchObject([
      { outcome: 'denied', detail: 'too-many', subject: { id: String(marta.id) }, times: 2 },
      { outcome: 'failed', times: 10 },
    ]);
    const early = await makeUser(t.app, 'EDITOR', { confirmed: false });
    await login(early.email, PASSWORD);
    expect(await newest()).toMatchObject({
      outcome: 'denied',
      detail: 'unconfirmed',
      subject: { id: String(early.id) },
    });
  });
});

describe('refusals', () => {
  it.each(transports)('of a logged-in user are counted, by %s', async (_name, transport) => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await transport(t, 'users.delete', { id: 4700 + attempt }, marta.token);
    }
    await transport(t, 'users.delete', { id: 4711 });
    expect(await events()).toMatchObject([
      {
        action: 'users.delete',
        actor: { id: marta.id },
        subject: null,
        outcome: 'denied',
        times: 3,
      },
    ]);
  });

  it('write no more than a hundred times', async () => {
    for (let attempt = 0; attempt < AUDIT_TIMES_MAX + 5; attempt += 1) {
      await viaRest(t, 'users.list', undefined, marta.token);
    }
    expect(await events()).toMatchObject([{ times: AUDIT_TIMES_MAX }]);
  });

  it('change nothing but the log where it cannot be written', async () => {
    await t.app.database.schema.dropTable('auditEvents').execute();
    expect((await viaRest(t, 'users.list', undefined, marta.token)).status).toBe(403);
    expect((await viaRest(t, 'pages.create', guide, marta.token)).status).toBe(201);
  });
});

describe('files and backups', () => {
  it('are recorded when they are uploaded, and so are refusals', async () => {
    const { body } = await upload(
      t,
      marta.token,
      { bytes: await picture('png') },
      { name: 'La terrazza' },
    );
    expect(await newest()).toMatchObject({
      action: 'media.upload',
      actor: { id: marta.id },
      subject: { kind: 'media', label: 'La terrazza' },
    });
    await viaRest(t, 'media.delete', { id: body.id }, marta.token);
    expect(await newest()).toMatchObject({
      action: 'media.delete',
      subject: { label: 'La terrazza' },
    });
    await upload(t, guest.token, { bytes: await picture('png') });
    expect(await newest()).toMatchObject({ actor: { id: guest.id }, outcome: 'denied' });
    expect(await events()).toHaveLength(3);
  });

  it('are recorded when they are downloaded, with the user who requested the link', async () => {
    const { data } = await viaRest(t, 'backups.create', { method: 'local' }, admin.token);
    const { data: link } = await viaRest(t, 'backups.downloadLink', { id: data.id }, admin.token);
    expect(await actions()).toEqual(['backups.create']);
    await t.rest('GET', link.url.slice('/api'.length));
    await t.rest('GET', link.url.slice('/api'.length));
    expect(await newest()).toMatchObject({
      action: 'backups.download',
      actor: { id: admin.id },
      subject: { kind: 'backup', id: data.id },
    });
    expect(await actions()).toEqual(['backups.download', 'backups.create']);
  });

  it('that fail are written down as well', async () => {
    await t.rest('POST', '/backup/upload', {
      token: admin.token,
      body: multipartBody([{ bytes: Buffer.from('nessun backup') }]),
      headers: { 'content-type': MULTIPART },
    });
    expect(await newest()).toMatchObject({
      action: 'backups.upload',
      actor: { id: admin.id },
      outcome: 'failed',
    });
    t.app.freeBytes = () => Promise.resolve(1024);
    await viaRest(t, 'backups.create', { method: 'local' }, admin.token);
    expect(await newest()).toMatchObject({ action: 'backups.create', outcome: 'failed' });
  });
});

it.each(transports)(
  'a restore leaves the log as it was, and is in it: %s',
  async (_name, transport) => {
    const asAdmin = (name: string, input?: Record<string, unknown>) =>
      transport(t, name, input, admin.token);
    await asAdmin('pages.create', guide);
    const { data: backup } = await asAdmin('backups.create', { method: 'local' });
    pass(MINUTE_MS);
    const { data: made } = await asAdmin('pages.create', { ...guide, slug: 'dopo-il-backup' });
    await asAdmin('users.delete', { id: marta.id });
    pass(MINUTE_MS);
    const before = await page();
    await asAdmin('backups.restore', { id: backup.id });
    const { events: after } = await page();
    expect(after[0]).toMatchObject({
      action: 'backups.restore',
      actor: { name: 'Ada Sanna' },
      subject: { kind: 'backup', id: backup.id },
    });
    const known = (event: AuditEvent) => [event.at, event.action, event.subject?.label];
    expect(after.slice(1).map(known)).toEqual(before.events.map(known));
    // The log refers to rows made after the backup: their ids must not be given again.
    const { data: next } = await asAdmin('pages.create', { ...guide, slug: 'dopo-il-ripristino' });
    expect(next.id).toBeGreaterThan(made.id);
  },
);

it('a query is written down where it says so', async () => {
  const exporting = router({
    person: staffProcedure
      .meta({ audit: 'here' })
      .input(z.object({ id: z.number() }))
      .query(() => 'everything'),
  });
  const caller = { ...marta, sessionId: 1, userId: marta.id, name: 'Marta Rossi' };
  await createCallerFactory(exporting)({
    app: t.app,
    caller: {
      ...caller,
      role: 'EDITOR',
      emailConfirmed: true,
      provenByPasskey: false,
      needsPasskey: false,
    },
    viewer: 'EDITOR',
    isHidden: false,
    locale: 'it',
    requestId: 'r',
    clientAddress: '',
    userAgent: '',
    followSession: () => Promise.resolve(),
  }).person({ id: 7 });
  expect(await newest()).toMatchObject({ action: 'person', actor: { id: marta.id } });
});

describe('the log', () => {
  const fill = async () => {
    // Seconds before and after midnight in Italy.
    t.clock.set('2026-05-20T21:59:59Z');
    await viaRest(t, 'tasks.create', { name: 'Uno' }, marta.token);
    t.clock.set('2026-05-20T22:00:00Z');
    await viaRest(t, 'property.update', { bedrooms: 3 }, admin.token);
    t.clock.set('2026-12-31T23:00:00Z');
    // The session would have expired by then.
    admin = await makeUser(t.app, 'ADMIN', { name: 'Bruno Piga' });
    await viaRest(t, 'content.removeSample', undefined, admin.token);
  };

  it('is read by person, by kind and by the days of the house', async () => {
    await fill();
    const all = ['content.removeSample', 'property.update', 'tasks.create'];
    expect(await actions()).toEqual(all);
    expect(await actions({ person: marta.id })).toEqual([all[2]]);
    expect(await actions({ kind: 'settings' })).toEqual([all[1]]);
    expect(await actions({ to: '2026-05-20' })).toEqual([all[2]]);
    expect(await actions({ from: '2026-05-21', to: '2026-05-21' })).toEqual([all[1]]);
    expect(await actions({ from: '2027-01-01' })).toEqual([all[0]]);
    expect(await actions({ from: '2027-01-02' })).toEqual([]);
    expect(await page({ limit: 1, page: 3 })).toMatchObject({
      total: 3,
      events: [{ action: 'tasks.create' }],
    });
    const { data: people } = await viaRest(t, 'audit.people', undefined, admin.token);
    expect(people).toEqual([
      { id: 1, name: 'Ada Sanna' },
      { id: admin.id, name: 'Bruno Piga' },
      { id: marta.id, name: 'Marta Rossi' },
    ]);
  });

  it('refuses a wrong search', () =>
    expectEach(
      [
        [{ from: '2026-05-21', to: '2026-05-20' }, 'Il primo giorno non può venire dopo l’ultimo.'],
        [{ from: '2026-02-30' }, 'Inserisci una data valida.'],
        [{ kind: 'segreti' }, 'Scegli un tipo di voce.'],
      ],
      async ([input, text]) => {
        for (const [, transport] of transports) {
          expect(await transport(t, 'audit.page', input, admin.token)).toMatchObject({
            status: 400,
            text,
          });
        }
      },
    ));

  it('deletes events after twelve months', async () => {
    await fill();
    t.clock.set('2027-05-20T21:59:59.999Z');
    await applyRetention(t.app, new AbortController().signal);
    const kept = await t.app.database.selectFrom('auditEvents').select('action').execute();
    expect(kept.map(({ action }) => action)).toEqual(['property.update', 'content.removeSample']);
  });
});
