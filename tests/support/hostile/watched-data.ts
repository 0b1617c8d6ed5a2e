import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';

// Tables that change after an accepted call anyway: last activity, pending mails with their links, and
// the audit log, which records refusals too.
const RESTLESS = ['sessions', 'outbox_mails', 'account_links', 'audit_events'];

export type WatchedData = {
  /** True if the site has written since the last call, and its rows have changed. */
  hasChanged(): boolean;
  close(): void;
};

/** Looks at the rows of a running site from outside. */
export const watchData = (databaseFile: string): WatchedData => {
  const database = new Sqlite(databaseFile, { readonly: true });
  const tables = database
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all()
    .filter((name) => !RESTLESS.includes(name));
  const version = () => database.pragma('data_version', { simple: true });
  const digest = (): string => {
    const hash = createHash('sha256');
    for (const table of tables) {
      const rows = database.prepare(`SELECT * FROM "${table}"`).raw().all();
      hash.update(JSON.stringify(rows));
    }
    return hash.digest('hex');
  };
  let known = { version: version(), digest: digest() };
  return {
    hasChanged: () => {
      const now = version();
      if (now === known.version) return false;
      const before = known.digest;
      known = { version: now, digest: digest() };
      return known.digest !== before;
    },
    close: () => database.close(),
  };
};
