import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#migrations/index.ts';

/** Brings the schema to today's. Returns the steps taken; throws, with the step's name, on failure. */
export const migrateToLatest = async <Tables>(database: Kysely<Tables>): Promise<string[]> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration failed: ${failed ?? 'before the first step'}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
};
