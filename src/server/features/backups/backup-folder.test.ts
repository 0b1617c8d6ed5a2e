import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeDrafts } from '#server/infrastructure/file-storage.ts';
import { listLocalIds, sweepDrafts, sweepStore } from './backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casa-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('restricts access to the repository’s folder, and keeps its files', async () => {
  copyFileSync('backups/README.md', join(folder, 'README.md'));
  chmodSync(folder, 0o755);
  expect(await sweepDrafts(folder)).toBe(0);
  await sweepStore(folder);
  expect(listLocalIds(folder)).toEqual([]);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('takes no text in the folder of uploads for an unfinished upload', async () => {
  copyFileSync('uploads/README.md', join(folder, 'README.md'));
  expect(await removeDrafts(folder)).toBe(0);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});
