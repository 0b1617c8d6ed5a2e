import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arch, execPath } from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { version } from '#server/version.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The release archive for this machine's processor, unpacked and run as on a bare server.

const run = promisify(execFile);

const LABEL = `${version}-draft`;

/** Installing and compressing takes a minute, and some on a busy machine. */
const PACKING_LIMIT_MS = 300_000;

let folder: string;
let release: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casa-release-'));
  release = join(folder, LABEL);
  await run(execPath, ['scripts/release.ts', '--draft', '--arch', arch, '--out', folder]);
  await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder });
  await run('tar', ['xzf', `casa-vacanze-${LABEL}-linux-${arch}.tar.gz`], { cwd: folder });
}, PACKING_LIMIT_MS);
afterAll(() => rmSync(folder, { recursive: true }));

/** Requests an address, and then the first matching address in its response. */
const follow = async (url: string, link: RegExp): Promise<Response> => {
  const page = await fetch(url);
  const [, target = ''] = link.exec(await page.text()) ?? [];
  return fetch(new URL(target, url));
};

const expectServes = async ({ url }: Site): Promise<void> => {
  const picture = await follow(url, /<img[^>]+src="([^"]+)"/);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const script = await follow(url, /import\("([^"]+)"\)/);
  expect([script.status, script.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('javascript'),
  ]);
  const reader = await follow(`${url}/api/docs`, /<script src="([^"]+)"/);
  expect(reader.status).toBe(200);
  expect((await fetch(`${url}/api/openapi.json`)).status).toBe(200);
};

/** Runs a command in the folder of the release. */
const command = async (site: Site, ...args: string[]): Promise<string> => {
  const at = (name: string) => join(site.folder, name);
  const own = { DATABASE_FILE: at('site.db'), UPLOADS_DIR: at('uploads') };
  const env = { PATH: '/none', ...own, BACKUPS_DIR: at('backups') };
  return (await run(join(release, 'node_modules/.bin/node'), args, { cwd: release, env })).stdout;
};

it('contains the OpenAPI document, and not its generator', () => {
  const has = (path: string) => existsSync(join(release, path));
  expect(has('dist/openapi.json')).toBe(true);
  const generators = ['trpc-to-openapi', 'zod-openapi'].map((name) => `node_modules/${name}`);
  expect(generators.filter(has)).toEqual([]);
});

it('serves pages, pictures and scripts, and has every command', async () => {
  const site = await startSite({ release, settings: { DEMO_CONTENT: 'on' } });
  try {
    await expectServes(site);
    const api = await adminApi(site);
    const { id } = await api.post<{ id: string }>('/backup/create', { method: 'local' });
    expect(await command(site, 'scripts/admin.ts')).toContain(ADMIN.email);

    expect(await site.stop()).toEqual({ code: 0, signal: null });
    const backup = join(site.folder, 'backups', `${id}.sqlite`);
    expect(await command(site, 'scripts/restore.ts', backup)).toContain(backup);
    await command(site, 'scripts/migrate.ts');
    const again = await startSite({ release, folder: site.folder });
    await expectServes(again);
    await again.stop();
  } finally {
    await site.close();
  }
});

it('carries no script that cannot run on a server', () => {
  expect(readdirSync(join(release, 'scripts')).sort()).toEqual([
    'admin.ts',
    'migrate.ts',
    'restore.ts',
    'run-command.ts',
  ]);
  const { scripts } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
  expect(scripts).toBeUndefined();
});

it('needs nothing from the folder of its build', async () => {
  const site = await startSite({
    ...{ release, hidden: process.cwd() },
    settings: { DEMO_CONTENT: 'on' },
  });
  await expectServes(site);
  await site.close();
});
