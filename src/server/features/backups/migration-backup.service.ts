import type { AppContext } from '#server/app-context.ts';
import { isBehind, migrateToLatest } from '#server/database/migrate.ts';
import { StartError } from '#server/start-error.ts';
import { deleteLocal, findListsOf, listLocalIds, sweepDrafts } from './backup-folder.ts';
import { describeId } from './backup-id.ts';
import { makeLocalBackup } from './local-backup.service.ts';
import { expiredBackups } from './retention.ts';

/** The backup before a migration failed, so the schema was not changed. */
class NotSecuredError extends StartError {
  constructor(cause: Error) {
    super(
      'Questa versione del sito cambia il database. Prima ne fa un backup, che non è riuscito: ' +
        `${cause.message} Non è stato cambiato nulla: fai spazio e avvia di nuovo, oppure continua ` +
        'con la versione di prima.',
      { cause },
    );
  }
}

/** A service manager repeats a failing start, whose backups must not pile up. */
const dropOlder = async (backupsDir: string, now: Date): Promise<void> => {
  const backups = listLocalIds(backupsDir).flatMap((id) => {
    const described = describeId(id);
    if (described?.kind !== 'migration') return [];
    const lists = findListsOf(backupsDir, id);
    const missingFiles = lists?.missing.length ?? 0;
    return { id, ...described, missingFiles, isDamaged: lists === null };
  });
  for (const id of expiredBackups(backups, () => false, now)) await deleteLocal(backupsDir, id);
};

const secure = async (app: AppContext, say: (line: string) => void): Promise<void> => {
  const { backupsDir } = app.config;
  const { signal } = new AbortController();
  const ignored = () => undefined;
  // A missing picture must not keep the site from starting.
  const maker = { signal, onStep: ignored, progress: ignored, withoutMissing: true };
  await sweepDrafts(backupsDir);
  const { id, missing } = await makeLocalBackup(app, 'migration', maker);
  await dropOlder(backupsDir, app.clock.now());
  app.logger.info({ backup: id, missing: missing.length }, 'backup made before the schema changes');
  say(`Backup fatto e riletto: ${id}. È la via del ritorno alla versione di prima.`);
  if (missing.length > 0) say(`Sul disco mancavano già ${missing.length} file del sito.`);
};

/**
 * Brings the database to the current schema. If it holds data, a verified backup is made first: it is
 * the way back to the earlier version, and `say` gets its name before anything changes. Returns the
 * migrations applied; NotSecuredError.
 */
export const migrateData = async (
  app: AppContext,
  say: (line: string) => void = () => undefined,
): Promise<string[]> => {
  if (await isBehind(app.database)) {
    say('Questa versione cambia il database. Prima ne faccio un backup…');
    await secure(app, say).catch((error: Error) => {
      throw new NotSecuredError(error);
    });
  }
  return migrateToLatest(app.database);
};
