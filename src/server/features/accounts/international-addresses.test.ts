import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { bookingRequest, makeUser } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

// Domains may contain letters of any alphabet. Each address is stored in the one form that mail servers
// use.

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const TYPED = 'Mario@Città.it';
const STORED = 'mario@xn--citt-3na.it';
const person = { name: 'Mario Città', password: 'una password mia' };

it('both spellings are one account', async () => {
  const { status, data } = await viaRest(t, 'accounts.register', { ...person, email: TYPED });
  expect(status).toBe(201);
  expect(data.user.email).toBe(STORED);
  const [mail] = await deliverMails(t.app);
  expect(mail?.to.address).toBe(STORED);
  const link = { ...confirmationIn(mail), email: TYPED };
  expect((await viaRest(t, 'accounts.confirmEmail', link, data.token)).status).toBe(200);
  for (const email of [TYPED, STORED, 'mario@CITTA\u0300.IT']) {
    expect((await viaRest(t, 'accounts.login', { ...person, email })).status).toBe(200);
    const again = { ...person, name: 'Un altro Mario', email };
    expect((await viaRest(t, 'accounts.register', again)).code).toBe('EMAIL_TAKEN');
  }
});

it('an address that only looks like another is another, and staff see that it is', async () => {
  await makeUser(t.app, 'USER', { email: 'marta@example.com' });
  const email = 'marta@ex\u0430mple.com';
  const { status } = await viaRest(t, 'accounts.register', { ...person, email });
  expect(status).toBe(201);
  const { token } = await makeUser(t.app, 'ADMIN');
  await viaRest(t, 'bookings.create', bookingRequest({ guestEmail: email }));
  const { data } = await viaRest(t, 'bookings.list', undefined, token);
  expect(data[0].guestEmail).toBe('marta@xn--exmple-4nf.com');
  const users = await viaRest(t, 'users.list', undefined, token);
  expect(users.data.map((user: { email: string }) => user.email)).toContain(
    'marta@xn--exmple-4nf.com',
  );
});

it.each(['mario@città', 'mario@città..it', 'màrio@citta.it'])('%s is refused', async (email) => {
  expect(await viaRest(t, 'accounts.register', { ...person, email })).toMatchObject({
    status: 400,
    text: "Inserisci un'email valida",
  });
});
