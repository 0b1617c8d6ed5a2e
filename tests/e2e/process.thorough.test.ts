import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { version } from '#server/version.ts';
import { contactMessage } from '#tests/support/factories.ts';
import { type Site, type SiteOptions, startSite } from '#tests/support/start-site.ts';

// The site as a process: start, locking and shutdown.

const sites: Site[] = [];
afterEach(async () => {
  // The last one first: it may run in the folder of an earlier one.
  for (const site of sites.splice(0).reverse()) await site.close();
});

const start = async (options: SiteOptions = {}): Promise<Site> => {
  const settings = { DEMO_CONTENT: 'off', ...options.settings };
  const site = await startSite({ ...options, settings });
  sites.push(site);
  return site;
};

const foreignDatabase = (): Buffer => {
  const sqlite = new Sqlite(':memory:');
  sqlite.exec('CREATE TABLE bookmarks (url TEXT)');
  const content = sqlite.serialize();
  sqlite.close();
  return content;
};

it('refuses a second process on the same data, and takes over after a kill', async () => {
  const first = await start();
  const second = startSite({ folder: first.folder, settings: { DEMO_CONTENT: 'off' } });
  await expect(second).rejects.toThrow('Il sito è già avviato su');
  await first.kill();
  const third = await start({ folder: first.folder, port: first.port });
  expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
});

it('refuses a second process through a symbolic link too', async () => {
  const first = await start();
  symlinkSync(join(first.folder, 'site.db'), join(first.folder, 'link.db'));
  const DATABASE_FILE = join(first.folder, 'link.db');
  const second = startSite({
    folder: first.folder,
    settings: { DEMO_CONTENT: 'off', DATABASE_FILE },
  });
  await expect(second).rejects.toThrow('Il sito è già avviato su');
});

it.each([
  ['a broken one', 'non è un database SQLite', () => Buffer.alloc(5000, 'x')],
  ['another program’s', 'appartiene a un altro programma', () => foreignDatabase()],
])('explains in a sentence why the database is unusable: %s', async (_what, reason, content) => {
  const folder = await mkdtemp(join(tmpdir(), 'casa-unusable-'));
  try {
    await writeFile(join(folder, 'site.db'), content());
    const site = startSite({ folder });
    await expect(site).rejects.toThrow(/ended with 1 instead of starting/);
    await expect(site).rejects.toThrow(reason);
    await expect(site).rejects.not.toThrow(/\n +at /);
    expect((await readFile(join(folder, 'site.db'))).equals(content())).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('refuses writes after its database is deleted, and logs why', async () => {
  const site = await start();
  await rm(join(site.folder, 'site.db'));
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessage()),
  });
  expect(answer.status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
  expect((await fetch(`${site.url}/`)).status).toBe(200);
  expect(site.output()).toContain('was deleted or replaced while the site runs');
});

it('shuts down although a client never finishes its request', async () => {
  const site = await start();
  const slow = connect(site.port, '127.0.0.1');
  await once(slow, 'connect');
  slow.write('POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  slow.write('Content-Length: 100\r\n\r\n{');
  slow.on('error', () => undefined);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});

it('names every invalid setting, and nothing else', async () => {
  const wrong = startSite({ settings: { TRUST_PROXY: '1', SMTP_URL: 'posta' } });
  await expect(wrong).rejects.toThrow(/SMTP_URL[\s\S]*TRUST_PROXY/);
  await expect(wrong).rejects.not.toThrow(/node_modules/);
});

it('prints the first password even if its port is taken', async () => {
  const other = await start();
  const folder = await mkdtemp(join(tmpdir(), 'casa-port-'));
  try {
    const settings = { ADMIN_PASSWORD: '', DEMO_CONTENT: 'off' };
    const first = startSite({ folder, port: other.port, settings });
    const output = await first.then(
      () => expect.fail('two sites listen on one port'),
      (error: Error) => error.message,
    );
    expect(output).toMatch(/un altro programma è già in ascolto.*cambia PORT/);
    const [, password] = /password {2}(\S{12,})/.exec(output) ?? [];
    const second = await start({ folder, settings });
    const login = { email: 'proprietaria@example.com', password };
    const response = await fetch(`${second.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    expect(response.status).toBe(200);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('logs its version first, and the first password only once', async () => {
  const site = await start({ settings: { ADMIN_PASSWORD: '' } });
  expect(site.output().split('\n')[0]).toBe(`Casa vacanze ${version}`);
  const password = await vi.waitFor(() => {
    const [, told] = site.output().match(/password {2}(\S{12,})/) ?? [];
    return told ?? expect.fail('no password was told');
  }, 15_000);
  const login = { email: 'proprietaria@example.com', password };
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  expect(site.output().split(password)).toHaveLength(2);
  expect(site.output()).not.toContain(token);
});
