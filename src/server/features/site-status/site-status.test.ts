import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

const TOKEN = 'un-segreto-del-monitor';

let t: TestApp | undefined;
afterEach(() => t?.close());

const start = async (settings: Record<string, string>, free = 5e9): Promise<TestApp> => {
  t = await createTestApp({ settings, own: { freeBytes: () => Promise.resolve(free) } });
  return t;
};

const get = async (url: string, authorization?: string) =>
  (t ?? expect.fail()).server.inject({ url, headers: authorization ? { authorization } : {} });

it('shows the site’s status to a monitor with the token only', async () => {
  const site = await start({ MONITOR_TOKEN: TOKEN });
  const { email, token } = await makeUser(site.app, 'ADMIN');
  await site.rest('POST', '/auth/forgot-password', { body: { email } });
  const created = await viaRest(site, 'backups.create', { method: 'local' }, token);
  expect(created.status).toBe(201);
  const details = await get('/healthz?details', `Bearer ${TOKEN}`);
  expect(details.json()).toMatchObject({
    status: 'ok',
    mail: { isSent: false, waiting: 1, failed: 0 },
    disk: { freeBytes: 5e9, isLow: false },
    backups: { lastGoodAt: '2026-05-20T10:00:00.000Z', lastProvenAt: null },
  });
  const metrics = await get('/metrics', `Bearer ${TOKEN}`);
  expect(metrics.headers['content-type']).toContain('version=0.0.4');
  expect(metrics.body).toContain('\ncasa_waiting_mails 1\n');
  expect(metrics.body).toContain('\ncasa_last_good_backup_seconds 1779271200\n');
});

it.each([
  ['a wrong one', { MONITOR_TOKEN: TOKEN }, [undefined, 'Bearer x', TOKEN, 'Bearer undefined']],
  ['any, if none is set', {}, [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${TOKEN}`]],
])('answers a monitor without the token 401: %s', async (_which, settings, wrong) => {
  const site = await start(settings);
  const { token } = await makeUser(site.app, 'ADMIN');
  for (const authorization of [...wrong, `Bearer ${token}`]) {
    for (const url of ['/healthz?details', '/metrics']) {
      const refused = await get(url, authorization);
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      const message = 'Authentication required';
      expect(refused.json()).toEqual({ error: message, message, code: 'UNAUTHENTICATED' });
    }
  }
  expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: expect.any(String) });
});

it('warns staff of a nearly full disk, and shows whether there is a mail server', async () => {
  const site = await start({ SMTP_URL: 'smtp://127.0.0.1:1' }, 9e8);
  const { token } = await makeUser(site.app, 'EDITOR');
  expect((await viaRest(site, 'siteStatus.get', {}, token)).data).toMatchObject({
    mail: { isSent: true },
    disk: { isLow: true },
  });
});
