import { fileURLToPath } from 'node:url';
import { runOnSmallDisk } from '#tests/support/small-disk.ts';
import type { FaultRow, FaultSuite } from './fault-suite.ts';
import { manyConnections } from './limits/many-connections.ts';
import { rush } from './load/rush.ts';

const MEGABYTES = 24;
const CONNECTIONS = 400;
const OPEN_FILES = 256;
const MEMORY = { logins: 100, uploads: 10, settings: { NODE_OPTIONS: '--max-old-space-size=256' } };

const script = fileURLToPath(new URL('limits/on-unwritable-disk.ts', import.meta.url));

export const startsOnUnwritableDisk = async (): Promise<FaultRow> =>
  JSON.parse(await runOnSmallDisk({ megabytes: MEGABYTES, script, args: [] })) as FaultRow;

const littleMemory = async (): Promise<FaultRow> => {
  const { id, found } = await rush(MEMORY);
  return { id, found: `with a heap of at most 256 MB: ${found}` };
};

/** As little as a system may give: a disk that takes nothing, few open files, little memory. */
export const limitFaults: FaultSuite = {
  name: 'limits',
  run: async () => [
    await startsOnUnwritableDisk(),
    await manyConnections({ connections: CONNECTIONS, openFiles: OPEN_FILES }),
    await littleMemory(),
  ],
};
