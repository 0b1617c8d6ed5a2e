import { afterAll, describe, expect, it } from 'vitest';
import type { MailSubject } from '#server/features/outbox/outbox.mails.ts';
import { type RenderedMail, renderMail } from '#server/features/outbox/render-mail.ts';
import { mailTemplates } from '#server/mail-templates.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import { makeMailSite } from '#tests/support/mail-site.ts';
import { deleteMessageRows, insertMessage, type NewMessage } from './messages.repository.ts';

const site = makeMailSite({ siteName: 'Casa del Faro', publicUrl: 'https://faro.example' });
const marta = { name: 'Marta', email: 'marta@example.org' };
const { app, close } = await createTestApp();
afterAll(close);

const add = (own: Partial<NewMessage> = {}): Promise<number> =>
  insertMessage(app.database, {
    name: 'Giulia Ferri',
    email: 'giulia@example.org',
    phone: null,
    locale: 'it',
    message: 'In casa c’è un seggiolone?',
    createdAt: '2026-05-20T10:00:00.000Z',
    readAt: null,
    isSuspect: false,
    bookingId: null,
    wish: null,
    ...own,
  });

const write = (subject: MailSubject, recipient = marta): Promise<RenderedMail | null> =>
  renderMail(mailTemplates, { subject, recipient }, site, app);

const toStaff = (...ids: number[]) => write({ kind: 'message-received-staff', ids });

describe('the mail to staff', () => {
  it('holds a single message, and its answer goes to the sender', async () => {
    const name = '<b>Eve</b>';
    const message = 'Prima riga <script>alert(1)</script>\nseconda riga';
    const id = await add({ name, message, phone: '079 123' });
    const mail = await toStaff(id);
    expect(mail?.subject).toBe('Nuovo messaggio dal sito');
    expect(mail?.replyTo).toEqual({ address: 'giulia@example.org' });
    expect(mail?.text).toContain('Telefono: 079 123');
    expect(mail?.text).toContain(`Messaggio: ${message}`);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>seconda riga');
    expect(mail?.html).not.toMatch(/<script|<b>/);
    expect(mail?.html).toContain(`href="https://faro.example/admin/messages?message=${id}"`);
  });

  it('lists several, each by its beginning', async () => {
    const long = await add({ name: 'Lungo', message: `${'a'.repeat(250)} coda` });
    const ids = [long];
    for (let number = 2; number <= 24; number += 1) ids.push(await add({ name: `N. ${number}` }));
    const mail = await toStaff(...ids);
    expect(mail?.subject).toBe('24 nuovi messaggi');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain(`Lungo: ${'a'.repeat(200)}…\n`);
    expect(mail?.text).toContain('N. 20: ');
    expect(mail?.text).not.toContain('N. 21: ');
    expect(mail?.text).toContain('…: e ancora 4');
  });

  it('leaves out messages that were deleted or marked as suspect meanwhile', async () => {
    const [deleted, suspect, left] = [await add(), await add({ isSuspect: true }), await add()];
    await deleteMessageRows(app.database, [deleted]);
    expect((await toStaff(deleted, suspect, left))?.subject).toBe('Nuovo messaggio dal sito');
    expect(await toStaff(deleted, suspect)).toBeNull();
  });
});

it('an answer quotes the message and is replied to by its writer', async () => {
  const question = { text: 'C’è <i>posto</i>?', createdAt: '2026-05-20T10:00:00.000Z' };
  const mail = await write(
    { kind: 'message-answer', text: 'Sì!\nA presto.', author: marta, question },
    { name: 'Giulia Ferri', email: 'giulia@example.org' },
  );
  expect(mail?.subject).toBe('Casa del Faro: la risposta al tuo messaggio');
  expect(mail?.replyTo).toEqual({ address: 'marta@example.org' });
  expect(mail?.text).toMatch(/^Ciao Giulia,\n\nSì!\nA presto\.\n\nMarta\n\n/);
  expect(mail?.text).toContain('Il tuo messaggio del 20 maggio 2026, 12:00\n> C’è <i>posto</i>?');
  expect(mail?.html).toContain('C’è &lt;i&gt;posto&lt;/i&gt;?');
});

it('an answer is signed once, by the host whom the house names', async () => {
  const question = { text: 'C’è posto?', createdAt: '2026-05-20T10:00:00.000Z' };
  const author = { ...marta, name: 'Ada Admin' };
  const subject = { kind: 'message-answer', text: 'Sì!', author, question } as const;
  const recipient = { name: 'Giulia Ferri', email: 'giulia@example.org' };
  const hosted = makeMailSite(site, { hostName: 'Marta e Tonio' });
  const mail = await renderMail(mailTemplates, { subject, recipient }, hosted, app);
  expect(mail?.text).toContain('Marta e Tonio');
  expect(mail?.text).not.toContain('Ada Admin');
});
