import type { AppContext } from '#server/app-context.ts';
import { isBehind, migrateToLatest } from '#server/database/migrate.ts';
import { deleteLocal, listLocalIds, missingFilesOf, sweepDrafts } from './backup-folder.ts';
import { describeId } from './backup-id.ts';
import { makeLocalBackup } from './local-backup.service.ts';
import { expiredBackups } from './retention.ts';

/** The backup before a migration failed, so the schema was not changed. */
export class NotSecuredError extends Error {
  constructor(cause: Error) {
    super(
      'This version of the site changes the database. Before that it makes a backup, and that went ' +
        `wrong: ${cause.message} Nothing was changed: start again when there is room, or go on with ` +
        'the version of before.',
      { cause },
    );
    this.name = 'NotSecuredError';
  }
}

/** A service manager repeats a failing start, whose backups must not pile up. */
const dropOlder = async (backupsDir: string, now: Date): Promise<void> => {
  const backups = listLocalIds(backupsDir).flatMap((id) => {
    const described = describeId(id);
    if (described?.kind !== 'migration') return [];
    return { id, ...described, missingFiles: missingFilesOf(backupsDir, id).length };
  });
  for (const id of expiredBackups(backups, () => false, now)) await deleteLocal(backupsDir, id);
};

const secure = async (app: AppContext): Promise<void> => {
  const { backupsDir } = app.config;
  const { signal } = new AbortController();
  const ignored = () => undefined;
  // A missing picture must not keep the site from starting.
  const maker = { signal, onStep: ignored, progress: ignored, withoutMissing: true };
  await sweepDrafts(backupsDir);
  const { id, missing } = await makeLocalBackup(app, 'migration', maker);
  await dropOlder(backupsDir, app.clock.now());
  app.logger.info({ backup: id, missing: missing.length }, 'backup made before the schema changes');
};

/**
 * Brings the database to the current schema. If it holds data, a verified backup is made first: it is
 * the way back to the earlier version. Returns the migrations applied; NotSecuredError.
 */
export const migrateData = async (app: AppContext): Promise<string[]> => {
  if (await isBehind(app.database)) {
    await secure(app).catch((error: Error) => {
      throw new NotSecuredError(error);
    });
  }
  return migrateToLatest(app.database);
};
