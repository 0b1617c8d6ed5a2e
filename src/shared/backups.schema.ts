import { z } from 'zod';
import { instant } from './fields.schema.ts';

// Backups and restore. Specification, sections 2 (screen 13), 3, 4, 7 and 8.

export const backupMethods = ['local', 'drive', 'both'] as const;
export type BackupMethod = (typeof backupMethods)[number];

/**
 * Why a backup was made: somebody asked for it, the day came round, something was about to be
 * restored over the data, a newer version of the site was about to change the schema, or somebody
 * brought it from another server.
 */
export const backupKinds = ['manual', 'daily', 'safety', 'migration', 'uploaded'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** The name of a backup's file without its ending: `20261121T084046Z-manual`. */
const backupId = z
  .string({ error: 'Indica il backup.' })
  .regex(/^\d{8}T\d{6}Z-[a-z]+(-\d+)?$/, 'Indica il backup.');

export const backup = z.object({
  id: backupId,
  fileName: z.string(),
  kind: z.enum(backupKinds),
  createdAt: instant,
  /** Where it lies. */
  location: z.enum(backupMethods),
  /** Bytes of the database's copy. */
  databaseBytes: z.number().int(),
  /** Bytes of the pictures, films and sounds that belong to it; stored once for all backups. */
  filesBytes: z.number().int(),
  filesCount: z.number().int(),
  /** When a trial restore last proved it; null for never. */
  provenAt: instant.nullable(),
});
export type Backup = z.infer<typeof backup>;

/** The steps of an operation, in the order in which they can come. */
export const backupSteps = [
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
  /** Of the backup that is restored or tried; null while a new one has no name yet. */
  backupId: z.string().nullable(),
  step: z.enum(backupSteps),
  /** Bytes of this step; null where the step has no measure. */
  doneBytes: z.number().int().nullable(),
  totalBytes: z.number().int().nullable(),
  /** False from the moment on from which it is safer to go on. */
  canCancel: z.boolean(),
  startedAt: instant,
});
export type BackupOperation = z.infer<typeof backupOperation>;

/** `unset`: the settings name no Google project. `expired`: the consent was withdrawn or has ended. */
export const driveStates = ['unset', 'unconnected', 'connected', 'expired'] as const;
export type DriveState = (typeof driveStates)[number];

export const backupStatus = z.object({
  operation: backupOperation.nullable(),
  lastGoodAt: instant.nullable(),
  lastProvenAt: instant.nullable(),
  /** The last thing that went wrong, until something of its kind goes well. */
  lastFailure: z.object({ at: instant, message: z.string() }).nullable(),
  drive: z.object({
    state: z.enum(driveStates),
    /** False where the settings hold the credentials: there is nothing to connect by hand. */
    isConnectedByHand: z.boolean(),
    /** Why what lies there could not be listed; null where it could. */
    problem: z.string().nullable(),
  }),
});
export type BackupStatus = z.infer<typeof backupStatus>;

export const createBackupInput = z.object({
  method: z.enum(backupMethods, { error: 'Scegli dove salvare: local, drive o both.' }),
});
export const createdBackup = z.object({
  id: z.string(),
  fileName: z.string(),
  message: z.string(),
});

export const backupKey = z.object({ id: backupId });

export const restoredBackup = z.object({
  message: z.string(),
  /** The backup that was made just before: restoring it undoes this. */
  safetyBackupId: z.string(),
});

export const downloadLink = z.object({
  /** Under /api, good for one download within a minute. */
  url: z.string(),
});

export const consentLink = z.object({
  /** Where Google asks for consent, and comes back from. */
  url: z.string(),
});
