import { AppError } from '#server/app-error.ts';
import { SnapshotError } from '#server/database/snapshots/snapshot-error.ts';
import { DriveError, isDriveError } from '#server/google-drive/drive-error.ts';
import { isDiskFull } from '#server/storage-trouble.ts';

/** What went wrong below, as the person who asked for it is told. */
export const asBackupError = (error: unknown): unknown => {
  if (error instanceof SnapshotError) return new AppError('BACKUP_INVALID', error.message);
  if (isDiskFull(error)) return new AppError('NO_SPACE');
  if (isDriveError(error, 'cancelled')) return new AppError('BACKUP_CANCELLED');
  if (error instanceof DriveError) return new AppError('DRIVE_UNAVAILABLE', error.message);
  return error;
};
