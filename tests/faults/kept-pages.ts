import type { FaultSuite } from './fault-suite.ts';
import { foreignLock } from './kept-pages/foreign-lock.ts';
import { unknownAddresses } from './kept-pages/unknown-addresses.ts';

const ASKED_PER_SECOND = [30, 100];
const LOCK_SECONDS = 4;

/** The effect of the server's other work on visitors of a cached page. */
export const keptPageFaults: FaultSuite = {
  name: 'kept-pages',
  run: async () => [await unknownAddresses(ASKED_PER_SECOND), await foreignLock(LOCK_SECONDS)],
};
