import { setTimeout as wait } from 'node:timers/promises';
import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startLoadGenerator } from './load.ts';
import { startPinnedSite } from './pinned-site.ts';
import { memoryOf } from './process-usage.ts';
import { getRaw } from './raw-answer.ts';

const IDLE_MS = 4000;
/** Of pages, and then of lists. */
const LOAD = { requests: 30_000, connections: 20 };
const headers = { 'accept-encoding': 'br' };

/**
 * What the process holds once it has shown a page, and after many requests. The very first start
 * is apart: it makes the sample's pictures, and what that took is given back by the next start only.
 */
export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory of the built site',
  measure: () =>
    withClosers(async (closeLater) => {
      const first = await startPinnedSite();
      closeLater(first.close);
      await getRaw(`${first.url}/`, headers);
      await wait(IDLE_MS);
      const afterSample = memoryOf(first.pid);
      await first.stop();

      const site = await startPinnedSite({ folder: first.folder, port: first.port });
      closeLater(site.stop);
      await getRaw(`${site.url}/`, headers);
      await wait(IDLE_MS);
      const idle = memoryOf(site.pid);

      const load = await startLoadGenerator();
      closeLater(load.close);
      for (const path of ['/', '/api/bookings']) {
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
        {
          what: 'after the first start, which makes the sample, own part (PSS)',
          value: afterSample.own,
          unit: 'MB',
        },
      ];
    }),
};
