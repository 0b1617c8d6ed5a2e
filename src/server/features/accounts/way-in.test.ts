import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

// A stranger who requests mails to the owner's address never locks the owner out.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const NEW_PASSWORD = 'la password di domani';
const vera = { name: 'Vera Anna', email: 'anna@example.com', password: 'la mia password vera' };

type Asking = 'accounts.forgotPassword' | 'accounts.resendConfirmation';

const ask = async (name: Asking, email: string, times = 1): Promise<void> => {
  for (let index = 0; index < times; index += 1) {
    expect((await viaRest(t, name, { email })).status).toBe(200);
  }
};

const register = (own: Partial<typeof vera> = {}) =>
  viaRest(t, 'accounts.register', { ...vera, ...own });

const registerAsStranger = async (times: number): Promise<void> => {
  for (let index = 0; index < times; index += 1) {
    const { status } = await register({
      name: `Estraneo ${index}`,
      password: `scelta ${index} qui`,
    });
    expect(status).toBe(201);
  }
};

const reset = (token: string, password = NEW_PASSWORD) =>
  viaRest(t, 'accounts.resetPassword', { token, password });

const minutesLater = (minutes: number): void =>
  t.clock.set(new Date(t.clock.now().getTime() + minutes * 60_000).toISOString());

describe('the owner of an account', () => {
  it('gets a link for a new password after any number of strangers’ requests', async () => {
    const { email } = await makeUser(t.app, 'ADMIN');
    await ask('accounts.resendConfirmation', email, 10);
    await deliverMails(t.app);
    await ask('accounts.forgotPassword', email);
    const token = passwordTokenIn((await deliverMails(t.app))[0]);
    expect((await reset(token)).status).toBe(200);
  });

  it('keeps a working link while a stranger requests more', async () => {
    const { email } = await makeUser(t.app, 'ADMIN');
    let newest: string | undefined;
    for (let minute = 0; minute < 130; minute += 10) {
      await ask('accounts.forgotPassword', email, 1);
      const [mail] = await deliverMails(t.app);
      newest = mail ? passwordTokenIn(mail) : newest;
      const open = await t.app.database.selectFrom('accountLinks').selectAll().execute();
      expect(open.map(({ expiresAt }) => expiresAt > t.clock.now().toISOString())).toEqual([true]);
      minutesLater(10);
    }
    expect((await reset(newest ?? '')).status).toBe(200);
  });

  it('gets another mail within the hour after the link was used', async () => {
    const { email } = await makeUser(t.app, 'USER');
    await ask('accounts.forgotPassword', email, 5);
    const mails = await deliverMails(t.app);
    expect(mails).toHaveLength(3);
    expect((await reset(passwordTokenIn(mails.at(-1)))).status).toBe(200);
    await deliverMails(t.app);
    await ask('accounts.forgotPassword', email);
    const [mail] = await deliverMails(t.app);
    expect((await reset(passwordTokenIn(mail), 'un’altra ancora')).status).toBe(200);
  });
});

describe('the owner of an address that strangers registered', () => {
  it('can still register with it: where their mails left no room for one, any of those confirms it', async () => {
    await registerAsStranger(5);
    const mails = await deliverMails(t.app);
    const { status, data } = await register();
    expect(status).toBe(201);
    mails.push(...(await deliverMails(t.app)));
    expect(mails).toHaveLength(2);
    const link = confirmationIn(mails.at(-1));
    const confirmed = await viaRest(t, 'accounts.confirmEmail', link, data.token);
    expect(confirmed.data.registration.name).toBe(vera.name);
    expect((await viaRest(t, 'accounts.login', vera)).status).toBe(200);
  });

  it('keeps a link that works while they register it anew', async () => {
    await register();
    const link = confirmationIn((await deliverMails(t.app))[0]);
    await registerAsStranger(3);
    await deliverMails(t.app);
    expect((await viaRest(t, 'accounts.confirmEmail', link)).status).toBe(200);
    expect((await viaRest(t, 'accounts.login', vera)).status).toBe(200);
    expect((await viaRest(t, 'accounts.login', { ...vera, password: 'scelta 2 qui' })).status).toBe(
      401,
    );
  });

  it('gets at most two mails an hour from them in all', async () => {
    await registerAsStranger(3);
    await ask('accounts.resendConfirmation', vera.email, 3);
    await ask('accounts.forgotPassword', vera.email, 3);
    expect(await deliverMails(t.app)).toHaveLength(2);
    minutesLater(60);
    await ask('accounts.forgotPassword', vera.email);
    const [mail] = await deliverMails(t.app);
    expect((await reset(passwordTokenIn(mail))).status).toBe(200);
  });

  it('asks for a password from a network that has asked for too many confirmations', async () => {
    await makeUser(t.app, 'USER', { email: vera.email });
    for (let index = 0; index < 25; index += 1) {
      await viaRest(t, 'accounts.resendConfirmation', { email: `persona${index}@example.com` });
    }
    await ask('accounts.forgotPassword', vera.email);
    expect(await deliverMails(t.app)).toHaveLength(1);
    expect((await viaRest(t, 'accounts.login', { ...vera, password: PASSWORD })).status).toBe(200);
  });
});
