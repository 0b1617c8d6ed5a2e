import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Migration } from 'kysely/migration';

// A migration is a file of `migrations` with a number in front; its name is what databases remember. The built
// server reads the folder too, which is in every release.

const folder = dirname(createRequire(import.meta.url).resolve('#migrations/schema.sql'));

export const MIGRATION_FILE = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.ts$/;

/** The names of all migrations, in order. */
export const migrationNames: readonly string[] = readdirSync(folder)
  .filter((file) => MIGRATION_FILE.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort();

/** The one thing that a migration's file exports. */
const load = async (name: string): Promise<Migration> => {
  const exported = await import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href);
  const [migration] = Object.values(exported);
  return migration as Migration;
};

/** A file is loaded when its turn comes: a site whose database is up to date loads none. */
export const findMigration = (name: string): Migration => ({
  up: async (db) => (await load(name)).up(db),
});
