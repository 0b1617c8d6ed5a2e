import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileMailer } from './file-mailer.ts';
import type { Mail } from './mailer.ts';

const mail: Mail = {
  fromName: 'Casa del Faro',
  to: { address: 'giulia@example.org' },
  subject: 'Richiesta ricevuta',
  text: 'Ciao',
  html: '<p>Ciao</p>',
  messageId: '<outbox-12.abc@faro.example>',
  date: new Date('2026-03-01T09:00:00.500Z'),
};

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a mail as a file', () => {
  it('is whole, readable by its owner only, and named by time and number', async () => {
    const dir = join(parent, 'data', 'mail');
    const { file } = await createFileMailer({ dir, from: 'posta@faro.example' }).send(mail);
    expect(file).toBe(join(dir, '20260301T090000500Z-outbox-12.abc.eml'));
    expect((await stat(file ?? '')).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(file ?? ''));
    expect(parsed).toMatchObject({
      subject: 'Richiesta ricevuta',
      from: { name: 'Casa del Faro', address: 'posta@faro.example' },
      to: [{ name: '', address: 'giulia@example.org' }],
      messageId: mail.messageId,
    });
  });

  it('stays one file when it is sent again', async () => {
    const mailer = createFileMailer({ dir: parent, from: 'posta@faro.example' });
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await readdir(parent)).toHaveLength(1);
  });

  it('cannot leave its folder', async () => {
    const mailer = createFileMailer({ dir: parent, from: 'posta@faro.example' });
    const { file } = await mailer.send({ ...mail, messageId: '<../../etc/passwd@x>' });
    expect(await readdir(parent)).toHaveLength(1);
    expect(file?.startsWith(parent)).toBe(true);
  });

  it('fails temporarily when the folder cannot be created', async () => {
    await writeFile(join(parent, 'taken'), '');
    const dir = join(parent, 'taken', 'mail');
    const sending = createFileMailer({ dir, from: 'posta@faro.example' }).send(mail);
    await expect(sending).rejects.toMatchObject({ reason: 'not-written', isFinal: false });
  });
});
