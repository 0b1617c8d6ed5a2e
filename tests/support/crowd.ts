import Sqlite from 'better-sqlite3';
import type { Site } from './start-site.ts';

/** Adds users who never log in: 'Folla 01' is folla01@isola.example. */
export const addCrowd = (site: Pick<Site, 'folder'>, count: number): void => {
  const database = new Sqlite(`${site.folder}/site.db`, { timeout: 5000 });
  try {
    const insert = database.prepare(`
      INSERT INTO users (name, email, password_hash, role, email_confirmed_at, created_at, search_text)
      VALUES ('Folla ' || @place, 'folla' || @place || '@isola.example', '', 'USER', @now, @now,
        'folla ' || @place || char(10) || 'folla' || @place || '@isola.example')`);
    const now = new Date().toISOString();
    database.transaction(() => {
      for (let number = 1; number <= count; number += 1) {
        insert.run({ place: String(number).padStart(2, '0'), now });
      }
    })();
  } finally {
    database.close();
  }
};
