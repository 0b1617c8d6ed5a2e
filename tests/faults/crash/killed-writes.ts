import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { assertWhole } from '#tests/faults/writing/assert-whole.ts';
import { callerOf } from '#tests/faults/writing/caller.ts';
import { createLedger } from '#tests/faults/writing/ledger.ts';
import { startWriting } from '#tests/faults/writing/start-writing.ts';
import { writers } from '#tests/faults/writing/writers.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { startSite } from '#tests/support/start-site.ts';

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
/** The end comes after so many writes at most, and then in the middle of the next ones. */
const MOST_WRITES = 60;
const LONGEST_MS = 40;

/** I1: kill -9 at random points while everybody writes. */
export const killedWrites = async (rounds: number): Promise<FaultRow> => {
  let site = await startSite({ settings });
  try {
    const api = await adminApi(site);
    await storeMedia(site, api, await pngNamed('Mare'));
    const ledger = createLedger();
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(callerOf(site.url, api.token), ledger);
      await writing.untilAcknowledged(Math.ceil(Math.random() * MOST_WRITES));
      await wait(Math.random() * LONGEST_MS);
      await site.kill();
      assert.deepEqual(await writing.stop(), []);
      const startedAt = performance.now();
      site = await startSite({ folder: site.folder, port: site.port, settings });
      assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
      assert.equal((await fetch(`${site.url}/api/homepage`)).status, 200);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      assertWhole(join(site.folder, 'site.db'), ledger);
    }
    const seconds = (slowestMs / 1000).toFixed(1);
    return {
      id: 'I1',
      found: `${rounds} × kill -9 while ${writers.length} wrote at once: ${ledger.count()} acknowledged writes, 0 lost, 0 halves, integrity_check ok and foreign_key_check empty each time; the site answered again after ${seconds} s at most`,
    };
  } finally {
    await site.close();
  }
};
