import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#server/database/snapshots/content-store.ts';
import { verifySnapshot } from '#server/database/snapshots/verify-snapshot.ts';
import type { Backup } from '#shared/backups.schema.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { createDiskFiller } from '#tests/support/disk-filler.ts';
import { makeUser } from '#tests/support/factories.ts';
import { film, picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { createRoomyApp } from './roomy-app.ts';

const PICTURES = 4;

const create = (t: TestApp, token: string) =>
  t.rest('POST', '/backup/create', { token, body: { method: 'local' } });

const addFiles = async (t: TestApp, token: string): Promise<void> => {
  for (let number = 1; number <= PICTURES; number += 1) {
    const change = { width: 600 + number * 100, height: 500 };
    await upload(t, token, { bytes: await picture('jpeg', change) });
  }
  await upload(t, token, { bytes: film({ media: Buffer.alloc(300 * 1024, 1) }) });
};

/** All there is in the folder of backups, but for the notes. Each has to be whole. */
const assertOnlyWhole = async (folder: string): Promise<string[]> => {
  const backups: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() || entry.name === 'notes.json') continue;
    assert.match(entry.name, /^\d{8}T\d{6}Z-manual(-\d+)?\.sqlite$/);
    await verifySnapshot(join(folder, entry.name));
    backups.push(entry.name);
  }
  const store = join(folder, 'files');
  for (const sha256 of existsSync(store) ? readdirSync(store) : []) {
    assert.equal(await digestOf(join(store, sha256)), sha256);
  }
  return backups;
};

/** Bytes that a backup of everything takes. */
const sizeOfBackup = async (t: TestApp, token: string): Promise<number> => {
  await create(t, token);
  const [backup] = (await t.rest('GET', '/backup/list', { token })).body as Backup[];
  assert.ok(backup);
  await t.rest('DELETE', `/backup/${backup.id}`, { token });
  return backup.databaseBytes + backup.filesBytes;
};

/** I3, J2: no room at so many points of making a backup, found out only while it is written. */
export const fullWhileBackingUp = async (disk: string, rounds: number): Promise<FaultRow> => {
  const t = await createRoomyApp(disk, 'backups-site');
  const filler = createDiskFiller(disk);
  try {
    const { token } = await makeUser(t.app, 'ADMIN');
    await addFiles(t, token);
    const { backupsDir } = t.app.config;
    const wanted = (await sizeOfBackup(t, token)) * 1.2;
    let refused = 0;
    let made = 0;
    for (let round = 0; round < rounds; round += 1) {
      filler.leave((wanted * round) / (rounds - 1));
      const { status, body } = await create(t, token);
      if (status === 201) made += 1;
      else {
        assert.deepEqual([status, body.code], [503, 'NO_SPACE'], JSON.stringify(body));
        refused += 1;
      }
      const backups = await assertOnlyWhole(backupsDir);
      assert.equal(backups.length, status === 201 ? 1 : 0);
      filler.clear();
      const listed = (await t.rest('GET', '/backup/list', { token })).body as { id: string }[];
      assert.deepEqual(
        listed.map(({ id }) => `${id}.sqlite`),
        backups,
      );
      for (const { id } of listed) await t.rest('DELETE', `/backup/${id}`, { token });
    }
    assert.equal((await create(t, token)).status, 201);
    assert.ok(made > 0 && refused > 0);
    return {
      id: 'J2',
      found: `${rounds} × a disk that is full at another point of making a backup, from its first byte to its last, the check of the room left out: ${refused} answered 503 NO_SPACE, ${made} made and whole; nothing half listed or kept, and the next one was made as soon as there was room`,
    };
  } finally {
    filler.clear();
    await t.close();
  }
};
