import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#migrations/index.ts';

/** The names of all steps, in their order. */
export const migrationNames = Object.keys(migrations).sort();
const newest = migrationNames.at(-1) ?? '';

const migratorUpTo = <Tables>(database: Kysely<Tables>, last: string): Migrator => {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  return new Migrator({
    // Migrations name columns as the file does.
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(wanted) },
  });
};

/** Whether a database has taken some of the steps, and not all: it holds data, and will be changed. */
export const isBehind = async <Tables>(database: Kysely<Tables>): Promise<boolean> => {
  const steps = await migratorUpTo(database, newest).getMigrations();
  const isTaken = ({ executedAt }: { executedAt?: Date }) => executedAt !== undefined;
  return steps.some(isTaken) && !steps.every(isTaken);
};

/**
 * Brings the schema to today's, or only as far as the step `last`: all steps or, on failure or where
 * the process ends in the middle, none. Returns the steps taken; throws with the failed one's name.
 */
export const migrateToLatest = async <Tables>(
  database: Kysely<Tables>,
  last = newest,
): Promise<string[]> => {
  const { error, results = [] } = await migratorUpTo(database, last).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration failed: ${failed ?? 'before the first step'}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
};
