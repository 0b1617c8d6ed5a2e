import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runGuestMails } from '#server/jobs/guest-mails.job.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails } from '#tests/support/mailbox.ts';
import { MULTIPART, multipartBody } from '#tests/support/upload.ts';

// What lets people in – logins and secret addresses – after a restore.

const ORIGIN = 'https://casa.example';

let t: TestApp;
let admin: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp({ settings: { RATE_LIMITS: 'off' } });
  admin = await makeUser(t.app, 'ADMIN');
});
afterEach(() => t.close());

const call = async (method: string, path: string, body?: unknown, token = admin.token) => {
  const answer = await t.rest(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};
const back = async (): Promise<string> =>
  (await call('POST', '/backup/create', { method: 'local' })).id;
const restore = (id: string) => call('POST', `/backup/${id}/restore`);

/** The status of a secret address. */
const open = async (url: string): Promise<number> =>
  (await t.server.inject({ url: new URL(url).pathname })).statusCode;

const newCleaningLink = async (): Promise<string> => (await call('POST', '/cleaning/link')).url;
const ownCalendar = async (): Promise<string> => (await call('GET', '/calendars/own')).exportUrl;
const renewOwn = async (): Promise<string> =>
  (await call('POST', '/calendars/own/renew')).exportUrl;

type Connected = { id: number; name: string; exportUrl: string };

const connect = (name: string, url: string): Promise<Connected> =>
  call('POST', '/calendars', { name, kind: 'airbnb', url });
const renew = (id: number): Promise<Connected> => call('POST', `/calendars/${id}/renew`);
const connected = async (): Promise<string[]> =>
  (await call('GET', '/calendars')).map(({ name }: Connected) => name);

const addPasskey = async (token: string) => {
  const authenticator = createAuthenticator();
  const { challenge } = await call(
    'POST',
    '/auth/passkeys/options',
    { currentPassword: PASSWORD },
    token,
  );
  const response = authenticator.create({ challenge, origin: ORIGIN });
  const added = await call('POST', '/auth/passkeys', { name: 'Telefono', response }, token);
  return { ...added, authenticator };
};
const enter = async ({
  authenticator,
}: {
  authenticator: ReturnType<typeof createAuthenticator>;
}) => {
  const { challenge } = await call('POST', '/auth/passkey/options');
  const response = authenticator.get({ challenge, origin: ORIGIN });
  return (await t.rest('POST', '/auth/passkey', { body: { response } })).status;
};
const login = async (password: string, email = admin.email) =>
  (await t.rest('POST', '/auth/login', { body: { email, password } })).body;
const tryCode = async (code: string) => {
  const { token } = await login(PASSWORD);
  return (await t.rest('POST', '/auth/recovery', { token, body: { code } })).status;
};

describe('a site that goes back to its own past', () => {
  it('keeps the links of guests’ pages as they are, and holds none in a backup', async () => {
    await call('PUT', '/guest-information', { isOn: true });
    const enter = async (startDate: string, endDate: string): Promise<number> => {
      const stay = { startDate, endDate, guestName: 'Berta Rossi', numberOfGuests: 2 };
      return (await call('POST', '/bookings/enter', stay)).id;
    };
    const linkOf = async (stay: number): Promise<string> =>
      (await call('GET', `/bookings/${stay}/guest-page`)).url;
    const read = async (url: string): Promise<number> =>
      (await t.rest('GET', `/stay/${url.split('/').at(-1)}`)).status;
    const [renewed, ended, kept] = [
      await enter('2026-06-06', '2026-06-13'),
      await enter('2026-06-13', '2026-06-20'),
      await enter('2026-06-20', '2026-06-27'),
    ];
    const [former, closed, same] = [await linkOf(renewed), await linkOf(ended), await linkOf(kept)];
    const id = await back();
    const bytes = readFileSync(join(t.app.config.backupsDir, `${id}.sqlite`)).toString('latin1');
    for (const url of [former, closed, same]) {
      expect(bytes).not.toContain(url.split('/').at(-1));
    }
    await call('POST', `/bookings/${renewed}/guest-page/renew`);
    await call('DELETE', `/bookings/${ended}/guest-page`);
    const now = await linkOf(renewed);
    await restore(id);
    expect([await read(former), await read(closed)]).toEqual([404, 404]);
    expect([await read(now), await read(same)]).toEqual([200, 200]);
  });

  it('does not send again what has left since the backup', async () => {
    await call('PUT', '/guest-mails', { arrival: { isOn: true } });
    const stay = {
      ...{ startDate: '2026-05-23', endDate: '2026-05-30', guestName: 'Berta Rossi' },
      ...{ guestEmail: 'berta@example.com', numberOfGuests: 2, tellGuest: false },
    };
    await call('POST', '/bookings/enter', stay);
    const id = await back();
    t.clock.set('2026-05-20T10:05:00Z');
    await runGuestMails(t.app);
    expect(await deliverMails(t.app)).toHaveLength(1);
    await restore(id);
    await runGuestMails(t.app);
    expect((await deliverMails(t.app)).filter(({ to }) => to.address === stay.guestEmail)).toEqual(
      [],
    );
  });

  it('keeps withdrawn addresses dead, those in use alive, and says so', async () => {
    const [cleaning, own] = [await newCleaningLink(), await ownCalendar()];
    const id = await back();
    await call('DELETE', '/cleaning/link');
    const ownNow = await renewOwn();
    expect(await restore(id)).toMatchObject({
      message: 'Ripristino completato con successo!',
      note: expect.stringContaining(
        'indirizzi segreti (pulizie, ospiti, calendari) restano quelli di adesso',
      ),
    });
    expect([await open(cleaning), await open(own), await open(ownNow)]).toEqual([404, 404, 200]);
    const { subjectData } = await t.app.database
      .selectFrom('outboxMails')
      .select('subjectData')
      .where('kind', '=', 'backup-used')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(subjectData)).toMatchObject({ use: 'restored', keepsAccess: true });

    const cleaningNow = await newCleaningLink();
    await restore(id);
    expect([await open(cleaning), await open(cleaningNow)]).toEqual([404, 200]);
  });

  it('keeps today’s address of each calendar, also of one connected since', async () => {
    const airbnb = await connect('Airbnb', 'https://portal.example/1.ics');
    const agency = await connect('Agenzia', 'https://portal.example/2.ics');
    const ended = await connect('Chiuso', 'https://portal.example/3.ics');
    const id = await back();
    const airbnbNow = await renew(airbnb.id);
    await call('DELETE', `/calendars/${agency.id}`);
    const agencyNow = await connect('Agenzia', 'https://portal.example/moved.ics');
    await call('DELETE', `/calendars/${ended.id}`);
    const added = await connect('Vrbo', 'https://portal.example/4.ics');
    const { safetyBackupId } = await restore(id);

    const alive = [airbnbNow, agencyNow, added].map(({ exportUrl }) => open(exportUrl));
    expect(await Promise.all(alive)).toEqual([200, 200, 200]);
    const dead = [airbnb, agency, ended].map(({ exportUrl }) => open(exportUrl));
    expect(await Promise.all(dead)).toEqual([404, 404, 404]);
    expect(await connected()).toEqual(['Airbnb', 'Agenzia', 'Chiuso', 'Vrbo']);

    // What was deleted before does not come back with the undoing.
    await restore(safetyBackupId);
    expect(await connected()).toEqual(['Airbnb', 'Agenzia', 'Vrbo']);
    expect(await open(agencyNow.exportUrl)).toBe(200);
  });

  it('takes no removed passkey and no used code again, and keeps those added since', async () => {
    const lost = await addPasskey(admin.token);
    const [used = '', unused = ''] = lost.recoveryCodes;
    const gone = await makeUser(t.app, 'EDITOR');
    const ofGone = await addPasskey(gone.token);
    const id = await back();
    expect(await tryCode(used)).toBe(200);
    const added = await addPasskey(admin.token);
    await call('DELETE', `/auth/passkeys/${lost.id}`);
    await t.app.database.deleteFrom('users').where('id', '=', gone.id).execute();
    await restore(id);
    expect([await enter(lost), await enter(added)]).toEqual([401, 200]);
    expect([await tryCode(used), await tryCode(unused)]).toEqual([400, 200]);
    // Whom only the backup knows comes back as that one was.
    expect(await enter(ofGone)).toBe(200);
  });

  it('demands passkeys as today, and takes today’s password only', async () => {
    const id = await back();
    await addPasskey(admin.token);
    await call('PUT', '/settings/passkeys', { staffNeedPasskey: true });
    const newPassword = 'nuova-dopo-il-furto';
    await call('PUT', '/auth/profile', { currentPassword: PASSWORD, newPassword });
    await restore(id);
    expect(await login(PASSWORD)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await login(newPassword)).toMatchObject({ needsPasskey: true });

    const demanding = await back();
    await call('PUT', '/settings/passkeys', { staffNeedPasskey: false });
    await restore(demanding);
    expect(await call('GET', '/settings/passkeys')).toEqual({ staffNeedPasskey: false });
  });
});

describe('a backup from elsewhere', () => {
  const take = async (bytes: Buffer): Promise<string> => {
    const { body } = await t.server.inject({
      method: 'POST',
      url: '/api/backup/upload',
      payload: multipartBody([{ bytes }]),
      headers: { 'content-type': MULTIPART, authorization: `Bearer ${admin.token}` },
    });
    return JSON.parse(body).id;
  };
  const bytesOf = (id: string): Buffer =>
    readFileSync(join(t.app.config.backupsDir, `${id}.sqlite`));

  it('brings the logins and addresses of its own site, and says which count', async () => {
    const [cleaning, own] = [await newCleaningLink(), await ownCalendar()];
    const passkey = await addPasskey(admin.token);
    const former = admin;
    const moved = bytesOf(await back());
    await t.close();

    t = await createTestApp();
    // Its first start was another day.
    await t.app.database
      .updateTable('pages')
      .set({ createdAt: '2026-05-19T08:00:00.000Z' })
      .execute();
    admin = await makeUser(t.app, 'ADMIN');
    expect(await restore(await take(moved))).toMatchObject({
      note: expect.stringContaining('l’indirizzo e la password che usavi lì'),
    });
    expect([await open(cleaning), await open(own)]).toEqual([200, 200]);
    expect(await enter(passkey)).toBe(200);
    expect(await login(PASSWORD)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await login(PASSWORD, former.email)).toMatchObject({ user: { id: former.id } });
  });

  it('is also one of a copy that went on by itself', async () => {
    const first = bytesOf(await back());
    const own = await renewOwn();
    const later = bytesOf(await back());
    const former = admin;
    await t.close();

    t = await createTestApp();
    admin = await makeUser(t.app, 'ADMIN', { email: former.email });
    await restore(await take(first));
    await restore(await take(later));
    expect(await open(own)).toBe(200);
  });
});
