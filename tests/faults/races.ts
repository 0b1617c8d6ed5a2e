import type { FaultSuite } from './fault-suite.ts';
import { nightRaces } from './races/night-races.ts';
import { sameRequest } from './races/same-request.ts';

/** Many who want the same, at the same moment. */
export const raceFaults: FaultSuite = {
  name: 'races',
  run: async (rounds) => [
    ...(await nightRaces(Math.ceil(rounds / 2))),
    await sameRequest(Math.ceil(rounds / 10)),
  ],
};
