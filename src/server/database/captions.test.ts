import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.types.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(':memory:');
  await migrateToLatest(database, '0019-passkeys');
});
afterEach(() => database.destroy());

it('empties the captions that are only the name of the file', async () => {
  const pictures = [
    ['IMG_2034', 'IMG_2034', ''],
    ['IMG_2034', 'IMG_2034.JPG', ''],
    ['casa-vista-mare', ' casa-vista-mare ', ''],
    ['WhatsApp Image 2026-05-20 at 10.11.12', 'WhatsApp Image 2026-05-20 at 10.11.12', ''],
    ['Tramonto', 'Tramonto', 'Tramonto'],
    ['La baia', 'La baia', 'La baia'],
    ['IMG_2034', 'Il molo', 'Il molo'],
    ['Il molo', 'IMG_2034', 'IMG_2034'],
  ] as const;
  for (const [at, [name, caption]] of pictures.entries()) {
    await sql`
      INSERT INTO media (file_name, name, caption, mime_type, content_type, size_bytes, created_at,
        search_text)
      VALUES (${`${at}.webp`}, ${name}, ${caption}, 'image/webp', 'image', 1,
        '2026-05-20T10:00:00.000Z', ${`${name}\n${caption}`.toLowerCase()})`.execute(database);
  }
  await migrateToLatest(database);
  const rows = database.selectFrom('media').select(['name', 'caption', 'searchText']).orderBy('id');
  expect(await rows.execute()).toEqual(
    pictures.map(([name, _given, caption]) => ({
      name,
      caption,
      searchText: `${name}\n${caption}`.toLowerCase().trim(),
    })),
  );
});
