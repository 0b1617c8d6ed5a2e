import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { StartError } from '#server/start-error.ts';
import { openSqlite } from './open-sqlite.ts';

// Kysely remembers which migrations are applied, but not their content. During development a migration
// is often edited after it was applied, and would silently stay unapplied. Only `npm run dev` checks
// this; the digests are beside the database.

type Applied = { name: string; timestamp: string };
type Remembered = Record<string, { timestamp: string; digest: string }>;

class EditedMigrationError extends StartError {
  constructor(name: string) {
    super(
      `The migration ${name} was applied to this database and has been edited or removed since. ` +
        'Undo that, or begin with new data: npm run reset',
    );
  }
}

const memoryOf = (databaseFile: string): string => `${databaseFile}.migrations.json`;

const recall = (databaseFile: string): Remembered => {
  const file = memoryOf(databaseFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Remembered) : {};
};

const appliedTo = (databaseFile: string): Applied[] => {
  if (!existsSync(databaseFile)) return [];
  const database = openSqlite(databaseFile, { readonly: true });
  try {
    const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'kysely_migration'");
    if (table.get() === undefined) return [];
    return database.prepare<[], Applied>('SELECT name, timestamp FROM kysely_migration').all();
  } finally {
    database.close();
  }
};

const POSITIONS = ['start', 'end', 'range', 'loc'];

/** The parsed source, so that comments and formatting do not count. */
const digestOf = (name: string): string => {
  const file = `migrations/${name}.ts`;
  if (!existsSync(file)) return 'removed';
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  const syntax = JSON.stringify(program, (key, value: unknown) =>
    POSITIONS.includes(key) ? undefined : value,
  );
  return createHash('sha256').update(syntax).digest('hex');
};

/** Refuses a database whose migrations are no longer those that were applied. EditedMigrationError. */
export const assertUneditedMigrations = (databaseFile: string): void => {
  const remembered = recall(databaseFile);
  for (const { name, timestamp } of appliedTo(databaseFile)) {
    const known = remembered[name];
    // With another timestamp it is another database, a restored one for instance.
    if (known?.timestamp === timestamp && known.digest !== digestOf(name)) {
      throw new EditedMigrationError(name);
    }
  }
};

/** Remembers the migrations that are applied by now. */
export const rememberMigrations = (databaseFile: string): void => {
  const entries = appliedTo(databaseFile).map(
    ({ name, timestamp }) => [name, { timestamp, digest: digestOf(name) }] as const,
  );
  writeFileSync(memoryOf(databaseFile), JSON.stringify(Object.fromEntries(entries)));
};
