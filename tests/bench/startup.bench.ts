import { performance } from 'node:perf_hooks';
import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';
import { cpuMsOf } from './process-usage.ts';
import { getRaw } from './raw-answer.ts';
import { median } from './rounds.ts';

const ROUNDS = 5;

/** The built site with data from before, as after an update or a reboot: not its very first start. */
export const startup: Benchmark = {
  name: 'startup',
  title: 'From the start of the process to the first page',
  measure: () =>
    withClosers(async (closeLater) => {
      const first = await startQuietSite();
      closeLater(first.close);
      const { folder, port, url } = first;
      await getRaw(`${url}/`);
      await first.stop();

      const times: number[] = [];
      const cpuTimes: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now();
        const site = await startQuietSite({ folder, port });
        closeLater(site.stop);
        const { status } = await getRaw(`${url}/`, { 'accept-encoding': 'br' });
        times.push(performance.now() - begun);
        cpuTimes.push(cpuMsOf(site.pid));
        if (status !== 200) throw new Error(`The home page answers ${status}`);
        await site.stop();
      }
      return [
        {
          what: 'process started to home page drawn and sent',
          value: median(times),
          unit: 'ms',
          goal: { atMost: 600 },
        },
        { what: 'processor time until then, all threads', value: median(cpuTimes), unit: 'ms' },
        { what: 'the quickest of the rounds', value: Math.min(...times), unit: 'ms' },
      ];
    }),
};
