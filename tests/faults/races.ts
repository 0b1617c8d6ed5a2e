import type { FaultSuite } from './fault-suite.ts';
import { racesOfTwoProcesses, racesOnOneSite } from './races/night-races.ts';
import { sameRequest } from './races/same-request.ts';

/** Many requests for the same days, at the same moment. */
export const raceFaults: FaultSuite = {
  name: 'races',
  run: async (rounds) => [
    await racesOnOneSite(Math.ceil(rounds / 2)),
    await racesOfTwoProcesses(Math.ceil(rounds / 2)),
    await sameRequest(Math.ceil(rounds / 10)),
  ],
};
