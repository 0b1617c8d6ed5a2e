import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { picture } from '#tests/support/media-files.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Only the site's user can read its files, even under a permissive umask.

let site: Site;
beforeAll(async () => {
  const before = process.umask(0);
  try {
    site = await startSite({ settings: { DEMO_CONTENT: 'off' }, inOwnFolders: true });
  } finally {
    process.umask(before);
  }
});
afterAll(() => site?.close());

/** Everything under a folder, itself too, with its mode: 'data/site.db 600'. */
const modes = (folder: string): string[] => {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...below.map((name) => join(folder, name))].map((path) => {
    const mode = (statSync(path).mode & 0o777).toString(8);
    return `${statSync(path).isDirectory() ? 'folder' : 'file'} ${mode}`;
  });
};

it('data, backups, mails and their folders are readable for the site only', async () => {
  const { token, post } = await adminApi(site);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${site.url}/api/media`, { method: 'POST', headers, body: form });
  expect(uploaded.status).toBe(201);
  const { id } = await post<{ id: string }>('/backup/create', { method: 'local' });
  const { url } = await post<{ url: string }>(`/backup/${id}/download`, undefined);
  const archive = await (await fetch(`${site.url}${url}`)).blob();
  const brought = new FormData();
  brought.set('file', archive, 'backup.tar');
  const received = await fetch(`${site.url}/api/backup/upload`, {
    method: 'POST',
    headers,
    body: brought,
  });
  expect(received.status).toBe(201);
  await post('/auth/register', {
    name: 'Anna',
    email: 'anna@example.com',
    password: 'barca-a-vela-7',
  });
  const mails = join(site.folder, 'data', 'mail');
  await vi.waitFor(
    () => expect(existsSync(mails) && readdirSync(mails)).not.toHaveLength(0),
    15_000,
  );

  for (const folder of ['data', 'backups']) {
    const found = modes(join(site.folder, folder));
    expect(found.length).toBeGreaterThan(4);
    expect([folder, [...new Set(found)].sort()]).toEqual([folder, ['file 600', 'folder 700']]);
  }
  // Uploads are public, so they may be readable; they must not be writable for others.
  const found = [...new Set(modes(join(site.folder, 'uploads')))].sort();
  expect(found).toEqual(['file 644', 'folder 755']);
});
