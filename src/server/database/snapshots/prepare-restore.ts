import { copyFileSync, rmSync } from 'node:fs';
import type Sqlite from 'better-sqlite3';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openSqlite } from '#server/database/open-sqlite.ts';
import { dropLists } from './file-list.ts';

const WAS_WAITING = 'Sospesa da un ripristino: era in attesa quando il backup è stato fatto.';

/**
 * Voids pending items of the backup. Sessions and links end: a request may have been answered since. Mails that were pending then were sent
 * long ago, or wait for staff to send them again.
 */
const voidPending = (database: Sqlite.Database): void => {
  database.exec('DELETE FROM sessions; DELETE FROM account_links; DELETE FROM answer_links;');
  database
    .prepare(
      `UPDATE outbox_mails SET state = 'FAILED', next_attempt_at = NULL, last_error = ?
       WHERE state = 'WAITING'`,
    )
    .run(WAS_WAITING);
};

export type PrepareRestore = {
  source: string;
  /** A copy of the source, migrated to the current schema; it is overwritten. */
  target: string;
  /**
   * A row of `sessions` with the address of its user; kept if that user is an administrator in the
   * backup.
   */
  session: { row: Record<string, unknown>; email: string } | null;
};

const keepSession = (
  database: Sqlite.Database,
  { row, email }: NonNullable<PrepareRestore['session']>,
): boolean => {
  const user = database
    .prepare<[string], { id: number }>(
      `SELECT id FROM users
       WHERE email = ? AND role = 'ADMIN' AND email_confirmed_at IS NOT NULL`,
    )
    .get(email);
  if (!user) return false;
  const columns = { ...row, user_id: user.id };
  const names = Object.keys(columns);
  database
    .prepare(`INSERT INTO sessions (${names.join()}) VALUES (${names.map(() => '?').join()})`)
    .run(...Object.values(columns));
  return true;
};

/**
 * Turns a verified backup into the database that will replace the live one, so that nothing is left to
 * do after the exchange. Returns whether the administrator's session was kept.
 */
export const prepareRestore = async ({
  source,
  target,
  session,
}: PrepareRestore): Promise<boolean> => {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${target}${ending}`, { force: true });
  copyFileSync(source, target);
  const database = openDatabase(target);
  await migrateToLatest(database);
  await database.destroy();
  const copy = openSqlite(target);
  try {
    return copy.transaction(() => {
      dropLists(copy);
      voidPending(copy);
      return session !== null && keepSession(copy, session);
    })();
  } finally {
    // A single file, as the exchange needs it.
    copy.pragma('journal_mode = DELETE');
    copy.close();
  }
};
