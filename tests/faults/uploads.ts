import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { film, mp3, picture } from '#tests/support/media-files.ts';
import { type RawUpload, startUpload } from '#tests/support/raw-upload.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { findLeftovers } from '#tests/support/upload-leftovers.ts';
import type { FaultRow, FaultSuite } from './fault-suite.ts';

const MEGABYTE = 1024 * 1024;
const PIECE = 64 * 1024;

const files = [
  await picture('jpeg', { width: 1800, height: 1200 }),
  await picture('png', { width: 900, height: 900 }),
  mp3({ frames: 5000 }),
  film({ media: Buffer.alloc(6 * MEGABYTE, 1) }),
];

const randomFile = (): Buffer => files[Math.floor(Math.random() * files.length)] ?? Buffer.of();

/** Sends a file piece by piece, as over a slow line, up to `end`. */
const send = async (upload: RawUpload, bytes: Buffer, end = bytes.length): Promise<void> => {
  for (let at = 0; at < end; at += PIECE) {
    if (!(await upload.send(bytes.subarray(at, Math.min(at + PIECE, end))))) return;
  }
  if (end === bytes.length) upload.finish();
};

const assertWhole = async (site: Site): Promise<number> => {
  const { files: stored, named, loose } = await findLeftovers(site);
  assert.deepEqual([stored, loose], [named, []]);
  return named.length;
};

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off' };
/** How long a sender's leaving may take to be noticed. */
const NOTICED_WITHIN_MS = 20_000;

const draftsOf = ({ folder }: Site): string[] =>
  readdirSync(join(folder, 'uploads')).filter((name) => name.endsWith('.part'));

/** E3: senders who disconnect during the upload. */
const sendersWhoLeave = async (rounds: number): Promise<FaultRow> => {
  const site = await startSite({ settings });
  try {
    const { token } = await adminApi(site);
    for (let round = 0; round < rounds; round += 1) {
      const bytes = randomFile();
      const upload = startUpload({ url: site.url, token });
      // Now and then everything is sent, and the answer not waited for.
      await send(upload, bytes, Math.floor(bytes.length * Math.min(1, Math.random() * 1.2)));
      upload.abort();
    }
    const deadline = Date.now() + NOTICED_WITHIN_MS;
    while (draftsOf(site).length > 0 && Date.now() < deadline) await wait(50);
    assert.deepEqual(draftsOf(site), []);
    assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
    const kept = await assertWhole(site);
    return { id: 'E3', found: `${rounds} senders left: ${kept} files, nothing else` };
  } finally {
    await site.close();
  }
};

/** E3: the process is killed in the middle. */
const hardEnds = async (rounds: number): Promise<FaultRow> => {
  let site = await startSite({ settings });
  try {
    const { token } = await adminApi(site);
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const answers = Array.from({ length: 3 }, async () => {
        const upload = startUpload({ url: site.url, token });
        await send(upload, randomFile());
        return upload.answer.catch(() => null);
      });
      await wait(Math.random() * 400);
      await site.kill();
      const known = await Promise.all(answers);
      site = await startSite({ folder: site.folder, port: site.port, settings });
      await assertWhole(site);
      const { named } = await findLeftovers(site);
      for (const answer of known) {
        if (answer?.status !== 201) continue;
        assert.ok(named.includes(answer.body.fileName));
        acknowledged += 1;
      }
    }
    const kept = await assertWhole(site);
    return {
      id: 'E3',
      found: `${rounds} × kill -9 during uploads: ${acknowledged} acknowledged, ${kept} files kept, none lost`,
    };
  } finally {
    await site.close();
  }
};

/** Disturbed uploads; `npm run check` has a sample in tests/e2e/uploads.thorough.test.ts. */
export const uploadFaults: FaultSuite = {
  name: 'uploads',
  run: async (rounds) => [await sendersWhoLeave(rounds), await hardEnds(rounds)],
};
