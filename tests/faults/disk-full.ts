import { fileURLToPath } from 'node:url';
import { runOnSmallDisk } from '#tests/support/small-disk.ts';
import type { FaultRow, FaultSuite } from './fault-suite.ts';

const MEGABYTES = 96;

const script = fileURLToPath(new URL('disk-full/on-small-disk.ts', import.meta.url));

/** No room left, at every point of a write, an upload and a backup. */
export const diskFullFaults: FaultSuite = {
  name: 'disk-full',
  run: async (wished) => {
    // No room at all, too little, and just enough.
    const rounds = Math.max(3, wished);
    const output = await runOnSmallDisk({ megabytes: MEGABYTES, script, args: [String(rounds)] });
    return JSON.parse(output) as FaultRow[];
  },
};
