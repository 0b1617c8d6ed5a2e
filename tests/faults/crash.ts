import { killedReceipts } from './crash/killed-receipts.ts';
import { killedWrites } from './crash/killed-writes.ts';
import type { FaultSuite } from './fault-suite.ts';

/** The process is killed while everybody writes. */
export const crashFaults: FaultSuite = {
  name: 'crash',
  run: async (rounds) => [await killedWrites(rounds * 2), await killedReceipts(rounds)],
};
