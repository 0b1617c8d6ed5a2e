import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { doors, restDoor } from '#tests/support/doors.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';

let t: TestApp;
let admin: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp();
  admin = await makeUser(t.app, 'ADMIN');
});
afterEach(() => t.close());

const carla = {
  name: 'Carla Riva',
  email: 'carla@example.com',
  password: 'sei666',
  role: 'EDITOR',
};

describe.each(doors)('users by %s', (_name, door) => {
  const call = (name: string, input?: Record<string, unknown>) =>
    door(t, `users.${name}`, input, admin.token);

  it('are made with any role, confirmed, and hear of it', async () => {
    const { status, data } = await call('create', carla);
    expect(status).toBe(door === restDoor ? 201 : 200);
    expect(data).toEqual({
      id: expect.any(Number),
      name: 'Carla Riva',
      email: 'carla@example.com',
      role: 'EDITOR',
      avatar: null,
      createdAt: '2026-05-20T10:00:00.000Z',
      emailConfirmed: true,
      version: 1,
    });
    expect((await door(t, 'accounts.login', carla)).status).toBe(200);
    const [mail] = await deliverMails(t.app);
    expect(mail).toMatchObject({ to: { name: 'Carla Riva', address: 'carla@example.com' } });
    expect(mail?.text).not.toContain(carla.password);
    t.clock.set('2026-05-27T09:59:59.999Z');
    const reset = { token: passwordTokenIn(mail), password: 'una mia password' };
    expect((await door(t, 'accounts.resetPassword', reset)).status).toBe(200);
  });

  it('are listed for administrators, without anything that proves them', async () => {
    await call('create', carla);
    const { data } = await call('list');
    expect(data.map(({ email }: { email: string }) => email)).toEqual([admin.email, carla.email]);
    expect(Object.keys(data[0]).sort()).toEqual(
      ['avatar', 'createdAt', 'email', 'emailConfirmed', 'id', 'name', 'role', 'version'].sort(),
    );
  });

  it.each([
    [{ name: '' }, 'Il nome è obbligatorio'],
    [{ email: 'x' }, "Inserisci un'email valida"],
    [{ password: 'cinqu' }, 'La password deve avere almeno 6 caratteri.'],
    [{ role: 'PADRONE' }, 'Scegli il ruolo.'],
    [{ role: undefined }, 'Scegli il ruolo.'],
  ])('are not made with %o', async (wrong, message) => {
    expect(await call('create', { ...carla, ...wrong })).toMatchObject({
      status: 400,
      text: message,
    });
    expect((await call('list')).data).toHaveLength(1);
  });

  it('have one address each', async () => {
    await call('create', carla);
    const again = await call('create', { ...carla, email: 'CARLA@example.com' });
    expect(again).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const { data } = await call('create', { ...carla, email: 'altra@example.com' });
    const moved = await call('update', { id: data.id, email: carla.email });
    expect(moved).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  it('change in part: what is left out stays', async () => {
    const { data } = await call('create', carla);
    expect((await call('update', { id: data.id, role: 'USER' })).data).toMatchObject({
      name: 'Carla Riva',
      email: 'carla@example.com',
      role: 'USER',
    });
  });

  it('move to another address at once, and the earlier one hears of it', async () => {
    const { data } = await call('create', carla);
    await deliverMails(t.app);
    await call('update', { id: data.id, email: 'nuova@example.com' });
    expect((await deliverMails(t.app)).map(({ to }) => to.address)).toEqual([carla.email]);
    const { status } = await door(t, 'accounts.login', { ...carla, email: 'nuova@example.com' });
    expect(status).toBe(200);
  });

  it('lose their rights at the next request', async () => {
    const editor = await makeUser(t.app, 'EDITOR');
    expect((await door(t, 'outbox.list', undefined, editor.token)).status).toBe(200);
    await call('update', { id: editor.id, role: 'USER' });
    expect((await door(t, 'outbox.list', undefined, editor.token)).status).toBe(403);
    await call('delete', { id: editor.id });
    expect((await door(t, 'accounts.me', undefined, editor.token)).status).toBe(401);
    const { email } = editor;
    expect((await door(t, 'accounts.login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('that are administrators cannot be deleted', async () => {
    const other = await makeUser(t.app, 'ADMIN');
    expect(await call('delete', { id: other.id })).toMatchObject({
      status: 403,
      code: 'ADMIN_NOT_DELETABLE',
      text: 'Non posso cancellare utente admin',
    });
  });

  it('that are not there are not found', async () => {
    expect((await call('update', { id: 4711, name: 'Anna' })).status).toBe(404);
    expect((await call('delete', { id: 4711 })).status).toBe(404);
  });

  it('keep one administrator', async () => {
    const outcome = await call('update', { id: admin.id, role: 'EDITOR', name: 'Altro' });
    expect(outcome).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    expect((await call('list')).data[0]).toMatchObject({ role: 'ADMIN', name: 'Persona Prova' });
  });
});

it('keeps one administrator when two demote each other at the same moment', async () => {
  const other = await makeUser(t.app, 'ADMIN');
  const demote = (id: number, token: string) =>
    restDoor(t, 'users.update', { id, role: 'USER' }, token);
  await Promise.all([demote(other.id, admin.token), demote(admin.id, other.token)]);
  const roles = await t.app.database.selectFrom('users').select('role').execute();
  expect(roles.filter(({ role }) => role === 'ADMIN')).toHaveLength(1);
});
