import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DoorName, HostileCall } from '#tests/support/hostile/hostile-calls.ts';
import { sendHostile } from '#tests/support/hostile/send-hostile.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { isFromElsewhere, waysOut } from '#tests/support/upload-paths.ts';
import type { FaultRow, FaultSuite } from './fault-suite.ts';

/** Per round: a hundred rounds make the promised ten thousand calls of each transport. */
const CALLS_A_ROUND = 100;

const TEN_MEGABYTES = 10 * 1024 * 1024;
const HUGE_CALLS = 10;

const paths: Record<DoorName, string> = { REST: '/api/contact', tRPC: '/trpc/messages.create' };

const hugeCalls = (transport: DoorName): HostileCall[] =>
  Array.from({ length: HUGE_CALLS }, () => ({
    method: 'POST',
    path: paths[transport],
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna', message: 'x'.repeat(TEN_MEGABYTES) }),
  }));

const nonsenseBy = async (
  site: Site,
  token: string,
  transport: DoorName,
  rounds: number,
): Promise<FaultRow> => {
  const seed = randomInt(2 ** 31);
  const target = { url: site.url, token, databaseFile: join(site.folder, 'site.db') };
  const count = rounds * CALLS_A_ROUND;
  const { taken, refused, cut } = await sendHostile(target, {
    transport,
    count,
    seed,
    more: hugeCalls(transport),
  });
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
  const found = `${count} generated calls by ${transport}: ${refused} refused, ${taken} taken, ${cut} of 10 MB cut off; 0 answers that are the server's fault, 0 with code, SQL or a path in them, 0 refused and yet written (seed ${seed})`;
  return { id: 'D1', found };
};

const DEPTHS = [1, 2, 3, 4, 6, 9];
const SECRET = 'quello che nessuno deve leggere';

/** E4: addresses that lead out of the uploads. */
const waysOutOfUploads = async (site: Site): Promise<FaultRow> => {
  writeFileSync(join(site.folder, 'secret.txt'), SECRET);
  const addresses = waysOut({ name: '0123456789abcdef01234567.png', depths: DEPTHS });
  for (const address of addresses) {
    const { status = 0, body } = await rawRequest(site.url, address);
    assert.ok((status >= 300 && status < 500) || status === 200, `${status} ${address}`);
    assert.ok(!isFromElsewhere(body, SECRET), address);
    if (status === 200) assert.match(body, /^<!DOCTYPE html>/i, address);
  }
  return {
    id: 'E4',
    found: `${addresses.length} addresses that lead out of the uploads: 0 bytes from elsewhere`,
  };
};

/** Malformed calls; `npm run check` has a sample in tests/http/hostile-input.thorough.test.ts. */
export const badInputFaults: FaultSuite = {
  name: 'bad-input',
  run: async (rounds) => {
    // Passkeys need a domain name.
    const site = await startSite({
      hostName: 'localhost',
      settings: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    });
    try {
      const { token } = await adminApi(site);
      const rows = [
        await waysOutOfUploads(site),
        await nonsenseBy(site, token, 'REST', rounds),
        await nonsenseBy(site, token, 'tRPC', rounds),
      ];
      // An exit would have failed the tests before; a log line like this means a failed call.
      assert.doesNotMatch(site.output(), /(call|request|page) failed/);
      return rows;
    } finally {
      await site.close();
    }
  },
};
