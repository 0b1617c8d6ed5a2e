import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrationNames } from '#server/database/migrations.ts';
import { verifySnapshot } from '#server/database/snapshots/verify-snapshot.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { writeEarlierData } from '#tests/support/earlier-data.ts';
import { startSite } from '#tests/support/start-site.ts';
import { dump } from './dump.ts';
import { backupsIn, startMigration } from './run-migration.ts';

/** How long an undisturbed run takes until its backup is there, and from then on. */
type Pace = { untilBackupMs: number; afterBackupMs: number };
type Texts = { before: string; after: string };

const measure = async (folder: string): Promise<Pace> => {
  const startedAt = performance.now();
  const migration = startMigration(folder);
  await migration.backedUp;
  const backedUpAt = performance.now();
  assert.equal(await migration.ended, 0);
  return {
    untilBackupMs: backedUpAt - startedAt,
    afterBackupMs: performance.now() - backedUpAt,
  };
};

/** Every other one is killed while the schema changes, the rest anywhere. */
const killAtRandom = async (folder: string, pace: Pace, round: number): Promise<void> => {
  const migration = startMigration(folder);
  if (round % 2 === 0) {
    await migration.backedUp;
    await wait(Math.random() * pace.afterBackupMs);
  } else {
    await wait(Math.random() * (pace.untilBackupMs + pace.afterBackupMs));
  }
  migration.kill();
  await migration.ended;
};

/** Asserts that each backup can be restored, and holds the data from before. */
const assertBackups = async (folder: string, before: string): Promise<number> => {
  const backups = backupsIn(folder);
  for (const backup of backups) {
    await verifySnapshot(backup);
    assert.equal(dump(backup), before);
  }
  return backups.length;
};

type Outcome = 'old' | 'new';

/** Checks the state after a killed run, and lets the next run finish. */
const settle = async (folder: string, { before, after }: Texts): Promise<Outcome> => {
  const file = join(folder, 'site.db');
  const found = dump(file);
  const outcome = found === after ? 'new' : 'old';
  if (outcome === 'old') assert.equal(found, before, 'neither wholly old nor wholly new');
  const backups = await assertBackups(folder, before);
  if (outcome === 'new') assert.ok(backups > 0, 'the schema changed without a backup');
  else {
    assert.equal(await startMigration(folder).ended, 0);
    assert.equal(dump(file), after);
    assert.ok((await assertBackups(folder, before)) > 0);
  }
  return outcome;
};

/** Asserts that the whole site serves the current data. */
const assertServes = async (folder: string): Promise<void> => {
  const site = await startSite({ folder, settings: { DEMO_CONTENT: 'off', LOG_LEVEL: 'fatal' } });
  try {
    assert.equal((await fetch(`${site.url}/healthz`)).status, 200);
    assert.equal((await fetch(site.url)).status, 200);
  } finally {
    await site.stop();
  }
};

const killFrom = async (last: string, rounds: number): Promise<Record<Outcome, number>> => {
  const root = mkdtempSync(join(tmpdir(), 'migrations-'));
  const houseCalled = (name: string): string => {
    const folder = join(root, name);
    mkdirSync(folder);
    copyFileSync(join(root, 'earlier.db'), join(folder, 'site.db'));
    return folder;
  };
  try {
    await writeEarlierData(join(root, 'earlier.db'), last);
    const undisturbed = houseCalled('undisturbed');
    const pace = await measure(undisturbed);
    const before = dump(join(root, 'earlier.db'));
    const texts = { before, after: dump(join(undisturbed, 'site.db')) };
    const outcomes = { old: 0, new: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const folder = houseCalled(`round-${round}`);
      await killAtRandom(folder, pace, round);
      outcomes[await settle(folder, texts)] += 1;
      if (round === rounds - 1) await assertServes(folder);
      rmSync(folder, { recursive: true });
    }
    return outcomes;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

/** I7: kill -9 while the database is brought to today's schema from each earlier one. */
export const killedMigrations = async (
  rounds: number,
  steps: readonly string[] = migrationNames.slice(0, -1),
): Promise<FaultRow> => {
  const total = { old: 0, new: 0 };
  for (const step of steps) {
    const outcomes = await killFrom(step, rounds);
    total.old += outcomes.old;
    total.new += outcomes.new;
  }
  return {
    id: 'I7',
    found: `${rounds} × kill -9 during the update from each of ${steps.length} earlier schemas: ${total.old} × wholly old, ${total.new} × wholly new, every row as it was; a verified backup of the data before stood there wherever the schema had changed, the next run ended the update, and the site served`,
  };
};
