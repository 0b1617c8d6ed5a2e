import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A version identifies one commit, one database and one entry of the changelog: the version number of a
// server must identify its code.

type Git = (...args: readonly string[]) => string;

/** The part of the changelog below a heading; null without one. */
const sectionOf = (changelog: string, heading: string): string | null => {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split('\n', 1)[0]?.trim() === heading);
  return found === undefined ? null : found.slice(found.indexOf('\n')).trim();
};

const describedWrongly = (changelog: string, version: string): string[] => [
  ...(sectionOf(changelog, 'Unreleased')
    ? [`The section "Unreleased" of CHANGELOG.md is not empty: move it to "## ${version}".`]
    : []),
  ...(sectionOf(changelog, version) === null
    ? [`CHANGELOG.md has no heading "## ${version}".`]
    : []),
];

/** The names and contents of the migrations at a commit. */
const migrationsAt = (git: Git, commit: string): string =>
  git('ls-tree', commit, 'migrations/')
    .split('\n')
    .filter((line) => /\/\d{4}-[\w-]+\.ts$/.test(line))
    .join('\n');

/** A release that differs in the third part at most, but has other migrations. */
const differingRelease = (git: Git, version: string): string | undefined => {
  const present = migrationsAt(git, 'HEAD');
  return git('tag', '--list', `v${version.slice(0, version.lastIndexOf('.'))}.*`)
    .split('\n')
    .find((tag) => tag !== '' && migrationsAt(git, tag) !== present);
};

const taggedWrongly = (git: Git, version: string): string[] => {
  const released = differingRelease(git, version);
  if (released !== undefined) {
    return [
      `${released} was released with other migrations: raise the second part of the version.`,
    ];
  }
  const tag = `v${version}`;
  if (git('tag', '--list', tag) === '') return [`The commit has no tag: git tag ${tag}`];
  const isHere = git('rev-parse', `${tag}^{commit}`) === git('rev-parse', 'HEAD');
  return isHere ? [] : [`${tag} is another commit: check that out, or raise the version.`];
};

/** Why a folder cannot be released as this version: a sentence for each reason. */
export const releaseRefusals = (folder: string, version: string): string[] => {
  if (version.includes('-')) {
    return [`${version} is a version in development: give it its number, or use -- --draft.`];
  }
  const git: Git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const isDirty = git('status', '--porcelain') !== '';
  return [
    ...describedWrongly(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version),
    ...(isDirty ? ['There are changes that are not committed.'] : []),
    ...taggedWrongly(git, version),
  ];
};
