import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'la password di domani';

const moveTo = (ms: number): void =>
  t.clock.set(new Date(Date.parse('2026-05-20T10:00:00Z') + ms).toISOString());

const askFor = (email: string) => viaRest(t, 'accounts.forgotPassword', { email });

const mailedToken = async (email: string): Promise<string> => {
  await askFor(email);
  return passwordTokenIn((await deliverMails(t.app)).at(-1));
};

const reset = (token: string, password = NEW_PASSWORD) =>
  viaRest(t, 'accounts.resetPassword', { token, password });

describe('a forgotten password', () => {
  it('is replaced by the mailed link', async () => {
    const { email } = await makeUser(t.app, 'EDITOR');
    expect(await viaRest(t, 'accounts.forgotPassword', { email: email.toUpperCase() })).toEqual({
      status: 200,
      data: {
        message:
          "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
      },
    });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('https://casa.example/reset-password/');
    const token = passwordTokenIn(mail);
    const outcome = await viaRest(t, 'accounts.resetPassword', { token, password: NEW_PASSWORD });
    expect(outcome).toEqual({
      status: 200,
      data: { message: 'Password aggiornata con successo!' },
    });
    expect((await viaRest(t, 'accounts.login', { email, password: PASSWORD })).status).toBe(401);
    expect((await viaRest(t, 'accounts.login', { email, password: NEW_PASSWORD })).status).toBe(
      200,
    );
  });

  it('must be replaced by eight characters or more', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const token = await mailedToken(email);
    const short = await viaRest(t, 'accounts.resetPassword', { token, password: 'settete' });
    expect(short).toMatchObject({
      status: 400,
      text: 'La password deve avere almeno 8 caratteri.',
    });
    expect((await viaRest(t, 'accounts.resetPassword', { token })).text).toBe(
      'La password è obbligatoria',
    );
    expect((await reset(token)).status).toBe(200);
  });
});

describe('asking for a new password', () => {
  it('answers alike and writes the same rows for every address', async () => {
    const { email } = await makeUser(t.app, 'USER');
    await makeUser(t.app, 'USER', { email: 'in-attesa@example.com', confirmed: false });
    const addresses = [email, 'in-attesa@example.com', 'nessuno@example.com'];
    const answers = [];
    for (const address of addresses) answers.push(await askFor(address));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    const rows = await t.app.database.selectFrom('outboxMails').selectAll().execute();
    expect(rows.map(({ recipientEmail }) => recipientEmail)).toEqual(addresses);
    expect(new Set(rows.map(({ kind, subjectData }) => kind + subjectData))).toHaveLength(1);
    expect((await deliverMails(t.app)).map(({ to }) => to.address)).toEqual(addresses.slice(0, 2));
  });

  it('sends three mails an hour to one address, without a word about the rest', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await askFor(email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await deliverMails(t.app)).toHaveLength(3);
  });

  it('contains the site’s own address, not the request’s Host', async () => {
    const { email } = await makeUser(t.app, 'USER');
    await t.rest('POST', '/auth/forgot-password', {
      body: { email },
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
    });
    const [mail] = await deliverMails(t.app);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
    expect(mail?.text).toContain('https://casa.example/reset-password/');
  });

  it('goes to the stored address only, not to text around the typed one', async () => {
    const { email } = await makeUser(t.app, 'USER');
    for (const typed of [
      `${email}, evil@example.org`,
      `${email}\r\nBcc: evil@example.org`,
      `<${email}>`,
      `"${email}" <evil@example.org>`,
    ]) {
      expect((await askFor(typed)).status).toBe(400);
    }
    expect((await askFor(` ${email.toUpperCase()}\n`)).status).toBe(200);
    expect((await deliverMails(t.app)).map(({ to }) => to.address)).toEqual([email]);
  });
});

describe('the link for a new password', () => {
  it('works once of twenty times at the same moment', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const token = await mailedToken(email);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${NEW_PASSWORD} ${index}`)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    const winner = outcomes.findIndex(({ status }) => status === 200);
    const passwords = outcomes.map((_, index) => `${NEW_PASSWORD} ${index}`);
    expect(
      await Promise.all(
        [passwords[winner], passwords[(winner + 1) % 20]].map(
          async (password) => (await viaRest(t, 'accounts.login', { email, password })).status,
        ),
      ),
    ).toEqual([200, 401]);
  });

  it('lives for an hour to the millisecond', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const token = await mailedToken(email);
    moveTo(HOUR_MS);
    const late = await reset(token);
    expect(late).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(late.text).toContain('scaduto');
    moveTo(HOUR_MS - 1);
    expect((await reset(token)).status).toBe(200);
  });

  it('is void once a newer one was mailed, and after its use', async () => {
    const { email } = await makeUser(t.app, 'USER');
    const older = await mailedToken(email);
    const newer = await mailedToken(email);
    expect((await reset(older)).code).toBe('LINK_INVALID');
    expect((await reset(newer)).status).toBe(200);
    expect((await reset(newer)).text).toBe('Questo link è già stato usato.');
  });

  it('ends all sessions and links, and the owner gets a mail', async () => {
    const { email, token: session } = await makeUser(t.app, 'USER');
    await viaRest(
      t,
      'accounts.updateProfile',
      { email: 'nuova@example.com', currentPassword: PASSWORD },
      session,
    );
    const [change] = await deliverMails(t.app);
    await reset(await mailedToken(email));
    const [notice] = await deliverMails(t.app);
    expect(notice).toMatchObject({ to: { address: email } });
    expect(notice?.subject).toMatch(/password .* è cambiata/);
    expect((await viaRest(t, 'accounts.me', undefined, session)).status).toBe(401);
    const query = /confirm-email\?(\S+)/.exec(change?.text ?? '')?.[1];
    const link = Object.fromEntries(new URLSearchParams(query));
    expect((await viaRest(t, 'accounts.confirmEmail', link)).code).toBe('LINK_INVALID');
    const { data } = await viaRest(t, 'accounts.login', { email, password: NEW_PASSWORD });
    expect(data.user).toMatchObject({ email, pendingEmail: null });
  });

  it('is gone with its user', async () => {
    const { id, email } = await makeUser(t.app, 'USER');
    const token = await mailedToken(email);
    await t.app.database.deleteFrom('users').where('id', '=', id).execute();
    expect((await reset(token)).code).toBe('LINK_INVALID');
  });
});

describe('a password hash that is weaker than today’s', () => {
  it('is replaced at the next login, and only then', async () => {
    await t.close();
    const hasher = {
      hash: async (password: string) => `strong:${password}`,
      verify: async (stored: string | null, password: string) =>
        stored?.replace(/^(strong|weak):/, '') === password,
      isOutdated: (stored: string) => stored.startsWith('weak:'),
    };
    t = await createTestApp({ own: { passwordHasher: hasher } });
    const { id, email } = await makeUser(t.app, 'USER');
    const users = t.app.database.updateTable('users').where('id', '=', id);
    await users.set({ passwordHash: `weak:${PASSWORD}` }).execute();
    const storedHash = async () =>
      (await t.app.database.selectFrom('users').selectAll().executeTakeFirstOrThrow()).passwordHash;
    await viaRest(t, 'accounts.login', { email, password: 'sbagliata' });
    expect(await storedHash()).toBe(`weak:${PASSWORD}`);
    expect((await viaRest(t, 'accounts.login', { email, password: PASSWORD })).status).toBe(200);
    expect(await storedHash()).toBe(`strong:${PASSWORD}`);
  });
});
