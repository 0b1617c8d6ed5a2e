import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';

// What changes by itself after a call that was taken: who was here last, and mails on their way with
// the links that are made for them. The log of who did what tells of refusals too.
const RESTLESS = ['sessions', 'outbox_mails', 'account_links', 'audit_events'];

export type WatchedData = {
  /** True when the site has written since the last look, and its rows are not what they were. */
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
