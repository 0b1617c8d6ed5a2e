import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { isOwnFileName } from '#server/infrastructure/file-storage.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

type Places = Pick<Config, 'databaseFile' | 'uploadsDir' | 'backupsDir' | 'mail'>;

const isFilled = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

const countFiles = (folder: string, isOne: (name: string) => boolean): number => {
  try {
    return readdirSync(folder).filter(isOne).length;
  } catch {
    return 0;
  }
};

/** There are files of a site, and its database is gone. */
class MissingDataError extends StartError {
  constructor({ databaseFile, uploadsDir, backupsDir }: Places, uploads: number, backups: number) {
    super(
      `Il database ${databaseFile} non c’è, ma in ${uploadsDir} ci sono ${uploads} file di un sito ` +
        `e in ${backupsDir} ${backups} backup. Un sito nuovo non parte al posto di uno vero:\n` +
        '  - se il database è altrove, correggi DATABASE_FILE;\n' +
        '  - per rimettere un backup: npm run restore -- FILE (docs/operations.md, "Backups");\n' +
        '  - se vuoi davvero un sito nuovo, sposta altrove quelle due cartelle.',
    );
  }
}

/** Before its first start has written anything, a site has neither uploads nor backups. */
const assertNotLost = (places: Places): void => {
  const { databaseFile, uploadsDir, backupsDir } = places;
  // All writes of the first process may still be in the log.
  if (isFilled(databaseFile) || isFilled(`${databaseFile}-wal`)) return;
  const uploads = countFiles(uploadsDir, isOwnFileName);
  const backups = countFiles(backupsDir, (name) => name.endsWith('.sqlite'));
  if (uploads + backups > 0) throw new MissingDataError(places, uploads, backups);
};

const assertWritable = (folder: string, mode: number): void => {
  mkdirSync(folder, { recursive: true, mode });
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
};

/**
 * Refuses a start that could not write, or that would begin a new site where one was. Errors of the
 * system name the path; StartError.
 */
export const assertStartable = (places: Places): void => {
  assertNotLost(places);
  assertWritable(places.uploadsDir, 0o755);
  assertWritable(places.backupsDir, 0o700);
  if (places.mail.smtpUrl === undefined) assertWritable(places.mail.dir, 0o700);
};
