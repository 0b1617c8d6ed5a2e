import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import type { Media } from '#shared/media/media.schema.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { createBackup, untilIdle } from './backups/backup-site.ts';
import type { FaultSuite } from './fault-suite.ts';
import { askForStay } from './mail/ask-for-stay.ts';

/** Version 1.0.0, and the last state before 1.1.0 began. */
const versions = ['544634e', '828418a3'];

const settings = { DEMO_CONTENT: 'on', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off' };

/** Installs an earlier version as its operators have it: with its own packages, built. */
const install = (folder: string, version: string): string => {
  const checkout = join(folder, version);
  mkdirSync(checkout);
  const archive = execFileSync('git', ['archive', version], { maxBuffer: 1e9 });
  execFileSync('tar', ['x', '-C', checkout], { input: archive });
  run(checkout, 'npm', ['ci', '--silent']);
  run(checkout, 'npm', ['run', '--silent', 'build']);
  return checkout;
};

const run = (
  checkout: string,
  command: string,
  args: readonly string[],
  own: Record<string, string> = {},
): string => {
  const PATH = `${join(checkout, 'node_modules/.bin')}${delimiter}${env.PATH}`;
  const { HOME, TMPDIR } = env;
  return execFileSync(command, args, {
    cwd: checkout,
    env: { PATH, ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...own },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

type Content = { siteName: string; bookings: number; pictures: number };

/** The site's content. Asserts that each picture of the library opens. */
const contentOf = async (site: Site): Promise<Content> => {
  const api = await adminApi(site);
  const { siteName } = await api.get<{ siteName: string }>('/homepage');
  const media = await api.get<Media[]>('/media');
  for (const { url } of media) assert.equal((await fetch(`${site.url}${url}`)).status, 200, url);
  assert.equal((await fetch(`${site.url}/`)).status, 200);
  const bookings = await api.get<unknown[]>('/bookings');
  return { siteName, bookings: bookings.length, pictures: media.length };
};

const rename = async (site: Site, siteName: string): Promise<void> => {
  const api = await adminApi(site);
  const homepage = await api.get<Record<string, unknown>>('/homepage');
  await api.put('/homepage', { ...homepage, siteName });
};

const restore = (checkout: string, folder: string): void => {
  const aside = join(folder, 'aside');
  mkdirSync(aside);
  for (const name of readdirSync(folder).filter((found) => found.startsWith('site.db'))) {
    renameSync(join(folder, name), join(aside, name));
  }
  const backups = join(folder, 'backups');
  const backup = readdirSync(backups).find((name) => name.endsWith('-migration.sqlite'));
  assert(backup, 'the update made no backup');
  run(checkout, 'npm', ['run', '--silent', 'restore', '--', join(backups, backup)], {
    DATABASE_FILE: join(folder, 'site.db'),
    UPLOADS_DIR: join(folder, 'uploads'),
    BACKUPS_DIR: backups,
  });
};

const restoreBackup = async (site: Site, id: string): Promise<void> => {
  const api = await adminApi(site);
  await untilIdle(api);
  await api.post(`/backup/${id}/restore`, {});
};

/** Data and a backup of an earlier version served by this one, and by the earlier one again. */
const thereAndBack = async (checkout: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-update-'));
  try {
    const before = await startSite({ release: checkout, folder, settings });
    await rename(before, 'Casa di Prima');
    await askForStay(before, 'ospite@example.com');
    const content = await contentOf(before);
    const { id: backup } = await createBackup(await adminApi(before));
    await before.stop();

    const after = await startSite({ folder, settings });
    assert.deepEqual(await contentOf(after), content);
    await rename(after, 'Casa di Dopo');
    await restoreBackup(after, backup);
    assert.deepEqual(await contentOf(after), content);
    await after.stop();

    restore(checkout, folder);
    const again = await startSite({ release: checkout, folder, settings });
    assert.deepEqual(await contentOf(again), content);
    await again.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** An update from each earlier version, and the way back. Installs them, so it needs the network. */
export const updateFaults: FaultSuite = {
  name: 'updates',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'casa-versions-'));
    try {
      for (const version of versions) await thereAndBack(install(folder, version));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const found = `from ${versions.length} earlier versions (${versions.join(', ')}) with a sample house, a request and a changed name: updated, nothing was missing; the earlier version's own backup restored in this one; back by the backup that the update made, everything was as before it`;
    return [{ id: 'I8', found }];
  },
};
