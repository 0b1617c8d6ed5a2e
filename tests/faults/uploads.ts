import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from '#scripts/ensure-build.ts';
import { film, mp3, picture } from '#tests/support/media-files.ts';
import { type RawUpload, startUpload } from '#tests/support/raw-upload.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { findLeftovers } from '#tests/support/upload-leftovers.ts';

// `node tests/faults/uploads.ts`: a hundred senders who leave and a hundred hard ends, at random
// moments of uploads. Takes some minutes; what `npm test` has of it are a handful each.

const ROUNDS = 100;
const MEGABYTE = 1024 * 1024;
const PIECE = 64 * 1024;

const files = [
  await picture('jpeg', { width: 1800, height: 1200 }),
  await picture('png', { width: 900, height: 900 }),
  mp3({ frames: 5000 }),
  film({ media: Buffer.alloc(6 * MEGABYTE, 1) }),
];

const randomFile = (): Buffer => files[Math.floor(Math.random() * files.length)] ?? Buffer.of();

/** Sends a file piece by piece, as a line does, up to where it is told to end. */
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
ensureBuild();
let site = await startSite({ settings });
const { token } = await adminApi(site);

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = randomFile();
    const upload = startUpload({ url: site.url, token });
    // Now and then everything is sent, and the answer not waited for.
    await send(upload, bytes, Math.floor(bytes.length * Math.min(1, Math.random() * 1.2)));
    upload.abort();
  }
  const deadline = Date.now() + 20_000;
  const drafts = () =>
    readdirSync(join(site.folder, 'uploads')).filter((name) => name.endsWith('.part'));
  while (drafts().length > 0 && Date.now() < deadline) await wait(50);
  assert.deepEqual(drafts(), []);
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
  stdout.write(`${ROUNDS} senders left: ${await assertWhole(site)} files, nothing else\n`);

  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
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
  stdout.write(
    `${ROUNDS} hard ends: ${acknowledged} acknowledged, ${kept} files kept, none lost\n`,
  );
} finally {
  await site.close();
}
