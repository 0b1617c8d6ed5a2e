import { z } from 'zod';
import { instant } from '#shared/forms/fields.schema.ts';

// Backups and restore. Specification, sections 2 (screen 13), 3, 4, 7 and 8.

const backupMethods = ['local', 'drive', 'both'] as const;
export type BackupMethod = (typeof backupMethods)[number];

/** Why a backup exists: made by hand, scheduled, before a restore, before a migration, or uploaded. */
export const backupKinds = ['manual', 'daily', 'safety', 'migration', 'uploaded'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A backup's file name without the extension: `20261121T084046Z-manual`. */
const backupId = z
  .string({ error: 'Indica il backup.' })
  .regex(/^\d{8}T\d{6}Z-[a-z]+(-\d+)?$/, 'Indica il backup.');

export const backup = z.object({
  id: backupId,
  fileName: z.string(),
  kind: z.enum(backupKinds),
  createdAt: instant,
  /** Where it is stored. */
  location: z.enum(backupMethods),
  /** Bytes of the database file. */
  databaseBytes: z.number().int(),
  /** Bytes of its media files, which all backups share. */
  filesBytes: z.number().int(),
  filesCount: z.number().int(),
  /** Files that the site used and the disk lacked; a backup is whole if there are none. */
  missingFiles: z.number().int(),
  /** Whether the file on this server cannot be read any more. A copy on Drive may be whole. */
  isDamaged: z.boolean(),
  /** The last successful trial restore; null if there was none. */
  provenAt: instant.nullable(),
});
export type Backup = z.infer<typeof backup>;

/** The steps of an operation, in order. */
const backupSteps = [
  'download',
  'verify',
  'snapshot',
  'files',
  'upload',
  'safety',
  'copy',
  'finish',
] as const;
export type BackupStep = (typeof backupSteps)[number];

export const backupOperation = z.object({
  kind: z.enum(['create', 'restore', 'trial']),
  /** The backup that is restored or tested; null for a new one. */
  backupId: z.string().nullable(),
  step: z.enum(backupSteps),
  /** Bytes of this step; null if it cannot be measured. */
  doneBytes: z.number().int().nullable(),
  totalBytes: z.number().int().nullable(),
  /** False once cancelling would be less safe than finishing. */
  canCancel: z.boolean(),
  startedAt: instant,
});
export type BackupOperation = z.infer<typeof backupOperation>;

/** `unset`: no Google project in the settings. `expired`: the consent was withdrawn or has expired. */
const driveStates = ['unset', 'unconnected', 'connected', 'expired'] as const;
export type DriveState = (typeof driveStates)[number];

export const backupStatus = z.object({
  operation: backupOperation.nullable(),
  lastGoodAt: instant.nullable(),
  lastProvenAt: instant.nullable(),
  /** The last failure, until an operation of the same kind succeeds. */
  lastFailure: z.object({ at: instant, message: z.string() }).nullable(),
  drive: z.object({
    state: z.enum(driveStates),
    /** Why the backups there are not listed; null if they are. */
    problem: z.string().nullable(),
  }),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const createBackupInput = z.object({
  method: z.enum(backupMethods, { error: 'Scegli dove salvare: local, drive o both.' }),
  /** Leaves out files that are missing on the disk, and marks the backup as incomplete. */
  withoutMissing: z.boolean({ error: 'Indica true o false.' }).default(false),
});
export const createdBackup = z.object({
  id: z.string(),
  fileName: z.string(),
  message: z.string(),
});

export const backupKey = z.object({ id: backupId });

export const restoredBackup = z.object({
  message: z.string(),
  /** Which logins and secret addresses count now. */
  note: z.string(),
  /** The backup made just before; restoring it undoes the restore. */
  safetyBackupId: z.string(),
});

export const downloadLink = z.object({
  /** An address under /api for one download within a minute. */
  url: z.string(),
});

export const consentLink = z.object({
  /** Google's consent page, which redirects back. */
  url: z.string(),
});
