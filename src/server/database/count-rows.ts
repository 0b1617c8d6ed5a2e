import { type Compilable, type CompiledQuery, sql } from 'kysely';
import type { Database } from './database.types.ts';

/** More than the screens ask for; what people search for could fill it. */
const MAX_COUNTS = 200;

type Counted = { count: number };

type Counts = { changes: string; known: Map<string, number> };

const remembered = new WeakMap<Database, Counts>();

/** Another one after each change of the data, whichever connection made it. */
const changesOf = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ own: number; others: number }>`
    SELECT total_changes() AS own, (SELECT data_version FROM pragma_data_version) AS others
  `.execute(db);
  return `${rows[0]?.own} ${rows[0]?.others}`;
};

const countsAt = (db: Database, changes: string): Map<string, number> => {
  const counts = remembered.get(db);
  if (counts?.changes === changes && counts.known.size < MAX_COUNTS) return counts.known;
  const known = new Map<string, number>();
  remembered.set(db, { changes, known });
  return known;
};

const count = async (db: Database, query: CompiledQuery<Counted>): Promise<number> => {
  const { rows } = await db.executeQuery(query);
  return rows[0]?.count ?? 0;
};

/**
 * What a query that counts comes to. SQLite walks through all that it counts, which costs more than
 * everything else about a page of a long list: so a count is kept until something is written.
 */
export const countRows = async (db: Database, counting: Compilable<Counted>): Promise<number> => {
  const query = counting.compile();
  // What a transaction sees may be undone, and SQLite counts changes on regardless.
  if (db.isTransaction) return count(db, query);
  const key = JSON.stringify([query.sql, query.parameters]);
  const known = countsAt(db, await changesOf(db));
  const value = known.get(key) ?? (await count(db, query));
  known.set(key, value);
  return value;
};
