import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { transports } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';

// Neither the audit log nor the process's own log may hold a secret or a guest's data.

const marks = {
  guest: 'Zenobia Marchio',
  email: 'zenobia.marchio@example.com',
  phone: '0799911223',
  message: 'messaggio-segreto-zq71',
  note: 'nota-segreta-zq72',
  review: 'recensione-segreta-zq73',
  task: 'telefonare-a-zq74',
  answer: 'risposta-segreta-zq75',
  reason: 'motivo-segreto-zq76',
  password: 'parola-segreta-zq77',
  wrong: 'parola-sbagliata-zq78',
  unknown: 'sconosciuta.zq79@example.com',
  user: 'Utente Marchio Zq80',
  userEmail: 'utente.zq80@example.com',
};

const capture = (): { logger: Logger; text: () => string } => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { logger: pino({ level: 'trace' }, stream), text: () => lines.join('') };
};

it.each(transports)('keeps no secret after any call, by %s', async (_name, transport) => {
  const log = capture();
  const t = await createTestApp({ own: { logger: log.logger } });
  onTestFinished(() => t.close());
  const { token } = await makeUser(t.app, 'ADMIN', { name: 'Ada Sanna' });
  const call = (name: string, input?: Record<string, unknown>, own = token) =>
    transport(t, name, input, own);
  const done = async (name: string, input?: Record<string, unknown>, own = token) => {
    const { data, code } = await call(name, input, own);
    expect(code, name).toBeUndefined();
    return data;
  };

  const stay = await done('bookings.create', {
    startDate: '2026-07-04',
    endDate: '2026-07-11',
    guestName: marks.guest,
    guestEmail: marks.email,
    numberOfGuests: 2,
    note: marks.note,
  });
  await done('bookings.update', { id: stay.id, numberOfGuests: 3 });
  await done('bookings.setStatus', { id: stay.id, status: 'REJECTED', reason: marks.reason });
  await done('bookings.delete', { id: stay.id });
  const sent = await done('messages.create', {
    name: marks.guest,
    email: marks.email,
    phone: marks.phone,
    message: marks.message,
  });
  await done('messages.answer', { id: sent.id, text: marks.answer });
  await done('messages.setSuspect', { id: sent.id, suspect: true });
  await done('messages.delete', { id: sent.id });
  await done('tasks.create', { name: marks.task, description: marks.note });
  const user = await done('users.create', {
    name: marks.user,
    email: marks.userEmail,
    password: marks.password,
    role: 'USER',
  });
  const session = await done('accounts.login', {
    email: marks.userEmail,
    password: marks.password,
  });
  const review = await done(
    'reviews.create',
    { rating: 5, comment: `${marks.review} molto bello` },
    session.token,
  );
  await done('reviews.setStatus', { id: review.id, status: 'APPROVED' });
  await call('users.list', undefined, session.token);
  await upload(t, session.token, { bytes: await picture('png'), fileName: `${marks.guest}.jpg` });
  await call('accounts.login', { email: marks.userEmail, password: marks.wrong });
  await call('accounts.login', { email: marks.unknown, password: marks.wrong });
  await call('accounts.resetPassword', { token: `segno-${marks.wrong}`, password: marks.password });
  await done('users.update', { id: user.id, role: 'EDITOR' });
  await done('users.update', { id: user.id, role: 'USER' });
  await done('accounts.updateProfile', { name: 'Ada Sanna' });
  const backup = await done('backups.create', { method: 'local' });
  const link = await done('backups.downloadLink', { id: backup.id });
  await t.rest('GET', link.url.slice('/api'.length));
  await done('backups.restore', { id: backup.id });

  const events = await t.app.database.selectFrom('auditEvents').selectAll().execute();
  expect(events.length).toBeGreaterThan(15);
  const lines = log.text();
  expect(lines.match(/"event":"audit"/g)?.length).toBeGreaterThan(15);
  const secrets = { ...marks, token, session: session.token, ticket: link.url.split('=')[1] };
  const kept = JSON.stringify(events) + lines;
  for (const [name, secret] of Object.entries(secrets)) {
    // While she was of the staff, her name was the staff's.
    if (name === 'user') expect(lines).not.toContain(secret);
    else expect(kept, name).not.toContain(secret);
  }
});
