import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { initialHomepage, setHomepage } from '#server/features/homepage/homepage.service.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { resumeWaitingMails } from '#server/features/outbox/outbox.service.ts';
import { initialProperty, setProperty } from '#server/features/property/property.service.ts';
import { getMailSite } from '#server/features/site-settings/test-mail.service.ts';
import { createMailer } from '#server/infrastructure/create-mailer.ts';
import { createDraft } from '#server/infrastructure/file-storage.ts';
import type { Mailer } from '#server/infrastructure/mailer.ts';
import { mailServerAt } from '#server/mail-server.ts';
import { makeUser } from '#tests/support/factories.ts';
import {
  createOutboxApp,
  enqueueSampleMail,
  type OutboxApp,
  outboxStates,
} from '#tests/support/outbox.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';
import {
  type SmtpAnswers,
  startSmtpServer,
  type TestSmtpServer,
} from '#tests/support/smtp-server.ts';
import { createMailRun, startMailJob } from './send-mail.job.ts';

const from = 'Casa del Faro <posta@faro.example>';
const never = new AbortController().signal;

let context: OutboxApp;
const closers: (() => unknown)[] = [];

beforeEach(async () => {
  context = await createOutboxApp();
  const { database } = context.app;
  await setHomepage(database, { ...initialHomepage, siteName: 'Casa del Faro' });
  await setProperty(database, { ...initialProperty, address: 'Via del Faro 3, Marettimo' });
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await context.close();
});

const startServer = async (answers?: SmtpAnswers, port?: number): Promise<TestSmtpServer> => {
  const server = await startSmtpServer(answers, port);
  closers.push(server.close);
  return server;
};

const mailerTo = (url: string | undefined): Mailer => {
  const server = url === undefined ? undefined : mailServerAt(url);
  return createMailer({ server, dir: context.app.config.mail.dir, from });
};

const runTo = (smtpUrl: string | undefined) => {
  const run = createMailRun({ app: context.app, mailer: mailerTo(smtpUrl) });
  return () => run(never);
};

const deadUrl = async (): Promise<{ url: string; port: number }> => {
  const server = await startSmtpServer();
  await server.close();
  return { url: server.url, port: server.port };
};

describe('a run of the mail worker', () => {
  it('sends every due mail, in order, and notes it', async () => {
    const server = await startServer();
    await enqueueSampleMail(context.app, { guestEmail: 'one@example.org' });
    await enqueueSampleMail(context.app, { guestEmail: 'two@example.org' });
    await runTo(server.url)();
    expect(server.mails().map(({ envelope }) => envelope.to)).toEqual([
      ['one@example.org'],
      ['two@example.org'],
    ]);
    expect(await outboxStates(context.app)).toMatchObject([{ state: 'SENT' }, { state: 'SENT' }]);
  });

  it('writes a mail with the texts of the day it is sent', async () => {
    const server = await startServer();
    await enqueueSampleMail(context.app);
    await runTo(server.url)();
    const { parsed } = server.mails()[0] ?? {};
    expect(parsed).toMatchObject({
      subject: 'Abbiamo ricevuto la tua richiesta: 4–11 luglio 2026',
      from: { name: 'Casa del Faro', address: 'posta@faro.example' },
      to: [{ name: '', address: 'giulia@example.org' }],
      date: '2026-05-20T10:00:00.000Z',
      messageId: '<outbox-1.mpdw4sg0@casa.example>',
    });
    expect(parsed?.text).toContain('Grazie dell’interesse!');
    expect(parsed?.text).toContain('Via del Faro 3, Marettimo\nhttps://casa.example');
  });

  it('gives guests the host’s contact, but not staff', async () => {
    const server = await startServer();
    const { database } = context.app;
    const host = { hostName: 'Marta', hostPhone: '0781 1234', hostWhatsapp: '+39 340 1' };
    await setProperty(database, { ...initialProperty, ...host });
    await enqueueSampleMail(context.app);
    await makeUser(context.app, 'ADMIN', { email: 'marta@example.org' });
    const news = { kind: 'booking-requested-staff', id: 1 } as const;
    await notifyStaff(database, news, context.clock.now());
    await runTo(server.url)();
    const [toGuest, toStaff] = server.mails().map(({ parsed }) => parsed.text);
    expect(toGuest).toContain(
      '-- \nMarta\nTelefono 0781 1234\nWhatsApp +39 340 1: https://wa.me/393401\nCasa del Faro\n',
    );
    expect(toStaff).toContain('-- \nCasa del Faro\n');
  });

  it('signs with the host’s name in the guest’s language', async () => {
    const { app } = context;
    await setProperty(app.database, { ...initialProperty, hostName: 'Marta e Tonio' });
    await app.database
      .insertInto('translations')
      .values({
        locale: 'de',
        kind: 'property',
        itemId: 1,
        field: 'hostName',
        text: 'Marta und Tonio',
        italian: 'Marta e Tonio',
        isSample: 0,
      })
      .execute();
    const { house } = await getMailSite(app);
    expect([house.de.hostName, house.fr.hostName]).toEqual(['Marta und Tonio', 'Marta e Tonio']);
  });

  it('sends nothing twice, however often it runs', async () => {
    const server = await startServer();
    await enqueueSampleMail(context.app);
    const run = runTo(server.url);
    await run();
    context.pass(86_400_000);
    await run();
    expect(server.mails()).toHaveLength(1);
  });

  it('sends a mail once after the server is back, and not before its time', async () => {
    const { url, port } = await deadUrl();
    await enqueueSampleMail(context.app);
    const run = runTo(url);
    await run();
    expect(await outboxStates(context.app)).toMatchObject([
      {
        state: 'WAITING',
        attempts: 1,
        lastError: `Il server di posta 127.0.0.1:${port} non è raggiungibile.`,
      },
    ]);
    const server = await startServer({}, port);
    await run();
    expect(server.mails()).toHaveLength(0);
    context.pass(15_000);
    await run();
    await run();
    expect(server.mails()).toHaveLength(1);
    expect(await outboxStates(context.app)).toMatchObject([{ state: 'SENT', attempts: 2 }]);
  });

  it('goes on with the next mail after one that was refused for good', async () => {
    const server = await startServer({
      recipient: (address) =>
        address === 'gone@example.org' ? { responseCode: 550, message: 'No such user' } : null,
    });
    await enqueueSampleMail(context.app, { guestEmail: 'gone@example.org' });
    await enqueueSampleMail(context.app);
    await runTo(server.url)();
    expect(await outboxStates(context.app)).toMatchObject([
      { state: 'FAILED', attempts: 1 },
      { state: 'SENT' },
    ]);
  });

  it('tries a mail of an unknown kind again', async () => {
    await enqueueSampleMail(context.app);
    await sql`UPDATE outbox_mails SET kind = 'unheard-of'`.execute(context.app.database);
    await runTo(undefined)();
    expect(await outboxStates(context.app)).toMatchObject([
      { state: 'WAITING', attempts: 1, lastError: 'Errore imprevisto durante la spedizione.' },
    ]);
  });

  it('logs number, kind and reason, and nothing of the guest', async () => {
    const { url } = await deadUrl();
    await enqueueSampleMail(context.app);
    await runTo(url)();
    context.pass(15_000);
    await runTo(undefined)();
    const lines = context
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ mailId }) => mailId !== undefined);
    expect(lines).toMatchObject([
      { msg: 'mail not sent', mailId: 1, kind: 'booking-requested', reason: 'unreachable' },
      { msg: 'mail written to a file', mailId: 1, file: expect.stringMatching(/outbox-1.*\.eml$/) },
    ]);
    expect(context.logged()).not.toMatch(/giulia|ferri|traghetto/i);
  });
});

describe('exactly once', () => {
  /** A mailer that delivers, and a database that refuses to record it until it is repaired. */
  const withUnwritableOutbox = async (server: TestSmtpServer) => {
    const { database } = context.app;
    const mailer = mailerTo(server.url);
    const refuse = sql`
      CREATE TRIGGER full_disk BEFORE UPDATE OF sent_at ON outbox_mails
      BEGIN SELECT RAISE(ABORT, 'disk is full'); END`;
    await refuse.execute(database);
    return {
      run: createMailRun({ app: context.app, mailer }),
      mend: () => sql`DROP TRIGGER full_disk`.execute(database),
    };
  };

  it('holds when the result cannot be stored', async () => {
    const server = await startServer();
    const { run, mend } = await withUnwritableOutbox(server);
    await enqueueSampleMail(context.app);
    await expect(run(never)).rejects.toThrow('disk is full');
    context.pass(86_400_000);
    await expect(run(never)).rejects.toThrow('disk is full');
    await mend();
    await run(never);
    expect(server.mails()).toHaveLength(1);
    expect(await outboxStates(context.app)).toMatchObject([{ state: 'SENT' }]);
  });

  it('holds when the attempt cannot be stored', async () => {
    const server = await startServer();
    const { database } = context.app;
    await sql`
      CREATE TRIGGER full_disk BEFORE UPDATE ON outbox_mails
      BEGIN SELECT RAISE(ABORT, 'disk is full'); END`.execute(database);
    await enqueueSampleMail(context.app);
    const run = runTo(server.url);
    await expect(run()).rejects.toThrow('disk is full');
    expect(server.mails()).toHaveLength(0);
    await sql`DROP TRIGGER full_disk`.execute(database);
    await run();
    expect(server.mails()).toHaveLength(1);
  });

  it('is ensured by the Message-ID if a killed process sent a mail without recording it', async () => {
    const server = await startServer();
    const { run } = await withUnwritableOutbox(server);
    await enqueueSampleMail(context.app);
    await expect(run(never)).rejects.toThrow('disk is full');
    await sql`DROP TRIGGER full_disk`.execute(context.app.database);
    // As another process would after this one was killed.
    await resumeWaitingMails(context.app.database, context.app.clock.now());
    await runTo(server.url)();
    const [first, second] = server.mails();
    expect(second?.parsed.messageId).toBe(first?.parsed.messageId);
    expect(await outboxStates(context.app)).toMatchObject([{ state: 'SENT' }]);
  });
});

describe('the mail worker', () => {
  const start = async (smtpUrl: string | undefined) => {
    const mailer = mailerTo(smtpUrl);
    const job = await startMailJob({ app: context.app, mailer, stopTimeoutMs: 50 });
    closers.push(job.stop);
    return job;
  };

  it('sends pending mails at its start, and new ones as soon as it is woken', async () => {
    const server = await startServer();
    await enqueueSampleMail(context.app);
    const job = await start(server.url);
    await server.waitForMails(1);
    await enqueueSampleMail(context.app);
    job.wake();
    await server.waitForMails(2, 4500);
    await job.stop();
    expect(server.mails()).toHaveLength(2);
  });

  it('deletes half-written files that a killed process left', async () => {
    const { dir } = context.app.config.mail;
    const draft = await createDraft(dir);
    await draft.file.writeFile('To: giulia@example.org');
    await draft.file.close();
    expect(await readdir(dir)).toEqual([expect.stringMatching(/^\..+\.part$/)]);
    await start(undefined);
    expect(await readdir(dir)).toEqual([]);
  });

  it('does not wait for a mail’s next attempt after a restart', async () => {
    const { url } = await deadUrl();
    await enqueueSampleMail(context.app);
    await runTo(url)();
    const server = await startServer();
    await start(server.url);
    await server.waitForMails(1, 4500);
  });

  it('finishes the current mail before it stops, and begins no other', async () => {
    const server = await startServer();
    await enqueueSampleMail(context.app);
    await enqueueSampleMail(context.app);
    const job = await start(server.url);
    await job.stop();
    const states = (await outboxStates(context.app)).map(({ state }) => state);
    expect(states.filter((state) => state === 'SENT')).toHaveLength(server.mails().length);
    expect(server.mails().length).toBeLessThan(2);
  });

  it('stops soon while the mail server hangs, and the mail waits', async () => {
    const { port, connected, close } = await startSilentServer();
    closers.push(close);
    await enqueueSampleMail(context.app);
    const job = await start(`smtp://127.0.0.1:${port}`);
    await connected;
    await job.stop();
    expect(await outboxStates(context.app)).toMatchObject([
      { state: 'WAITING', lastError: 'Il sito si è fermato durante la spedizione.' },
    ]);
  });

  it('goes on after a mailer’s unexpected error', async () => {
    const strange: Mailer = {
      send: () => Promise.reject(new TypeError('giulia@example.org is strange')),
      close: () => undefined,
    };
    await enqueueSampleMail(context.app);
    await createMailRun({ app: context.app, mailer: strange })(never);
    expect(await outboxStates(context.app)).toMatchObject([{ state: 'WAITING', attempts: 1 }]);
    expect(context.logged()).not.toContain('giulia');
  });
});
