import type { FaultSuite } from './fault-suite.ts';
import { mixedCrowd } from './load/mixed-crowd.ts';
import { rush } from './load/rush.ts';
import { slowCrowd } from './load/slow-crowd.ts';
import { steadyVisits } from './load/steady-visits.ts';

const SLOW_CLIENTS = 500;
const RUSH = { logins: 200, uploads: 20 };
const MINUTES = 30;
const MIXED_MINUTES = 20;

/** More than a small house ever sees: visitors at an even pace, slow clients, and all at once. */
export const loadFaults: FaultSuite = {
  name: 'load',
  run: async (_rounds, minutes = MINUTES) => [
    await steadyVisits(minutes),
    await mixedCrowd(Math.min(minutes, MIXED_MINUTES)),
    await slowCrowd(SLOW_CLIENTS),
    await rush(RUSH),
  ],
};
