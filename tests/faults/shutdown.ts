import type { FaultSuite } from './fault-suite.ts';
import { stoppedBackups } from './shutdown/stopped-backups.ts';
import { stoppedWrites } from './shutdown/stopped-writes.ts';

/** The process is stopped during many writes, and while Google Drive hangs. */
export const shutdownFaults: FaultSuite = {
  name: 'shutdown',
  run: async (rounds) => [await stoppedWrites(Math.ceil(rounds / 5)), await stoppedBackups()],
};
