import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { type Site, type SiteOptions, startSite } from '#tests/support/start-site.ts';

// The site as a process: how it starts, shares, and ends.

const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

const start = async (options: SiteOptions = {}): Promise<Site> => {
  const settings = { DEMO_CONTENT: 'off', ...options.settings };
  const site = await startSite({ ...options, settings });
  sites.push(site);
  return site;
};

it('refuses to share its data with a second process, and takes over after a hard end', async () => {
  const first = await start();
  const second = startSite({ folder: first.folder, settings: { DEMO_CONTENT: 'off' } });
  await expect(second).rejects.toThrow('Another process of this site already uses');
  await first.kill();
  const third = await start({ folder: first.folder, port: first.port });
  expect((await fetch(`${third.url}/healthz`)).status).toBe(200);
});

it('ends well although somebody never finishes sending', async () => {
  const site = await start();
  const slow = connect(site.port, '127.0.0.1');
  await once(slow, 'connect');
  slow.write('POST /api/bookings HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  slow.write('Content-Length: 100\r\n\r\n{');
  slow.on('error', () => undefined);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(await site.stop()).toEqual({ code: 0, signal: null });
});

it('names every wrong setting, and nothing else', async () => {
  const wrong = startSite({ settings: { TRUST_PROXY: '1', SMTP_URL: 'posta' } });
  await expect(wrong).rejects.toThrow(/SMTP_URL[\s\S]*TRUST_PROXY/);
  await expect(wrong).rejects.not.toThrow(/node_modules/);
});

it('tells a first password once, and writes it nowhere else', async () => {
  const site = await start({ settings: { ADMIN_PASSWORD: '' } });
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
