import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readEnvironment } from '#server/config.ts';
import { lockData } from '#server/database/lock-data.ts';
import { StartError } from '#server/start-error.ts';
import { printLine, readArguments, runCommand, UsageError } from './run-command.ts';

// `npm run reset`: deletes the data of development, so that the next start begins with a new site. It is
// not part of a release.

const USAGE = `Usage: npm run reset [-- --yes]

Deletes what is in data, uploads and backups of this folder, with the site stopped; --yes does not ask.`;

/** The folders that the site writes to where no setting says otherwise. */
const FOLDERS = ['data', 'uploads', 'backups'].map((name) => resolve(name));
/** Kept in the repository. */
const KEPT = 'README.md';

class RefusedResetError extends StartError {
  constructor(reason: string) {
    super(`${reason} Nothing was deleted.`);
  }
}

/** A real site has its own settings, at least its address. */
const assertDevelopment = (): void => {
  const { databaseFile, uploadsDir, backupsDir, publicUrl } = readEnvironment();
  if (process.env.NODE_ENV === 'production') {
    throw new RefusedResetError('NODE_ENV is "production", so this is a real site.');
  }
  if (publicUrl.startsWith('https:')) {
    throw new RefusedResetError(`PUBLIC_URL is ${publicUrl}, so this is a real site.`);
  }
  const used = [dirname(databaseFile), uploadsDir, backupsDir].map((folder) => resolve(folder));
  const other = used.find((folder, index) => folder !== FOLDERS[index]);
  if (other !== undefined) {
    throw new RefusedResetError(`The settings place data in ${other}, which this does not touch.`);
  }
  const linked = FOLDERS.find((folder) => existsSync(folder) && realpathSync(folder) !== folder);
  if (linked !== undefined) throw new RefusedResetError(`${linked} leads to another folder.`);
};

const pathsToDelete = (): string[] =>
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name !== KEPT)
      .map((name) => join(folder, name)),
  );

const confirm = async (): Promise<void> => {
  if (!process.stdin.isTTY) {
    throw new RefusedResetError('Nobody can be asked here: use "npm run reset -- --yes".');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type "delete" to delete all of it: ');
  terminal.close();
  if (answer.trim() !== 'delete') throw new RefusedResetError('It was not confirmed.');
};

await runCommand(async () => {
  const { values, positionals } = readArguments(USAGE, {
    yes: { type: 'boolean', default: false },
  });
  if (positionals.length > 0) throw new UsageError(USAGE);
  assertDevelopment();
  const unlock = lockData(readEnvironment().databaseFile);
  try {
    const paths = pathsToDelete();
    for (const path of paths) printLine(path);
    if (!values.yes) await confirm();
    for (const path of paths) rmSync(path, { recursive: true, force: true });
    printLine('Deleted. The next start begins with a new site.');
  } finally {
    unlock();
  }
});
