import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails } from '#tests/support/mailbox.ts';
import { transports, viaRest } from '#tests/support/transports.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const anna = { name: 'Anna Conti', email: 'anna@example.com', password: 'una password mia' };
const HOURS_48 = 48 * 3_600_000;

const moveTo = (ms: number): void =>
  t.clock.set(new Date(Date.parse('2026-05-20T10:00:00Z') + ms).toISOString());

const register = async (own: Partial<typeof anna> = {}) => {
  const { data } = await viaRest(t, 'accounts.register', { ...anna, ...own });
  return data as { token: string; user: { id: number } };
};

describe('registering', () => {
  it('opens a session that may only read itself, log out and request the mail again', async () => {
    const { status, data } = await viaRest(t, 'accounts.register', anna);
    expect(status).toBe(201);
    expect(data.user).toMatchObject({
      name: 'Anna Conti',
      email: 'anna@example.com',
      role: 'USER',
      emailConfirmed: false,
    });
    expect((await viaRest(t, 'accounts.me', undefined, data.token)).status).toBe(200);
    expect(await viaRest(t, 'sessions.list', undefined, data.token)).toMatchObject({
      status: 403,
      text: 'Devi confermare la tua email per continuare.',
    });
    expect(await viaRest(t, 'accounts.login', anna)).toMatchObject({
      status: 403,
      code: 'EMAIL_NOT_CONFIRMED',
      text: 'Devi confermare la tua email prima di accedere.',
    });
  });

  it.each(transports)(
    'by %s is completed by the mailed link, whoever opens it',
    async (_, transport) => {
      const { data } = await transport(t, 'accounts.register', anna);
      const [mail] = await deliverMails(t.app);
      expect(mail?.to).toEqual({ address: 'anna@example.com' });
      expect(mail?.text).toContain('Ciao Anna,');
      const link = confirmationIn(mail);
      expect(await transport(t, 'accounts.confirmEmail', link)).toEqual({
        status: 200,
        data: {
          message: 'La tua email è stata confermata con successo!',
          registration: { name: 'Anna Conti', createdAt: '2026-05-20T10:00:00.000Z' },
        },
      });
      expect((await transport(t, 'sessions.list', undefined, data.token)).data).toHaveLength(1);
      const loggedIn = await transport(t, 'accounts.login', anna);
      expect(loggedIn).toMatchObject({ status: 200, data: { user: { name: 'Anna Conti' } } });
      expect(await deliverMails(t.app)).toEqual([]);
    },
  );

  it('is named in the mail, which leads to both answers', async () => {
    await register();
    const [mail] = await deliverMails(t.app);
    const { token } = confirmationIn(mail);
    const query = `token=${token}&email=anna%40example.com`;
    for (const line of [
      'Nome: Anna Conti',
      'Email: anna@example.com',
      'Registrazione: 20 maggio 2026, 12:00',
      `Conferma la tua email: https://casa.example/confirm-email?${query}`,
      `Non sono stato io: https://casa.example/not-me?${query}`,
    ]) {
      expect(mail?.text.split('\n')).toContain(line);
    }
  });

  it('is mailed without a name that a mail program would turn into a link', async () => {
    await register({ name: 'Vinci su premi.example' });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('Email: anna@example.com');
    expect(`${mail?.text}${mail?.html}`).not.toContain('premi');
  });

  it('refuses what is wrong', () =>
    expectEach(
      [
        [{ name: '' }, 'name', 'Il nome è obbligatorio'],
        [{ name: 'A' }, 'name', 'Il nome deve avere almeno 2 caratteri.'],
        [{ email: '' }, 'email', "L'email è obbligatoria"],
        [{ email: 'anna' }, 'email', "Inserisci un'email valida"],
        [{ password: '' }, 'password', 'La password è obbligatoria'],
        [{ password: 'settete' }, 'password', 'La password deve avere almeno 8 caratteri.'],
        [
          { password: 'à'.repeat(129) },
          'password',
          'La password è troppo lunga: al massimo 128 caratteri.',
        ],
      ],
      async ([wrong, path, message]) => {
        const outcome = await viaRest(t, 'accounts.register', { ...anna, ...wrong });
        expect(outcome).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
        expect(outcome.issues?.[0]).toEqual({ path, message });
      },
    ));

  it('takes 128 letters of any alphabet as a password, and all of them count', async () => {
    const password = '🐚'.repeat(128);
    await viaRest(t, 'accounts.register', { ...anna, password });
    await t.app.database.updateTable('users').set({ emailConfirmedAt: 'now' }).execute();
    expect((await viaRest(t, 'accounts.login', { ...anna, password })).status).toBe(200);
    const shorter = '🐚'.repeat(127);
    expect((await viaRest(t, 'accounts.login', { ...anna, password: shorter })).status).toBe(401);
  });

  it('is refused for a confirmed address, in any letter case', async () => {
    await makeUser(t.app, 'USER', { email: anna.email });
    const outcome = await viaRest(t, 'accounts.register', { ...anna, email: ' ANNA@Example.com ' });
    expect(outcome).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  it('ignores fields that users may not choose', async () => {
    const forged = { role: 'ADMIN', emailConfirmed: true, id: 77, avatar: '/uploads/x.svg' };
    const { data } = await viaRest(t, 'accounts.register', { ...anna, ...forged });
    expect(data.user).toMatchObject({ role: 'USER', emailConfirmed: false, avatar: null });
    expect(data.user.id).not.toBe(77);
    expect(data.user).not.toHaveProperty('passwordHash');
  });
});

describe('the link that confirms', () => {
  it('is stored without its token, and made only when the mail is sent', async () => {
    await register();
    expect(await t.app.database.selectFrom('accountLinks').selectAll().execute()).toEqual([]);
    const [mail] = await deliverMails(t.app);
    const { token } = confirmationIn(mail);
    expect(token).toMatch(/^[\w-]{43}$/);
    const links = await t.app.database.selectFrom('accountLinks').selectAll().execute();
    const mails = await t.app.database.selectFrom('outboxMails').selectAll().execute();
    expect(JSON.stringify([links, mails])).not.toContain(token);
  });

  it('opened twenty times at the same moment says to all that it confirmed', async () => {
    await register();
    const link = confirmationIn((await deliverMails(t.app))[0]);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => viaRest(t, 'accounts.confirmEmail', link)),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({
      status: 200,
      data: { registration: { name: anna.name } },
    });
  });

  it('opened again after the address has changed is invalid, and so is another address', async () => {
    await register();
    const link = confirmationIn((await deliverMails(t.app))[0]);
    await viaRest(t, 'accounts.confirmEmail', link);
    const other = { ...link, email: 'altra@example.com' };
    expect(await viaRest(t, 'accounts.confirmEmail', other)).toMatchObject({
      status: 400,
      code: 'LINK_INVALID',
    });
    await t.app.database.updateTable('users').set({ email: 'nuova@example.com' }).execute();
    expect((await viaRest(t, 'accounts.confirmEmail', link)).code).toBe('LINK_INVALID');
  });

  it('that arrived garbled has a specific error text', async () => {
    const garbled = { token: 'abc', email: 'anna=example.com' };
    expect((await viaRest(t, 'accounts.confirmEmail', garbled)).text).toBe(
      'Il link è danneggiato o incompleto: aprilo di nuovo dall’email, o copialo per intero.',
    );
  });

  it('lives for 48 hours to the millisecond, and says that it expired', async () => {
    await register();
    const link = confirmationIn((await deliverMails(t.app))[0]);
    moveTo(HOURS_48);
    const late = await viaRest(t, 'accounts.confirmEmail', link);
    expect(late).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(late.text).toContain('scaduto');
    moveTo(HOURS_48 - 1);
    expect((await viaRest(t, 'accounts.confirmEmail', link)).status).toBe(200);
  });

  it('is void once a newer one was mailed', async () => {
    await register();
    const older = confirmationIn((await deliverMails(t.app))[0]);
    await viaRest(t, 'accounts.resendConfirmation', { email: anna.email });
    const newer = confirmationIn((await deliverMails(t.app))[0]);
    expect(await viaRest(t, 'accounts.confirmEmail', older)).toMatchObject({
      status: 400,
      code: 'LINK_INVALID',
    });
    expect((await viaRest(t, 'accounts.confirmEmail', newer)).status).toBe(200);
  });

  it('works only with its own address', async () => {
    await register();
    const link = confirmationIn((await deliverMails(t.app))[0]);
    const foreign = { ...link, email: 'altri@example.com' };
    expect((await viaRest(t, 'accounts.confirmEmail', foreign)).code).toBe('LINK_INVALID');
    expect(await viaRest(t, 'accounts.confirmEmail', { token: link.token })).toMatchObject({
      status: 400,
      text: 'Token o email mancanti.',
    });
    expect(await viaRest(t, 'accounts.confirmEmail', { email: anna.email })).toMatchObject({
      status: 400,
      text: 'Token o email mancanti.',
    });
    expect((await viaRest(t, 'accounts.resetPassword', { ...anna, ...link })).code).toBe(
      'LINK_INVALID',
    );
  });

  it('is not consumed by reading its address', async () => {
    await register();
    const { token, email } = confirmationIn((await deliverMails(t.app))[0]);
    const query = new URLSearchParams({ token, email });
    expect((await t.rest('GET', `/auth/confirm-email?${query}`)).status).toBe(405);
    expect((await viaRest(t, 'accounts.confirmEmail', { token, email })).status).toBe(200);
  });
});

describe('asking for the mail again', () => {
  it('answers alike for every address, and mails only unconfirmed ones', async () => {
    await register();
    await makeUser(t.app, 'USER', { email: 'confermato@example.com' });
    await deliverMails(t.app);
    const ask = (email: string) => viaRest(t, 'accounts.resendConfirmation', { email });
    const answers = [
      await ask(anna.email),
      await ask('confermato@example.com'),
      await ask('nessuno@example.com'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect((await deliverMails(t.app)).map(({ to }) => to.address)).toEqual([anna.email]);
    const left = await t.app.database
      .selectFrom('outboxMails')
      .select('recipientEmail')
      .distinct()
      .execute();
    expect(left).toEqual([{ recipientEmail: anna.email }]);
  });

  it('sends two mails an hour to one address, without a word about the rest', async () => {
    await makeUser(t.app, 'USER', { email: anna.email, confirmed: false });
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push(await viaRest(t, 'accounts.resendConfirmation', { email: anna.email }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(await deliverMails(t.app)).toHaveLength(2);
  });

  it('ends for a client that asks for one address after the other', async () => {
    const statuses = [];
    for (let index = 0; index < 22; index += 1) {
      const email = `persona${index}@example.com`;
      statuses.push((await viaRest(t, 'accounts.resendConfirmation', { email })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });
});
