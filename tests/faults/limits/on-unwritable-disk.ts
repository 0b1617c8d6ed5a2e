import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { createDiskFiller } from '#tests/support/disk-filler.ts';
import { startSite } from '#tests/support/start-site.ts';

// Runs in a folder that is itself a small disk. Writes its row as JSON.

const [, , disk = ''] = argv;
const folder = join(disk, 'site');
const start = () => startSite({ folder, settings: { DEMO_CONTENT: 'off' } });

/** The site says why it does not start, in a sentence. */
const assertSays = async (reason: string): Promise<void> => {
  await assert.rejects(start(), ({ message }: Error) => {
    assert.ok(message.includes(reason), message);
    assert.doesNotMatch(message, /\n +at /);
    return true;
  });
};

const startsAgain = async (): Promise<void> => {
  const site = await start();
  assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
  await site.stop();
};

mkdirSync(folder);
await startsAgain();
const filler = createDiskFiller(disk);
filler.leave(0);
await startsAgain();
rmSync(join(folder, 'site.db.reserve'));
filler.leave(0);
await assertSays('il disco è pieno');
filler.clear();
await startsAgain();
execFileSync('mount', ['-o', 'remount,ro', disk]);
await assertSays('in sola lettura');
execFileSync('mount', ['-o', 'remount,rw', disk]);
await startsAgain();

const row: FaultRow = {
  id: 'I3',
  found:
    'started with no room at all under data, uploads, backups and mails: it starts by its reserve; without one, and on a file system that is read-only, it says so in a sentence and exits with 1, and starts as soon as it can write',
};
stdout.write(JSON.stringify(row));
