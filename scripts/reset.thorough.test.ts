import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env, execPath } from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockData } from '#server/database/lock-data.ts';

const FILES = [
  'data/site.db',
  'uploads/README.md',
  'uploads/sea.webp',
  'backups/README.md',
  'backups/1.sqlite',
];

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'reset-')));
  for (const name of ['data', 'uploads', 'backups']) mkdirSync(join(folder, name));
  for (const name of FILES) writeFileSync(join(folder, name), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder of a site, without a terminal to ask questions. */
const reset = (args: readonly string[], settings: Record<string, string> = {}) => {
  const own = { PATH: env.PATH, ...settings };
  const script = resolve('scripts/reset.ts');
  const { status, stderr } = spawnSync(execPath, [script, ...args], {
    ...{ cwd: folder, env: own, encoding: 'utf8' },
  });
  return { status, stderr };
};

const remaining = (): string[] => FILES.filter((name) => existsSync(join(folder, name)));

it('deletes data, uploads and backups, but no files of the repository', () => {
  expect(reset(['--yes'])).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'data'))).toEqual([]);
  expect(remaining()).toEqual(['uploads/README.md', 'backups/README.md']);
});

it.each([
  ['without a word of consent', [], {}, 'Nobody can be asked here'],
  ['in production', ['--yes'], { NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
  ['at a public address', ['--yes'], { PUBLIC_URL: 'https://casa.example' }, 'PUBLIC_URL is'],
  ['of other folders', ['--yes'], { UPLOADS_DIR: '/srv/uploads' }, 'The settings place data in'],
])('deletes nothing %s', (_, args, settings, reason) => {
  const { status, stderr } = reset(args, settings);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(remaining()).toEqual(FILES);
});

it('deletes nothing of a running site', () => {
  const unlock = lockData(join(folder, 'data/site.db'));
  expect(reset(['--yes']).stderr).toContain('Il sito è già avviato');
  unlock();
  expect(remaining()).toEqual(FILES);
});

it('deletes nothing behind a link', () => {
  rmSync(join(folder, 'uploads'), { recursive: true });
  mkdirSync(join(folder, 'elsewhere'));
  writeFileSync(join(folder, 'elsewhere/sea.webp'), '');
  symlinkSync('elsewhere', join(folder, 'uploads'));
  expect(reset(['--yes']).stderr).toContain('leads to another folder');
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['sea.webp']);
});
