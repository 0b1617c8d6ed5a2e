import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { archiveOf } from '#server/features/backups/backup-archive.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { viaRest } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';

// Commands as an operator runs them on the server: as their own process, on another site's folders.

let t: TestApp;
let folder: string;
let admin: { token: string };
beforeEach(async () => {
  t = await createTestApp();
  admin = await makeUser(t.app, 'ADMIN');
  await upload(t, admin.token, { bytes: await picture('png') }, { name: 'Mare' });
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
});
afterEach(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const at = (name: string) => join(folder, name);

const runScript = (
  script: string,
  ...args: string[]
): Promise<{ failed: boolean; output: string }> =>
  new Promise((resolve) => {
    const own = { DATABASE_FILE: at('site.db'), UPLOADS_DIR: at('uploads') };
    const settings = { ...env, ...own, BACKUPS_DIR: at('backups') };
    execFile(execPath, [`scripts/${script}.ts`, ...args], { env: settings }, (error, out, err) =>
      resolve({ failed: error !== null, output: `${out}${err}` }),
    );
  });

const run = (...args: string[]) => runScript('restore', ...args);

const backup = async (): Promise<string> =>
  (await viaRest(t, 'backups.create', { method: 'local' }, admin.token)).data.id;

const mediaNow = (): string[] => {
  const database = new Sqlite(at('site.db'), { readonly: true });
  const names = database.prepare<[], string>('SELECT name FROM media').pluck().all();
  database.close();
  return names;
};

it('restores a downloaded archive, and keeps the data from before', async () => {
  await writeFile(at('fetched.tar'), archiveOf(t.app.config.backupsDir, await backup()));
  expect(await run(at('fetched.tar'))).toMatchObject({ failed: false });
  expect(mediaNow()).toEqual(['Mare']);
  expect(readdirSync(at('uploads'))).toEqual(readdirSync(t.app.config.uploadsDir));
  const again = await run(at('fetched.tar'));
  expect(again.output).toMatch(/è tenuto in .*-safety\.sqlite/);
  expect(readdirSync(at('backups')).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('asks for a word before it restores a copy without its files', async () => {
  const copy = at('copy.sqlite');
  const source = new Sqlite(t.app.config.databaseFile, { readonly: true });
  source.prepare('VACUUM INTO ?').run(copy);
  source.close();
  const refused = await run(copy);
  expect(refused).toMatchObject({ failed: true });
  expect(refused.output).toMatch(/copia senza i suoi file: ne mancano 1,[\s\S]*--without-files/);
  expect(readdirSync(folder)).not.toContain('site.db');
  const taken = await run(copy, '--without-files');
  expect(taken.output).toContain('Mancano 1 file');
  expect(mediaNow()).toEqual(['Mare']);
});

it('explains an error in a sentence', async () => {
  mkdirSync(at('backups'));
  await writeFile(at('note.txt'), 'x'.repeat(600));
  for (const [args, sentence] of [
    [[], 'Uso: npm run restore'],
    [['--force', at('note.txt')], 'Uso: npm run restore'],
    [[at('nowhere.sqlite')], 'non esiste'],
    [[at('note.txt')], 'non è un backup di questo sito'],
  ] as const) {
    const { failed, output } = await run(...args);
    expect([failed, output]).toEqual([true, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/\n +at /);
  }
});

it('keeps logins and secret addresses of the site it replaces, and says which count', async () => {
  await writeFile(at('fetched.tar'), archiveOf(t.app.config.backupsDir, await backup()));
  expect((await run(at('fetched.tar'))).output).toContain('Da ora valgono gli utenti del sito');
  const secret = () => {
    const database = new Sqlite(at('site.db'));
    const [found] = database.prepare('SELECT secret FROM own_calendar').pluck().all();
    database.close();
    return found;
  };
  const own = 'f'.repeat(48);
  new Sqlite(at('site.db')).exec(`UPDATE own_calendar SET secret = '${own}'`).close();
  expect((await run(at('fetched.tar'))).output).toContain('restano quelli di adesso');
  expect(secret()).toBe(own);
});

it('puts a backup in the place of a database that is damaged or was made by accident', async () => {
  await writeFile(at('fetched.tar'), archiveOf(t.app.config.backupsDir, await backup()));
  writeFileSync(at('site.db'), 'x'.repeat(5000));
  const { failed, output } = await run(at('fetched.tar'));
  expect([failed, output]).toEqual([
    false,
    expect.stringMatching(/danneggiato: è tenuto in .*\.damaged-/),
  ]);
  expect(mediaNow()).toEqual(['Mare']);
  writeFileSync(at('site.db'), '');
  expect(await run(at('fetched.tar'))).toMatchObject({ failed: false });
  expect(mediaNow()).toEqual(['Mare']);
});

it('the other commands make no database where there is none', async () => {
  mkdirSync(at('backups'));
  await writeFile(at('backups/20260520T100000Z-daily.sqlite'), 'x');
  for (const script of ['admin', 'migrate']) {
    const { failed, output } = await runScript(script);
    expect([script, failed, output]).toEqual([
      script,
      true,
      expect.stringMatching(
        /site\.db non c’è, o è vuoto, ma in .* 1 backup[\s\S]*npm run restore -- FILE/,
      ),
    ]);
  }
  expect(readdirSync(folder)).toEqual(['backups']);
});
