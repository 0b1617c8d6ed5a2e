import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseRefusals } from './release-refusals.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n## 1.1.0\n\nA garden.\n\n## 1.0.0\n\nA house.\n';

let folder: string;

const git = (...args: string[]): void => {
  const identity = ['-c', 'user.name=Marta', '-c', 'user.email=marta@casa.example'];
  execFileSync('git', [...identity, ...args], { cwd: folder });
};
const commit = (files: Record<string, string>): void => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casa-release-'));
  git('init', '--quiet');
  mkdirSync(join(folder, 'migrations'));
  commit({ 'CHANGELOG.md': CHANGELOG, 'migrations/0001-house.ts': 'house' });
  git('tag', 'v1.1.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('accepts a described, committed and tagged version', () => {
  expect(releaseRefusals(folder, '1.1.0')).toEqual([]);
});

it('refuses entries left under "Unreleased"', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('ased\n', 'ased\n\nA pool.\n'));
  expect(releaseRefusals(folder, '1.1.0')[0]).toBe(
    'The section "Unreleased" of CHANGELOG.md is not empty: move it to "## 1.1.0".',
  );
});

it('refuses a version that the changelog does not describe', () => {
  git('tag', 'v1.2.0');
  expect(releaseRefusals(folder, '1.2.0')).toEqual(['CHANGELOG.md has no heading "## 1.2.0".']);
});

it.each(['migrations/0001-house.ts', 'new.ts'])(
  'refuses a change that is not committed: %s',
  (name) => {
    writeFileSync(join(folder, name), 'changed');
    expect(releaseRefusals(folder, '1.1.0')).toEqual(['There are changes that are not committed.']);
  },
);

it('refuses a commit without the tag of its version', () => {
  expect(releaseRefusals(folder, '1.0.0')).toEqual(['The commit has no tag: git tag v1.0.0']);
});

it('refuses another commit than the one with the tag', () => {
  commit({ 'new.ts': 'new' });
  expect(releaseRefusals(folder, '1.1.0')).toEqual([
    'v1.1.0 is another commit: check that out, or raise the version.',
  ]);
});

it.each(['1.1.0', '1.1.1'])(
  'refuses %s where 1.1.0 was released with other migrations',
  (version) => {
    commit({ 'migrations/0002-garden.ts': 'garden', 'CHANGELOG.md': `## ${version}\n` });
    expect(releaseRefusals(folder, version)).toEqual([
      'v1.1.0 was released with other migrations: raise the second part of the version.',
    ]);
  },
);

it('refuses a version whose migration was edited after its release', () => {
  commit({ 'migrations/0001-house.ts': 'edited' });
  expect(releaseRefusals(folder, '1.1.0')).toEqual([
    'v1.1.0 was released with other migrations: raise the second part of the version.',
  ]);
});

it('refuses a version in development', () => {
  expect(releaseRefusals(folder, '1.2.0-dev')).toEqual([
    '1.2.0-dev is a version in development: give it its number, or use -- --draft.',
  ]);
});
