import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/infrastructure/mailer.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser, PASSWORD } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

// Every administrator is notified of actions that an intruder would also take.

let t: TestApp;
let marta: { id: number; email: string; token: string };
beforeEach(async () => {
  t = await createTestApp();
  marta = await makeUser(t.app, 'ADMIN', { email: 'marta@example.com', name: 'Marta Sole' });
  await makeUser(t.app, 'ADMIN', { email: 'elio@example.com', name: 'Elio Mare' });
});
afterEach(() => t.close());

const as = (name: string, input?: Record<string, unknown>) => viaRest(t, name, input, marta.token);

const mails = async (): Promise<Record<string, Mail[]>> =>
  Object.groupBy(await deliverMails(t.app), ({ to }) => to.address) as Record<string, Mail[]>;

const ADMINS = ['elio@example.com', 'marta@example.com'];

describe('administrators get a mail', () => {
  it('about a changed role, and so does the user with the new role', async () => {
    const { id, email } = await makeUser(t.app, 'USER', { name: 'Carla Riva' });
    await as('users.update', { id, role: 'EDITOR' });
    const sent = await mails();
    expect(Object.keys(sent).sort()).toEqual([...ADMINS, email].sort());
    for (const admin of ADMINS) {
      expect(sent[admin]?.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/: è cambiato un accesso$/),
      ]);
      expect(sent[admin]?.[0]?.text).toContain(
        'Marta Sole ha cambiato il ruolo di Carla Riva: prima Utente, adesso Editore.',
      );
    }
    expect(sent[email]?.[0]?.text).toContain('il tuo ruolo su');
    expect(sent[email]?.[0]?.text).toContain('è: Editore.');
  });

  it('about a created or deleted member of staff, not about a guest', async () => {
    const person = { name: 'Carla Riva', email: 'carla@example.com', password: PASSWORD };
    const { data } = await as('users.create', { ...person, role: 'EDITOR' });
    expect((await mails())['elio@example.com']?.[0]?.text).toContain(
      'Marta Sole ha creato un accesso per Carla Riva, con il ruolo Editore.',
    );
    await as('users.delete', { id: data.id });
    expect((await mails())['elio@example.com']?.[0]?.text).toContain(
      'Marta Sole ha eliminato l’accesso di Carla Riva, che era Editore.',
    );
    const guest = await as('users.create', { ...person, role: 'USER' });
    await as('users.delete', { id: guest.data.id });
    expect(Object.keys(await mails())).toEqual([]);
  });

  it('about a changed address of staff', async () => {
    const carla = await makeUser(t.app, 'EDITOR', { email: 'carla@example.com', name: 'Carla' });
    await as('users.update', { id: carla.id, email: 'riva@example.com' });
    const words = 'ha cambiato l’indirizzo con cui accede Carla: prima';
    expect((await mails())['elio@example.com']?.[0]?.text).toContain(
      `Marta Sole ${words} carla@example.com, adesso riva@example.com.`,
    );
    const change = { email: 'carla.riva@example.com', currentPassword: PASSWORD };
    await viaRest(t, 'accounts.updateProfile', change, carla.token);
    const [mail] = await deliverMails(t.app);
    await viaRest(t, 'accounts.confirmEmail', confirmationIn(mail), carla.token);
    expect((await mails())['elio@example.com']?.[0]?.text).toContain(
      `Carla ${words} riva@example.com, adesso carla.riva@example.com.`,
    );
  });

  it('about nothing when nothing has changed', async () => {
    const { id } = await makeUser(t.app, 'EDITOR');
    await as('users.update', { id, name: 'Un altro nome', role: 'EDITOR' });
    await as('users.update', { id: marta.id, role: 'USER', seenVersion: 99 });
    expect(Object.keys(await mails())).toEqual([]);
  });

  it('about a downloaded backup', async () => {
    const { id } = (await as('backups.create', { method: 'local' })).data;
    const { url } = (await as('backups.downloadLink', { id })).data;
    expect(Object.keys(await mails())).toEqual([]);
    expect((await t.server.inject({ url })).statusCode).toBe(200);
    const sent = await mails();
    expect(Object.keys(sent).sort()).toEqual(ADMINS);
    expect(sent['elio@example.com']?.[0]?.text).toContain('Marta Sole ha scaricato un backup');
    expect(sent['elio@example.com']?.[0]?.text).toContain(id);
  });

  it('about a restored backup, even those who are not in it', async () => {
    const { id } = (await as('backups.create', { method: 'local' })).data;
    await makeUser(t.app, 'ADMIN', { email: 'nuova@example.com' });
    expect((await as('backups.restore', { id })).status).toBe(200);
    const sent = await mails();
    expect(Object.keys(sent).sort()).toEqual([...ADMINS, 'nuova@example.com']);
    for (const [mail] of Object.values(sent)) {
      expect(mail?.text).toContain('Marta Sole ha ripristinato un backup');
    }
  });
});
