import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#shared/accounts/roles.ts';
import type { PaginatedUsers } from '#shared/accounts/users.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { expectEach } from '#tests/support/expect-each.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

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

describe('users', () => {
  const call = (name: string, input?: Record<string, unknown>) =>
    viaRest(t, `users.${name}`, input, admin.token);

  it('are created with any role, confirmed, and get a mail', async () => {
    const { status, data } = await call('create', carla);
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      name: 'Carla Riva',
      email: 'carla@example.com',
      role: 'EDITOR',
      avatar: null,
      createdAt: '2026-05-20T10:00:00.000Z',
      emailConfirmed: true,
      locale: 'it',
      version: 1,
    });
    expect((await viaRest(t, 'accounts.login', carla)).status).toBe(200);
    const [mail] = await deliverMails(t.app);
    expect(mail).toMatchObject({ to: { address: 'carla@example.com' } });
    expect(mail?.text).not.toContain(carla.password);
    t.clock.set('2026-05-27T09:59:59.999Z');
    const reset = { token: passwordTokenIn(mail), password: 'una mia password' };
    expect((await viaRest(t, 'accounts.resetPassword', reset)).status).toBe(200);
  });

  it('are listed for administrators, without anything that proves them', async () => {
    await call('create', carla);
    const { data } = await call('list');
    expect(data.map(({ email }: { email: string }) => email)).toEqual([admin.email, carla.email]);
    expect(Object.keys(data[0]).sort()).toEqual(
      [
        'avatar',
        'createdAt',
        'email',
        'emailConfirmed',
        'id',
        'locale',
        'name',
        'role',
        'version',
      ].sort(),
    );
  });

  it('are read one by one', async () => {
    const { data } = await call('create', carla);
    expect((await call('get', { id: data.id })).data).toEqual(data);
    expect(await call('get', { id: 4711 })).toMatchObject({
      status: 404,
      text: 'Utente non trovato.',
    });
  });

  it('are not made with what is wrong', () =>
    expectEach(
      [
        [{ name: '' }, 'Il nome è obbligatorio'],
        [{ email: 'x' }, "Inserisci un'email valida"],
        [{ password: 'cinqu' }, 'La password deve avere almeno 6 caratteri.'],
        [{ role: 'PADRONE' }, 'Scegli il ruolo.'],
        [{ role: undefined }, 'Scegli il ruolo.'],
      ],
      async ([wrong, message]) => {
        expect(await call('create', { ...carla, ...wrong })).toMatchObject({
          status: 400,
          text: message,
        });
        expect((await call('list')).data).toHaveLength(1);
      },
    ));

  it('have one address each', async () => {
    await call('create', carla);
    const again = await call('create', { ...carla, email: 'CARLA@example.com' });
    expect(again).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const { data } = await call('create', { ...carla, email: 'altra@example.com' });
    const moved = await call('update', { id: data.id, email: carla.email });
    expect(moved).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  it('change in part: omitted fields stay', async () => {
    const { data } = await call('create', carla);
    expect((await call('update', { id: data.id, role: 'USER' })).data).toMatchObject({
      name: 'Carla Riva',
      email: 'carla@example.com',
      role: 'USER',
    });
  });

  it('change their address at once, and the old one gets a mail', async () => {
    const { data } = await call('create', carla);
    await deliverMails(t.app);
    await call('update', { id: data.id, email: 'nuova@example.com' });
    const mails = (await deliverMails(t.app)).filter(({ to }) => to.address === carla.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Il tuo indirizzo .* è cambiato$/),
    ]);
    const { status } = await viaRest(t, 'accounts.login', { ...carla, email: 'nuova@example.com' });
    expect(status).toBe(200);
  });

  it('lose their rights at the next request', async () => {
    const editor = await makeUser(t.app, 'EDITOR');
    expect((await viaRest(t, 'outbox.list', undefined, editor.token)).status).toBe(200);
    await call('update', { id: editor.id, role: 'USER' });
    expect((await viaRest(t, 'outbox.list', undefined, editor.token)).status).toBe(403);
    await call('delete', { id: editor.id });
    expect((await viaRest(t, 'accounts.me', undefined, editor.token)).status).toBe(401);
    const { email } = editor;
    expect((await viaRest(t, 'accounts.login', { email, password: PASSWORD })).status).toBe(401);
  });

  it('that are administrators cannot be deleted', async () => {
    const other = await makeUser(t.app, 'ADMIN');
    expect(await call('delete', { id: other.id })).toMatchObject({
      status: 403,
      code: 'ADMIN_NOT_DELETABLE',
      text: 'Non posso cancellare utente admin',
    });
  });

  it('that do not exist are not found', async () => {
    expect((await call('update', { id: 4711, name: 'Anna' })).status).toBe(404);
    expect((await call('delete', { id: 4711 })).status).toBe(404);
  });

  it('keep one administrator', async () => {
    const outcome = await call('update', { id: admin.id, role: 'EDITOR', name: 'Altro' });
    expect(outcome).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    expect((await call('list')).data[0]).toMatchObject({ role: 'ADMIN', name: 'Persona Prova' });
  });
});

describe('a page of users', () => {
  const found = async (input?: Record<string, unknown>) => {
    const { status, data } = await viaRest(t, 'users.page', input, admin.token);
    expect(status).toBe(200);
    return data as PaginatedUsers;
  };
  const names = async (input?: Record<string, unknown>) =>
    (await found(input)).users.map(({ name }) => name);
  let minutes = 10;
  const make = async (name: string, role: Role = 'USER', email?: string) => {
    minutes += 1;
    t.clock.set(`2026-05-20T10:${minutes}:00.000Z`);
    return makeUser(t.app, role, { name, ...(email && { email }) });
  };
  const update = (id: number, changes: Record<string, unknown>) =>
    viaRest(t, 'users.update', { id, ...changes }, admin.token);

  it('sorts by name without case and accents, by date, and by role', async () => {
    await make('Zeno Sanna', 'ADMIN');
    await make('Élodie Piras');
    await make('andrea Melis', 'EDITOR');
    await make('Andrea');
    const byName = ['Andrea', 'andrea Melis', 'Élodie Piras', 'Persona Prova', 'Zeno Sanna'];
    expect(await names()).toEqual(byName);
    expect(await names({ sort: 'name' })).toEqual(byName);
    expect(await names({ sort: 'created' })).toEqual([
      'Andrea',
      'andrea Melis',
      'Élodie Piras',
      'Zeno Sanna',
      'Persona Prova',
    ]);
    expect(await names({ sort: 'role' })).toEqual([
      'Persona Prova',
      'Zeno Sanna',
      'andrea Melis',
      'Andrea',
      'Élodie Piras',
    ]);
    expect(await viaRest(t, 'users.page', { sort: 'id' }, admin.token)).toMatchObject({
      status: 400,
      text: 'Scegli un ordine: name, created o role.',
    });
  });

  it('finds words of names and addresses, without case and accents', async () => {
    await make('Élodie Piras');
    await make('Andrea Melis', 'EDITOR', 'melis@isola.example');
    await make('Nicolò Melis');
    expect(await names({ search: ' elodie ' })).toEqual(['Élodie Piras']);
    expect(await names({ search: 'ISOLA' })).toEqual(['Andrea Melis']);
    expect(await names({ search: 'melis NICOLO' })).toEqual(['Nicolò Melis']);
    expect(await names({ search: 'melis', role: 'EDITOR' })).toEqual(['Andrea Melis']);
    expect(await names({ role: 'ADMIN' })).toEqual(['Persona Prova']);
    expect(await found({ search: 'nessuno' })).toEqual({ users: [], total: 0 });
  });

  it('finds a user by a new name and address, and not by the old ones', async () => {
    const { id } = await make('Dario Prima', 'USER', 'prima@example.com');
    await update(id, { name: 'Dario Dopo' });
    await update(id, { email: 'dopo@isola.example' });
    await update(id, { role: 'EDITOR' });
    expect(await names({ search: 'dopo isola' })).toEqual(['Dario Dopo']);
    expect(await names({ search: 'prima' })).toEqual([]);
  });

  it('limits a long list, and counts all of it', async () => {
    for (let number = 10; number < 38; number += 1) await make(`Folla ${number}`);
    const first = await found();
    expect(first.users).toHaveLength(25);
    expect(first.total).toBe(29);
    expect(await names({ page: 2 })).toEqual(['Folla 35', 'Folla 36', 'Folla 37', 'Persona Prova']);
    expect(await names({ page: 2, limit: 3, search: 'folla' })).toEqual([
      'Folla 13',
      'Folla 14',
      'Folla 15',
    ]);
    expect(await found({ page: 9 })).toEqual({ users: [], total: 29 });
  });
});

it('keeps one administrator when two demote each other at the same moment', async () => {
  const other = await makeUser(t.app, 'ADMIN');
  const demote = (id: number, token: string) =>
    viaRest(t, 'users.update', { id, role: 'USER' }, token);
  await Promise.all([demote(other.id, admin.token), demote(admin.id, other.token)]);
  const roles = await t.app.database.selectFrom('users').select('role').execute();
  expect(roles.filter(({ role }) => role === 'ADMIN')).toHaveLength(1);
});
