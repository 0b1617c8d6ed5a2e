import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { assertWhole } from '#tests/faults/writing/assert-whole.ts';
import { callerOf } from '#tests/faults/writing/caller.ts';
import { createLedger } from '#tests/faults/writing/ledger.ts';
import { startWriting } from '#tests/faults/writing/start-writing.ts';
import { writers } from '#tests/faults/writing/writers.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
const MOST_WRITES = 60;
/** The promised longest stop. */
const LONGEST_STOP_MS = 20_000;
/** The number of clients that poll the site's health at once, each request on a new connection. */
const WATCHERS = 4;

/** The status of an answer; null if the connection is refused. */
const statusOf = (url: string, agent: Agent): Promise<number | null> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? null));
      response.once('error', () => resolve(null));
    }).once('error', () => resolve(null));
  });

/** Polls the site's health until it no longer answers. Returns the statuses in order. */
const watchHealth = async ({ url }: Site): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  for (;;) {
    const status = await statusOf(`${url}/healthz`, agent);
    if (status === null) break;
    statuses.push(status);
  }
  agent.destroy();
  return statuses;
};

/** K4: SIGTERM while everybody writes. */
export const stoppedWrites = async (rounds: number): Promise<FaultRow> => {
  let site = await startSite({ settings });
  try {
    const api = await adminApi(site);
    await storeMedia(site, api, await pngNamed('Mare'));
    const ledger = createLedger();
    let slowestMs = 0;
    let unwell = 0;
    for (let round = 0; round < rounds; round += 1) {
      const writing = startWriting(callerOf(site.url, api.token), ledger);
      const watching = Array.from({ length: WATCHERS }, () => watchHealth(site));
      await writing.untilAcknowledged(Math.ceil(Math.random() * MOST_WRITES));
      const startedAt = performance.now();
      assert.deepEqual(await site.stop(), { code: 0, signal: null });
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      for (const { status } of await writing.stop()) assert.equal(status, 503);
      for (const statuses of await Promise.all(watching)) {
        // After its first 503 it never answers 200 again.
        assert.match(statuses.join(' '), /^(200 ?)*(503 ?)*$/);
        unwell += statuses.filter((status) => status === 503).length;
      }
      site = await startSite({ folder: site.folder, port: site.port, settings });
      assertWhole(join(site.folder, 'site.db'), ledger);
    }
    assert.ok(slowestMs < LONGEST_STOP_MS);
    return {
      id: 'K4',
      found: `${rounds} × SIGTERM while ${writers.length} wrote at once: exit 0 within ${(slowestMs / 1000).toFixed(1)} s, ${ledger.count()} acknowledged writes, 0 lost, 0 halves; health said 200, then 503 (${unwell} times) or nothing, and never 200 again`,
    };
  } finally {
    await site.close();
  }
};
