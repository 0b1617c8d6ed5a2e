import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findMigration, migrationNames } from './migrations.ts';

const newest = migrationNames.at(-1) ?? '';

const migratorUpTo = <Tables>(database: Kysely<Tables>, last: string): Migrator => {
  const names = migrationNames.filter((name) => name <= last);
  const wanted = Object.fromEntries(names.map((name) => [name, findMigration(name)]));
  return new Migrator({
    // Migrations use the column names of the file.
    db: database.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(wanted) },
  });
};

/** Whether some but not all migrations are applied: the database holds data that will be changed. */
export const isBehind = async <Tables>(database: Kysely<Tables>): Promise<boolean> => {
  const steps = await migratorUpTo(database, newest).getMigrations();
  const isTaken = ({ executedAt }: { executedAt?: Date }) => executedAt !== undefined;
  return steps.some(isTaken) && !steps.every(isTaken);
};

/**
 * Applies all migrations, or those up to `last`, in one transaction: after a failure or a killed
 * process none is applied. Returns the names of those applied; throws with the name of the failed one.
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
