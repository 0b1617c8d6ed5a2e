import type { FaultSuite } from './fault-suite.ts';
import { floodedAddresses } from './kept-pages/flooded-addresses.ts';
import { foreignLock } from './kept-pages/foreign-lock.ts';

const ASKED_PER_SECOND = 100;
const LOCK_SECONDS = 4;

/** The effect of the server's other work on visitors of a cached page. */
export const keptPageFaults: FaultSuite = {
  name: 'kept-pages',
  run: async () => [...(await floodedAddresses(ASKED_PER_SECOND)), await foreignLock(LOCK_SECONDS)],
};
