import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/database/open-database.ts';
import type { Site } from './start-site.ts';

export type UploadLeftovers = {
  /** Files under uploads, but for the narrower copies of pictures that are named. */
  files: string[];
  /** Files that the library's rows name. */
  named: string[];
  /** Files that wait to be removed. */
  loose: string[];
};

/** A site's uploads, on the disk and in its database: the two match if nothing went wrong. */
export const findLeftovers = async ({ folder }: Pick<Site, 'folder'>): Promise<UploadLeftovers> => {
  const database = openDatabase(join(folder, 'site.db'));
  const rows = await database.selectFrom('media').select('fileName').execute();
  const loose = await database.selectFrom('looseFiles').select('fileName').execute();
  await database.destroy();
  const named = rows.map((row) => row.fileName);
  const stems = new Set(named.map((name) => name.replace(/\.\w+$/, '')));
  const isCopy = (name: string): boolean => {
    const [, stem = ''] = /^(.+?)-(?:(?:square-)?\d+\.webp|shared\.jpg)$/.exec(name) ?? [];
    return stems.has(stem);
  };
  const files = readdirSync(join(folder, 'uploads')).filter((name) => !isCopy(name));
  return {
    files: files.sort(),
    named: named.sort(),
    loose: loose.map((row) => row.fileName),
  };
};
