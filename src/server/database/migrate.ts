import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#migrations/index.ts';

/** The names of all steps, in their order. */
export const migrationNames = Object.keys(migrations).sort();

/**
 * Brings the schema to today's, or only as far as the step `last`. Returns the steps taken; throws,
 * with the step's name, on failure.
 */
export const migrateToLatest = async <Tables>(
  database: Kysely<Tables>,
  last = migrationNames.at(-1) ?? '',
): Promise<string[]> => {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(wanted) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration failed: ${failed ?? 'before the first step'}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
};
