import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { saveFile } from '#server/infrastructure/file-storage.ts';
import { instant } from '#shared/forms/fields.schema.ts';

// Notes about the backups. They are stored beside the backups, not in the database, so that a restore
// does not reset them.

const FILE = 'notes.json';

const backupNotes = z.object({
  lastGoodAt: instant.nullable().default(null),
  /** When the latest daily backup was completed. A new site waits for its first night. */
  lastGoodDailyAt: instant.nullable().default(null),
  lastTriedAt: instant.nullable().default(null),
  lastTrialAt: instant.nullable().default(null),
  /** When a trial restore verified a backup, by id. */
  provenAt: z.record(z.string(), instant).default({}),
  lastFailure: z.object({ at: instant, message: z.string() }).nullable().default(null),
  /** Ids of backups that are still to be uploaded to Drive. */
  awaitingDrive: z.array(z.string()).default([]),
});
export type BackupNotes = z.infer<typeof backupNotes>;

const nothing = (): BackupNotes => backupNotes.parse({});

/** Unreadable notes are replaced by empty ones: everything essential is in the backups themselves. */
export const readNotes = (backupsDir: string): BackupNotes => {
  const path = join(backupsDir, FILE);
  if (!existsSync(path)) return nothing();
  try {
    return backupNotes.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return nothing();
  }
};

const ownerOnly = { file: 0o600, folder: 0o700 };

export const changeNotes = async (
  backupsDir: string,
  change: (notes: BackupNotes) => Partial<BackupNotes>,
): Promise<void> => {
  const notes = readNotes(backupsDir);
  const changed = { ...notes, ...change(notes) };
  await saveFile(backupsDir, FILE, Buffer.from(JSON.stringify(changed)), ownerOnly);
};
