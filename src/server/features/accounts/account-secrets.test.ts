import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { restDoor } from '#tests/support/doors.ts';
import { confirmationIn, deliverMails, passwordTokenIn } from '#tests/support/mailbox.ts';

it('keeps no token and no password in plain: not in the database, its log, or what is logged', async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const t = await createTestApp({ own: { logger } });
  const anna = { name: 'Anna', email: 'anna@example.com', password: 'la prima password' };
  const registered = await restDoor(t, 'accounts.register', anna);

  const confirmation = confirmationIn((await deliverMails(t.app))[0]);
  await restDoor(t, 'accounts.confirmEmail', confirmation);
  await restDoor(t, 'accounts.forgotPassword', anna);
  const token = passwordTokenIn((await deliverMails(t.app))[0]);
  const password = 'la seconda password';
  await t.server.inject(`/reset-password/${token}?token=${token}`);
  await restDoor(t, 'accounts.resetPassword', { token, password });
  const loggedIn = await restDoor(t, 'accounts.login', { ...anna, password });
  const change = { currentPassword: password, newPassword: 'la terza password' };
  await restDoor(t, 'accounts.updateProfile', change, loggedIn.data.token);

  const { databaseFile } = t.app.config;
  const stored = [databaseFile, `${databaseFile}-wal`].map((file) => readFileSync(file, 'latin1'));
  const everything = [...stored, ...logged].join('\n');
  expect(everything).toContain('anna@example.com');
  const secrets = [
    registered.data.token,
    loggedIn.data.token,
    confirmation.token,
    token,
    anna.password,
    password,
    change.newPassword,
  ];
  for (const secret of secrets) expect(everything).not.toContain(secret);
  await t.close();
});
