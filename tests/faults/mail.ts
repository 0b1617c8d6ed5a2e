import type { FaultSuite } from './fault-suite.ts';
import { awayServers } from './mail/away-servers.ts';
import { killedDelivery } from './mail/killed-delivery.ts';

/** The mail server refuses, hangs or is there, and the process is killed. */
export const mailFaults: FaultSuite = {
  name: 'mail',
  run: async (rounds) => [
    await awayServers(Math.ceil(rounds / 5)),
    await killedDelivery(Math.ceil(rounds / 5)),
  ],
};
