import { driveCallback } from '#server/http/drive-callback.ts';
import { backupDownload } from '#server/http/uploads/backup-download.ts';
import { backupUpload } from '#server/http/uploads/backup-upload.ts';
import { mediaUpload } from '#server/http/uploads/media-upload.ts';
import type { RawRoute } from './raw-route.ts';

/** Every raw route of the API; the access tests read this list. */
export const rawRoutes: readonly RawRoute[] = [
  mediaUpload,
  backupUpload,
  backupDownload,
  driveCallback,
];
