import { backupDownload } from './backup-download.ts';
import { backupUpload } from './backup-upload.ts';
import { driveCallback } from './drive-callback.ts';
import { mediaUpload } from './media-upload.ts';
import type { RawRoute } from './raw-route.ts';

/** Every raw route of the API; the access tests read this list. */
export const rawRoutes: readonly RawRoute[] = [
  mediaUpload,
  backupUpload,
  backupDownload,
  driveCallback,
];
