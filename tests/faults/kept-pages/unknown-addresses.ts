import { setTimeout as wait } from 'node:timers/promises';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import { memoryOf } from '#tests/bench/process-usage.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { Site } from '#tests/support/start-site.ts';
import { sayHome, visitHomeDuring } from './home-visits.ts';

const SECONDS = 15;
/** Addresses without an answer: no route, or an unknown slug. */
const KINDS = [
  '/niente',
  '/pages/niente',
  '/blog/niente',
  '/gallery/niente',
  '/reset-password/niente',
];
const FORESEEN = [200, 404, 429, 503];

/** Requests a new address each time. Throws on an unexpected answer. */
const askForUnknown = async ({ url }: Site, perSecond: number): Promise<void> => {
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < perSecond * SECONDS; number += 1) {
    const rest = began + (number * 1000) / perSecond - performance.now();
    if (rest > 0) await wait(rest);
    const path = `${KINDS[number % KINDS.length]}-${perSecond}-${number}`;
    asked.push(
      fetch(`${url}${path}`).then(async (answer) => {
        await answer.arrayBuffer();
        if (!FORESEEN.includes(answer.status)) throw new Error(`${path}: ${answer.status}`);
      }),
    );
  }
  await Promise.all(asked);
};

/** H2: the kept home page while a script asks for address after address that does not exist. */
export const unknownAddresses = async (rates: readonly number[]): Promise<FaultRow> => {
  const site = await startQuietSite();
  try {
    await visitHomeDuring(site, () => wait(5000));
    const quiet = await visitHomeDuring(site, () => wait(SECONDS * 1000));
    const before = memoryOf(site.pid).own;
    const busy: string[] = [];
    for (const rate of rates) {
      const home = await visitHomeDuring(site, () => askForUnknown(site, rate));
      busy.push(`with ${rate} a second ${sayHome(home)}`);
    }
    const grown = memoryOf(site.pid).own - before;
    return {
      id: 'H2',
      found: `the kept home page while another address that does not exist is asked for each time: ${busy.join('; ')}; without them ${sayHome(quiet)}; memory ${grown.toFixed(0)} MB more`,
    };
  } finally {
    await site.close();
  }
};
