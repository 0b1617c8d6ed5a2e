import { setTimeout as wait } from 'node:timers/promises';
import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startLoadGenerator } from './load.ts';
import { startPinnedSite } from './pinned-site.ts';
import { memoryOf } from './process-usage.ts';
import { getRaw } from './raw-answer.ts';

const IDLE_MS = 5000;
/** Of pages, and then of lists. */
const LOAD = { requests: 40_000, connections: 20 };

/** What the process holds once it has shown a page, and after many requests. */
export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory of the built site',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startPinnedSite();
      closeLater(site.close);
      await getRaw(`${site.url}/`);
      await wait(IDLE_MS);
      const idle = memoryOf(site.pid);

      const load = await startLoadGenerator();
      closeLater(load.close);
      for (const path of ['/', '/api/bookings']) {
        const headers = { 'accept-encoding': 'br' };
        await load.run({ url: `${site.url}${path}`, pid: site.pid, headers }, LOAD);
      }
      const loaded = memoryOf(site.pid);
      return [
        { what: 'idle, own part (PSS)', value: idle.own, unit: 'MB', goal: { atMost: 110 } },
        { what: 'idle, resident (RSS)', value: idle.resident, unit: 'MB' },
        {
          what: `after ${2 * LOAD.requests} requests, own part (PSS)`,
          value: loaded.own,
          unit: 'MB',
          goal: { atMost: 180 },
        },
        { what: 'after the requests, resident (RSS)', value: loaded.resident, unit: 'MB' },
      ];
    }),
};
