import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sweepUploads } from '#server/features/media/media-files.service.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { createDiskFiller } from '#tests/support/disk-filler.ts';
import { makeUser } from '#tests/support/factories.ts';
import { film, mp3, picture } from '#tests/support/media-files.ts';
import { upload } from '#tests/support/upload.ts';
import { findLeftovers } from '#tests/support/upload-leftovers.ts';
import { createRoomyApp } from './roomy-app.ts';

const files = [
  await picture('jpeg', { width: 1800, height: 1200 }),
  mp3({ frames: 2000 }),
  film({ media: Buffer.alloc(400 * 1024, 1) }),
];
const LONGEST_BYTES = 700 * 1024;

/** I3: no room for an upload, found out only while it is written. */
export const fullWhileUploading = async (disk: string, rounds: number): Promise<FaultRow> => {
  const t = await createRoomyApp(disk, 'uploads-site');
  const filler = createDiskFiller(disk);
  try {
    const { token } = await makeUser(t.app, 'ADMIN');
    let refused = 0;
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      const bytes = files[round % files.length] ?? Buffer.of();
      filler.leave((LONGEST_BYTES * round) / (rounds - 1));
      const { status, body } = await upload(t, token, { bytes });
      if (status === 201) taken += 1;
      else {
        assert.deepEqual([status, body.code], [503, 'UNAVAILABLE'], JSON.stringify(body));
        refused += 1;
      }
      filler.clear();
      const { files: stored, named, loose } = await findLeftovers(t);
      // On a full disk a name may remain in the list of loose files without its file.
      assert.deepEqual(stored, named);
      for (const name of loose) assert.ok(!stored.includes(name), name);
      assert.equal(named.length, taken);
    }
    assert.equal((await upload(t, token, { bytes: files[0] ?? Buffer.of() })).status, 201);
    await sweepUploads(t.app);
    assert.deepEqual((await findLeftovers(t)).loose, []);
    assert.deepEqual(
      readdirSync(join(t.folder, 'uploads')).filter((name) => name[0] === '.'),
      [],
    );
    assert.ok(taken > 0 && refused > 0);
    return {
      id: 'I3',
      found: `${rounds} uploads onto a disk with 0 to ${LONGEST_BYTES / 1024} kB of room, the check of the room left out: ${refused} answered 503, ${taken} taken; no draft, no row without its file, no file without its row`,
    };
  } finally {
    filler.clear();
    await t.close();
  }
};
