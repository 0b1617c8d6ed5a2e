import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';
import { viaRest } from '#tests/support/transports.ts';

it('keeps no token or password in plain text in database, backups and logs', async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const t = await createTestApp({ own: { logger } });
  const admin = await makeUser(t.app, 'ADMIN');
  const newestMail = async () => (await deliverMails(t.app)).at(-1);

  const anna = { name: 'Anna', email: 'anna@example.com', password: 'la prima password' };
  const registered = await viaRest(t, 'accounts.register', anna);
  const confirmation = confirmationIn(await newestMail());
  await viaRest(t, 'accounts.confirmEmail', confirmation);
  await viaRest(t, 'accounts.forgotPassword', anna);
  const reset = passwordTokenIn(await newestMail());
  const password = 'la seconda password';
  await t.server.inject(`/reset-password/${reset}?token=${reset}`);
  await viaRest(t, 'accounts.resetPassword', { token: reset, password });
  const { token } = (await viaRest(t, 'accounts.login', { ...anna, password })).data;
  const change = { currentPassword: password, newPassword: 'la terza password' };
  await viaRest(t, 'accounts.updateProfile', change, token);
  const move = { email: 'altrove@example.com', currentPassword: change.newPassword };
  await viaRest(t, 'accounts.updateProfile', move, token);
  const moved = confirmationIn(
    (await deliverMails(t.app)).find(({ to }) => to.address === move.email),
  );
  const given = {
    name: 'Bruno',
    email: 'bruno@example.com',
    role: 'USER',
    password: 'data da altri',
  };
  await viaRest(t, 'users.create', given, admin.token);
  const first = passwordTokenIn(await newestMail());

  // The backup contains unused links and open sessions too.
  const { id } = (await viaRest(t, 'backups.create', { method: 'local' }, admin.token)).data;
  const { url } = (await viaRest(t, 'backups.downloadLink', { id }, admin.token)).data;
  const archive = await t.server.inject(url);
  expect(archive.statusCode).toBe(200);

  const { databaseFile, backupsDir } = t.app.config;
  const backups = readdirSync(backupsDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(backupsDir, name));
  expect(backups.length).toBeGreaterThan(0);
  const files = [databaseFile, `${databaseFile}-wal`, ...backups];
  const stored = files.map((file) => readFileSync(file, 'latin1'));
  const everything = [...stored, archive.rawPayload.toString('latin1'), ...logged].join('\n');
  expect(everything).toContain('anna@example.com');
  const secrets = [
    admin.token,
    registered.data.token,
    token,
    confirmation.token,
    reset,
    moved.token,
    first,
    new URL(url, 'http://site.invalid').searchParams.get('ticket') ?? '',
    anna.password,
    password,
    change.newPassword,
    given.password,
  ];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(everything.includes(secret)).toBe(false);
  }
  // 256 bits for every kind of token.
  for (const opener of secrets.slice(0, 8)) expect(opener).toMatch(/^[\w-]{43}$/);
  await t.close();
});
