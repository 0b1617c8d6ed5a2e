import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { assertWhole } from '#tests/faults/writing/assert-whole.ts';
import { callerOf, type Refusal } from '#tests/faults/writing/caller.ts';
import { createLedger } from '#tests/faults/writing/ledger.ts';
import { startWriting, type Writing } from '#tests/faults/writing/start-writing.ts';
import { createDiskFiller } from '#tests/support/disk-filler.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
/** The room left on the disk when writing begins, at most: more than a few writes take. */
const MOST_LEFT_BYTES = 256 * 1024;
const REFUSALS = 20;

/** All call as staff. */
const assertPutOff = (refusal: Refusal): void => {
  assert.deepEqual([refusal.status, refusal.code], [503, 'NO_SPACE'], refusal.message);
  assert.match(refusal.message, /disco del server è pieno/);
};

/** Writes until the disk is full, and goes on. Returns the refusals from then on. */
const untilRefused = async (writing: Writing): Promise<Refusal[]> => {
  await writing.untilRefused(REFUSALS);
  return writing.stop();
};

/** I3: no room for the database while everybody writes. */
export const fullWhileWriting = async (disk: string, rounds: number): Promise<FaultRow> => {
  const folder = join(disk, 'site');
  mkdirSync(folder);
  const filler = createDiskFiller(disk);
  // Elsewhere: an upload asks for more room than a small disk has.
  const uploads = mkdtempSync(join(tmpdir(), 'casa-uploads-'));
  const site = await startSite({ folder, settings: { ...settings, UPLOADS_DIR: uploads } });
  try {
    const api = await adminApi(site);
    await storeMedia(site, api, await pngNamed('Mare'));
    const call = callerOf(site.url, api.token);
    const ledger = createLedger();
    const databaseFile = join(folder, 'site.db');
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      filler.leave((MOST_LEFT_BYTES * round) / rounds);
      const refusals = await untilRefused(startWriting(call, ledger));
      refusals.forEach(assertPutOff);
      refused += refusals.length;
      for (const path of ['/', '/blog', '/api/homepage', '/api/prices', '/healthz']) {
        assert.equal((await fetch(`${site.url}${path}`)).status, 200, path);
      }
      await api.get('/task');
      assertWhole(databaseFile, ledger);

      filler.clear();
      const again = startWriting(call, ledger);
      await again.untilAcknowledged(5);
      assert.deepEqual(await again.stop(), []);
      assertWhole(databaseFile, ledger);
    }
    return {
      id: 'I3',
      found: `${rounds} × no room left on the disk of the database while everybody wrote: ${refused} writes answered 503 with a word in Italian, ${ledger.count()} acknowledged and stored, 0 lost, 0 halves; pages, lists and health answered 200 meanwhile; writes went on without a restart as soon as there was room`,
    };
  } finally {
    await site.close();
    filler.clear();
    rmSync(uploads, { recursive: true, force: true });
  }
};
