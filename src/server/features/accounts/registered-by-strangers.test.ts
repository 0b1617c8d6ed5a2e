import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { transports, viaRest } from '#tests/support/transports.ts';

// Anybody can register anybody's address. All calls come from one network, as on a guest Wi-Fi.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const HOURS_48 = 48 * 3_600_000;
const EMAIL = 'anna@example.com';
const owner = { name: 'Vera Anna', email: EMAIL, password: 'la mia password vera' };
const stranger = { name: 'Impostore', email: EMAIL, password: 'scelta da un altro' };

type Link = { token: string; email: string };

const register = async (own: typeof owner): Promise<string> =>
  (await viaRest(t, 'accounts.register', own)).data.token;

const newestLink = async (): Promise<Link> => confirmationIn((await deliverMails(t.app)).at(-1));

/** Registers, and reads the mail. */
const registerAndRead = async (own: typeof owner): Promise<{ session: string; link: Link }> => {
  const session = await register(own);
  return { session, link: await newestLink() };
};

const confirm = (link: Link, session?: string) =>
  viaRest(t, 'accounts.confirmEmail', link, session);
const deny = (link: Link) => viaRest(t, 'accounts.denyRegistration', link);
const loginStatus = async (own: typeof owner): Promise<number> =>
  (await viaRest(t, 'accounts.login', own)).status;
const meStatus = async (session: string): Promise<number> =>
  (await viaRest(t, 'accounts.me', undefined, session)).status;
const nameOf = async (session: string): Promise<string> =>
  (await viaRest(t, 'accounts.me', undefined, session)).data.user.name;

const moveTo = (ms: number): void =>
  t.clock.set(new Date(Date.parse('2026-05-20T10:00:00Z') + ms).toISOString());

describe('several registrations of one address', () => {
  it('wait side by side, and no session learns of another', async () => {
    const sessions = [await register(stranger), await register(owner)];
    expect(await Promise.all(sessions.map(nameOf))).toEqual(['Impostore', 'Vera Anna']);
    expect(await deliverMails(t.app)).toHaveLength(2);
  });

  it.each([
    { which: 'first', people: [owner, stranger] },
    { which: 'second', people: [stranger, owner] },
  ])('end with the link of the owner’s, the $which', async ({ people }) => {
    const registered = [];
    for (const person of people) registered.push(await registerAndRead(person));
    const mine = registered[people.indexOf(owner)];
    const other = registered[people.indexOf(stranger)];
    if (!mine || !other) throw new Error('Both registered');
    expect((await confirm(mine.link)).data.registration.name).toBe('Vera Anna');
    expect([await loginStatus(owner), await loginStatus(stranger)]).toEqual([200, 401]);
    expect([await meStatus(mine.session), await meStatus(other.session)]).toEqual([200, 401]);
    expect((await confirm(other.link)).code).toBe('LINK_INVALID');
  });

  it('each have their own link, in whichever session it is opened', async () => {
    const first = await registerAndRead(stranger);
    const second = await registerAndRead(owner);
    expect((await confirm(first.link, second.session)).data.registration.name).toBe('Impostore');
    expect(await loginStatus(stranger)).toBe(200);
  });

  it('end with a password that the owner chooses, without an alarm, and the name stays', async () => {
    const session = await register(stranger);
    await deliverMails(t.app);
    await viaRest(t, 'accounts.forgotPassword', { email: EMAIL });
    const [mail] = await deliverMails(t.app);
    expect(mail?.text).toContain('Nome: Impostore');
    const input = { token: passwordTokenIn(mail), password: owner.password };
    expect((await viaRest(t, 'accounts.resetPassword', input)).status).toBe(200);
    expect([await loginStatus(owner), await loginStatus(stranger)]).toEqual([200, 401]);
    expect(await meStatus(session)).toBe(401);
    expect(await deliverMails(t.app)).toEqual([]);
  });

  it('end when an administrator gives the address to a user', async () => {
    const admin = await makeUser(t.app, 'ADMIN');
    const sessions = [await register(stranger), await register(owner)];
    const user = { name: 'Anna', email: EMAIL, role: 'USER', password: 'data da altri' };
    expect((await viaRest(t, 'users.create', user, admin.token)).status).toBe(201);
    expect(await Promise.all(sessions.map(meStatus))).toEqual([401, 401]);
  });
});

describe('a registration that a stranger made and its owner confirmed', () => {
  it('lets nobody in who opens the link: that browser has to know the password', async () => {
    const { link } = await registerAndRead(stranger);
    expect(Object.keys((await confirm(link)).data).sort()).toEqual(['message', 'registration']);
    const sessions = await t.app.database.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
  });

  it('shows the stranger no stay, exports none and erases none', async () => {
    const stay = {
      startDate: '2026-07-04',
      endDate: '2026-07-11',
      guestName: 'Vera Anna',
      guestEmail: EMAIL,
      numberOfGuests: 2,
    };
    await viaRest(t, 'bookings.create', stay);
    await viaRest(t, 'messages.create', {
      name: 'Vera Anna',
      email: EMAIL,
      message: 'Un segreto fra me e voi.',
    });
    const { session, link } = await registerAndRead(stranger);
    await confirm(link);
    expect((await viaRest(t, 'bookings.mine', undefined, session)).data).toEqual([]);
    const { data } = await viaRest(t, 'privacy.exportMine', undefined, session);
    expect(data.Profilo).toMatchObject([{ Nome: 'Impostore' }]);
    expect(JSON.stringify(data)).not.toMatch(/Vera|segreto|soggiorno|richiesta/);
    const password = { currentPassword: stranger.password };
    const erased = await viaRest(t, 'privacy.eraseMine', password, session);
    expect(erased.data.counts).toMatchObject({ account: 1, bookings: 0, messages: 0 });
    const left = await t.app.database
      .selectFrom('bookings')
      .innerJoin('contactMessages', 'contactMessages.email', 'bookings.guestEmail')
      .select('guestName')
      .execute();
    expect(left).toEqual([{ guestName: 'Vera Anna' }]);
  });
});

describe('“Non sono stato io”', () => {
  it.each(transports)(
    'by %s deletes the registration, and the address is free again',
    async (_, transport) => {
      const { session, link } = await registerAndRead(stranger);
      expect(await transport(t, 'accounts.denyRegistration', link)).toEqual({
        status: 200,
        data: { message: 'La registrazione è eliminata, e chi l’ha fatta non può più accedere.' },
      });
      expect([await meStatus(session), await loginStatus(stranger)]).toEqual([401, 401]);
      expect((await confirm(link)).code).toBe('LINK_INVALID');
      await confirm((await registerAndRead(owner)).link);
      expect(await loginStatus(owner)).toBe(200);
    },
  );

  it('does so after the confirmation too, for as long as the link is valid', async () => {
    const { session, link } = await registerAndRead(stranger);
    await confirm(link);
    const { token } = (await viaRest(t, 'accounts.login', stranger)).data;
    moveTo(HOURS_48);
    const late = await deny(link);
    expect(late).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(late.text).toContain('scaduto');
    expect(await loginStatus(stranger)).toBe(200);
    moveTo(HOURS_48 - 1);
    expect((await deny(link)).status).toBe(200);
    expect(await Promise.all([session, token].map(meStatus))).toEqual([401, 401]);
    expect(await loginStatus(stranger)).toBe(401);
  });

  it('needs the press: who reads the addresses in the mail changes nothing', async () => {
    const { session, link } = await registerAndRead(owner);
    const query = `?${new URLSearchParams(link)}`;
    for (const page of ['/not-me', '/confirm-email']) {
      await t.server.inject(`${page}${query}`);
      await t.server.inject({ method: 'HEAD', url: `${page}${query}` });
    }
    expect((await t.rest('GET', `/auth/deny-registration${query}`)).status).toBe(405);
    const { data } = await viaRest(t, 'accounts.me', undefined, session);
    expect(data.user.emailConfirmed).toBe(false);
    expect((await confirm(link)).status).toBe(200);
  });

  it('leaves other registrations of the address, and makes room for their mails', async () => {
    const first = await registerAndRead(stranger);
    const second = await registerAndRead({ ...stranger, name: 'Impostora' });
    const session = await register(owner);
    expect(await deliverMails(t.app)).toEqual([]);
    for (const { link } of [first, second]) expect((await deny(link)).status).toBe(200);
    await viaRest(t, 'accounts.resendConfirmation', { email: EMAIL }, session);
    await confirm(await newestLink());
    expect(await loginStatus(owner)).toBe(200);
  });

  it('needs the link of a registration, whole', async () => {
    const { link } = await registerAndRead(owner);
    for (const input of [
      { ...link, token: 'x'.repeat(43) },
      { ...link, email: 'altra@example.com' },
    ]) {
      expect((await deny(input)).code).toBe('LINK_INVALID');
    }
    expect((await deny({ ...link, token: '' })).text).toBe('Token o email mancanti.');
    expect((await confirm(link)).status).toBe(200);
  });

  it('ends no account that has another address by now, or joined the staff', async () => {
    const { link } = await registerAndRead(owner);
    await confirm(link);
    const users = t.app.database.updateTable('users');
    await users.set({ role: 'EDITOR' }).execute();
    expect((await deny(link)).code).toBe('LINK_INVALID');
    await users.set({ role: 'USER', email: 'nuova@example.com' }).execute();
    expect((await deny(link)).code).toBe('LINK_INVALID');
    await users.set({ email: EMAIL }).execute();
    expect((await deny(link)).status).toBe(200);
  });
});
