import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { icon } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { dropLists, writeLists } from './file-list.ts';
import { makeSnapshot } from './make-snapshot.ts';
import { prepareRestore } from './prepare-restore.ts';
import { proveSnapshot } from './prove-snapshot.ts';
import { verifySnapshot } from './verify-snapshot.ts';

const UPLOADS = 12;

const silently = { onStep: () => undefined, onProgress: () => undefined };

let t: TestApp;
let folder: string;
let whole: string;
let storeDir: string;
beforeAll(async () => {
  t = await createTestApp();
  const { token } = await makeUser(t.app, 'EDITOR');
  for (let number = 1; number <= UPLOADS; number += 1) {
    await upload(t, token, {
      bytes: icon(`<path d="M0 0h${number}"/>`),
      fileName: `${number}.svg`,
    });
  }
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  whole = join(folder, 'whole.sqlite');
  storeDir = join(folder, 'files');
  const { databaseFile, uploadsDir } = t.app.config;
  await makeSnapshot({ databaseFile, uploadsDir, storeDir, target: whole, known: [] }, silently);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await t?.close();
});

/** A copy to be damaged. */
const copyOf = (name: string): string => {
  const path = join(folder, `${name}.sqlite`);
  copyFileSync(whole, path);
  return path;
};

const changed = (name: string, sql: string): string => {
  const path = copyOf(name);
  const database = new Sqlite(path);
  database.exec(sql);
  database.close();
  return path;
};

const namesOf = (type: string): string[] => {
  const database = new Sqlite(whole, { readonly: true });
  try {
    const names = database.prepare<[string], string>(
      'SELECT name FROM sqlite_schema WHERE type = ?',
    );
    return names.pluck().all(type);
  } finally {
    database.close();
  }
};

it('takes a whole backup, with the list of its uploads', async () => {
  const { files, listsFiles, databaseBytes } = await verifySnapshot(whole);
  expect(listsFiles).toBe(true);
  expect(files).toHaveLength(UPLOADS);
  expect(databaseBytes).toBe(readFileSync(whole).byteLength);
});

it('takes a database that was copied by hand, and knows of no uploads', async () => {
  const path = join(folder, 'by-hand.sqlite');
  new Sqlite(t.app.config.databaseFile).exec(`VACUUM INTO '${path}'`).close();
  expect(await verifySnapshot(path)).toMatchObject({ files: [], listsFiles: false });
});

it('takes one with lists that only later versions know, and with statistics of SQLite’s own', async () => {
  const database = new Sqlite(copyOf('later-lists'));
  dropLists(database);
  database.exec('CREATE TABLE snapshot_notes (text TEXT) STRICT; ANALYZE');
  writeLists(database, { files: [], missing: [] });
  database.close();
  const source = join(folder, 'later-lists.sqlite');
  expect((await verifySnapshot(source)).listsFiles).toBe(true);
  const target = join(folder, 'prepared.sqlite');
  await prepareRestore({ source, target, session: null });
  const prepared = new Sqlite(target, { readonly: true });
  const own = prepared.prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'snapshot%'").all();
  expect([own, prepared.pragma('user_version', { simple: true })]).toEqual([[], 0]);
  prepared.close();
});

describe('refuses', () => {
  const refusal = (path: string) => verifySnapshot(path).catch((error: Error) => error.message);
  const damaged = 'Il backup è danneggiato.';
  const notOurs = 'Il file non è un backup di questo sito.';

  it('a file that is cut off at any place', async () => {
    const { byteLength } = readFileSync(whole);
    for (let part = 1; part < 20; part += 1) {
      const path = copyOf('cut');
      truncateSync(path, Math.floor((byteLength * part) / 20));
      expect([damaged, notOurs]).toContain(await refusal(path));
    }
  });

  it('another program’s database, and no database at all', async () => {
    const foreign = join(folder, 'foreign.sqlite');
    new Sqlite(foreign).exec('CREATE TABLE wp_posts (id INTEGER)').close();
    expect(await refusal(foreign)).toBe(notOurs);
    const text = join(folder, 'text.sqlite');
    writeFileSync(text, 'Nessun database qui dentro, solo parole.'.repeat(100));
    expect([damaged, notOurs]).toContain(await refusal(text));
    writeFileSync(text, '');
    expect(await refusal(text)).toBe(notOurs);
    expect(await refusal(join(folder, 'nowhere.sqlite'))).toBe(damaged);
  });

  it('a backup of a later version', async () => {
    const path = changed(
      'newer',
      "INSERT INTO kysely_migration VALUES ('0999-tomorrow', '2027-01-01T00:00:00.000Z')",
    );
    expect(await refusal(path)).toContain('versione più recente');
  });

  it('lists in a format that it does not know', async () => {
    const file = changed('later-format', 'PRAGMA user_version = 2');
    await expect(verifySnapshot(file)).rejects.toThrow('versione più recente');
  });

  it('a database with foreign tables or triggers', async () => {
    expect(await refusal(changed('table', 'CREATE TABLE extra (id INTEGER)'))).toBe(notOurs);
    const trigger = 'CREATE TRIGGER t AFTER INSERT ON users BEGIN DELETE FROM users; END';
    expect(await refusal(changed('trigger', trigger))).toBe(notOurs);
    expect(await refusal(changed('missing', 'DROP TABLE media'))).toBe(notOurs);
  });

  it('one that has the site’s own names, and something else under them', async () => {
    const role = "UPDATE users SET role = 'ADMIN' WHERE id = NEW.user_id";
    const [trigger = ''] = namesOf('trigger');
    const planted = {
      trigger: `DROP TRIGGER ${trigger}; CREATE TRIGGER ${trigger} AFTER INSERT ON sessions BEGIN ${role}; END`,
      beside: `CREATE TRIGGER kysely_login AFTER INSERT ON sessions BEGIN ${role}; END`,
      lists: 'CREATE TRIGGER snapshot_login AFTER DELETE ON snapshot_files BEGIN SELECT 1; END',
      column: 'ALTER TABLE users ADD COLUMN was_admin INTEGER',
      view: 'DROP TABLE kysely_migration_lock; CREATE VIEW kysely_migration_lock AS SELECT 1',
    };
    for (const [name, sql] of Object.entries(planted)) {
      // An attacker who changes the data can also drop the lists or rebuild them.
      const path = changed(
        name,
        `${sql}; ${name === 'lists' ? '' : 'DROP TABLE snapshot_files; DROP TABLE snapshot_tables'}`,
      );
      expect([name, await refusal(path)]).toEqual([name, notOurs]);
    }
  });

  it('one in which rows are missing, or point nowhere', async () => {
    expect(
      await refusal(changed('fewer', 'DELETE FROM menu_items WHERE parent_id IS NOT NULL')),
    ).toBe('Il backup è incompleto o è stato cambiato.');
    const orphan = 'PRAGMA foreign_keys = OFF; UPDATE menu_items SET parent_id = id + 4711';
    expect(await refusal(changed('orphan', orphan))).toBe(damaged);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/b.webp', '.part', '', 'x'.repeat(300)])(
    'a list that names the upload %j',
    async (name) => {
      const sql = `INSERT INTO snapshot_files VALUES ('${name}', '${'a'.repeat(64)}', 1)`;
      expect(await refusal(changed('names', sql))).toContain('che non possono essere del sito');
    },
  );

  it('a list whose digest leads elsewhere', async () => {
    const sql = "UPDATE snapshot_files SET sha256 = '../../../etc/passwd'";
    expect(await refusal(changed('digests', sql))).toContain('che non possono essere del sito');
  });
});

describe('a trial restore', () => {
  const scratch = () => join(folder, 'scratch.sqlite');
  const prove = (file: string) => proveSnapshot({ file, storeDir, scratch: scratch() });

  it('proves a whole backup and leaves nothing behind', async () => {
    await prove(whole);
    expect(existsSync(scratch())).toBe(false);
  });

  it('finds an upload whose bytes have changed', async () => {
    const { files } = await verifySnapshot(whole);
    const [file] = files;
    const path = join(storeDir, file?.sha256 ?? '');
    const bytes = readFileSync(path);
    writeFileSync(path, Buffer.alloc(bytes.byteLength, 1));
    await expect(prove(whole)).rejects.toThrow('mancano dei file caricati');
    rmSync(path);
    await expect(prove(whole)).rejects.toThrow('mancano dei file caricati');
    writeFileSync(path, bytes);
    await prove(whole);
  });
});
