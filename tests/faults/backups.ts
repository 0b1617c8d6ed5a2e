import { cleanMachine } from './backups/clean-machine.ts';
import { killedBackups } from './backups/killed-backups.ts';
import { killedRestores } from './backups/killed-restores.ts';
import { snapshotsUnderWrites } from './backups/snapshots-under-writes.ts';
import type { FaultSuite } from './fault-suite.ts';

/** Backups and restores that are disturbed in every way. */
export const backupFaults: FaultSuite = {
  name: 'backups',
  run: async (rounds) => [
    ...(await snapshotsUnderWrites(rounds)),
    ...(await killedBackups(rounds)),
    ...(await cleanMachine()),
    ...(await killedRestores(Math.ceil(rounds / 2))),
  ],
};
