import { AppError } from '#server/app-error.ts';
import type { NamedFile } from '#server/database/snapshots/named-files.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { DriveError, isDriveError } from '#server/google-drive/drive-error.ts';
import { isDiskFull } from '#server/storage-trouble.ts';

/** Translates errors of lower layers into errors for the caller. */
export const asBackupError = (error: unknown): unknown => {
  if (error instanceof SnapshotError) return new AppError('BACKUP_INVALID', error.message);
  if (isDiskFull(error)) return new AppError('NO_SPACE');
  if (isDriveError(error, 'cancelled')) return new AppError('BACKUP_CANCELLED');
  if (error instanceof DriveError) return new AppError('DRIVE_UNAVAILABLE', error.message);
  return error;
};

/** How many missing files are named; the rest are only counted. */
const NAMED = 5;

/** The error that names the files which the database refers to and the disk lacks. */
export const filesMissing = (missing: readonly NamedFile[]): AppError => {
  const named = missing.slice(0, NAMED).map(({ name, title }) => `«${title}» (${name})`);
  const others = missing.length - named.length;
  const more = others === 0 ? '' : others === 1 ? ' e un altro' : ` e altri ${others}`;
  const what = missing.length === 1 ? 'manca un file' : `mancano ${missing.length} file`;
  return new AppError(
    'BACKUP_FILES_MISSING',
    `Sul disco ${what} che il sito usa: ${named.join(', ')}${more}. Rimetti i file al loro posto, oppure cancellali dalla libreria dei media.`,
  );
};
