import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { hashToken } from '#server/features/accounts/session-token.ts';
import { untilIdle, untilProven } from '#tests/faults/backups/backup-site.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { callerOf, Refusal } from '#tests/faults/writing/caller.ts';
import { createDiskFiller, type DiskFiller } from '#tests/support/disk-filler.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

/** Nobody answers at this mail server: mails wait, and a start resumes them. */
const NO_MAIL_SERVER = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '1', SMTP_TLS: 'off' };
const settings = {
  ...{ DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
  ...NO_MAIL_SERVER,
};
const LOGINS = 5;

/** A site with waiting mails, and a post, a picture and a backup for each round, made where there is room for them. */
const prepare = async (folder: string, rounds: number): Promise<void> => {
  const roomy = mkdtempSync(join(tmpdir(), 'casa-roomy-'));
  const site = await startSite({ folder: roomy, settings });
  const api = await adminApi(site);
  for (let round = 0; round < rounds; round += 1) {
    const { url: coverImage } = await storeMedia(site, api, await pngNamed(`Mare ${round}`));
    const content = `<p>${'Il mare è a due passi. '.repeat(400)}</p>`;
    await api.post('/blog', {
      title: `Articolo ${round}`,
      excerpt: 'Il mare.',
      content,
      coverImage,
    });
    await api.post('/backup/create', { method: 'local' });
  }
  await api.post('/auth/forgot-password', { email: ADMIN.email });
  await site.stop();
  cpSync(roomy, folder, { recursive: true });
  rmSync(roomy, { recursive: true });
};

/** Leaves no byte, and writes until that is refused. */
const fill = async (filler: DiskFiller, site: Site, token: string): Promise<void> => {
  const call = callerOf(site.url, token);
  filler.leave(0);
  for (;;) {
    try {
      await call('POST', '/task', { name: 'Comprare le lampadine' });
    } catch (error) {
      assert.ok(error instanceof Refusal);
      assert.deepEqual([error.status, error.code], [503, 'NO_SPACE'], error.message);
      assert.match(
        error.message,
        /disco del server è pieno.*Cancella vecchi backup in Copie di sicurezza/,
      );
      break;
    }
  }
};

/** A session that the site deletes as soon as somebody uses it. */
const expireSession = (folder: string, token: string): void => {
  const database = new Sqlite(join(folder, 'site.db'), { timeout: 5000 });
  const expire = database.prepare('UPDATE sessions SET created_at = ? WHERE token_hash = ?');
  assert.equal(expire.run('2020-01-01T00:00:00.000Z', hashToken(token)).changes, 1);
  database.close();
};

/** I3: on a full disk people log in and delete, and the site starts. */
export const makingRoom = async (disk: string, rounds: number): Promise<FaultRow> => {
  const folder = join(disk, 'making-room');
  mkdirSync(folder);
  const filler = createDiskFiller(disk);
  let site: Site | undefined;
  try {
    await prepare(folder, rounds);
    site = await startSite({ folder, settings });
    // The trial of the newest backup needs room for a copy of it.
    await untilProven(await adminApi(site));
    for (let round = 0; round < rounds; round += 1) {
      const { token: former } = await adminApi(site);
      expireSession(folder, former);
      await fill(filler, site, (await adminApi(site)).token);
      await callerOf(site.url, former)('POST', '/auth/login', ADMIN);
      for (let login = 0; login < LOGINS; login += 1) await adminApi(site);
      await site.stop();
      filler.leave(0);
      site = await startSite({ folder, port: site.port, settings });
      for (const [list, item] of [
        ['/blog/all', '/blog/ID'],
        ['/media', '/media/ID?evenIfUsed=true'],
        ['/backup/list', '/backup/ID'],
      ] as const) {
        filler.leave(0);
        const api = await adminApi(site);
        // A start may verify a backup.
        await untilIdle(api);
        const [first] = await api.get<{ id: number | string }[]>(list);
        await api.delete(item.replace('ID', String(first?.id)));
      }
      await (await adminApi(site)).post('/task', { name: 'Comprare le lampadine' });
      filler.clear();
    }
    return {
      id: 'I3',
      found: `${rounds} × not a byte left: ${rounds * (LOGINS + 5)} logins, and each time a start, and a post, a picture and a backup deleted; staff read what to delete, and saving works again afterwards`,
    };
  } finally {
    await site?.close();
    filler.clear();
  }
};
