import { backupDownload } from './backup-download.ts';
import { backupUpload } from './backup-upload.ts';
import { driveCallback } from './drive-callback.ts';
import { mediaUpload } from './media-upload.ts';
import type { NativeCall } from './native-call.ts';

/** All of them: the API registers no other, and the tests of who may call what read this list. */
export const nativeCalls: readonly NativeCall[] = [
  mediaUpload,
  backupUpload,
  backupDownload,
  driveCallback,
];
