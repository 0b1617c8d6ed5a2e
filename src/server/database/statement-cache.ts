import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More distinct statements than the site has; only lists of varying length could fill it. */
const MAX_STATEMENTS = 500;

/** Prepares each SQL text once: preparing takes a third of the time of a small query. */
export const withStatementCache = (sqlite: Sqlite.Database): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      sqlite.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = sqlite.prepare(sql) as unknown as SqliteStatement;
      statements.set(sql, statement);
      return statement;
    },
  };
};
