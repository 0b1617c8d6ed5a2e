import { maxMediaBytes } from '#shared/media/media-rules.ts';
import { uploadLongFilm } from '#tests/support/long-film.ts';
import { memoryPeakDuring } from '#tests/support/memory-peak.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { withClosers } from './closers.ts';
import type { Benchmark } from './figure.ts';
import { startPinnedSite } from './pinned-site.ts';
import { cpuMsOf } from './process-usage.ts';

/** The longest film that is taken, as the first that a new process gets. */
export const longUpload: Benchmark = {
  name: 'upload',
  title: 'A film of 500 MB',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startPinnedSite({ settings: { DEMO_CONTENT: 'off' } });
      closeLater(site.close);
      const { token } = await adminApi(site);

      const began = performance.now();
      const cpuBefore = cpuMsOf(site.pid);
      let status = 0;
      const peak = await memoryPeakDuring(site.pid, async () => {
        const film = { url: site.url, token, bytes: maxMediaBytes.video };
        ({ status } = await uploadLongFilm(film));
      });
      if (status !== 201) throw new Error(`The upload was answered with ${status}`);
      return [
        {
          what: 'memory, more at most',
          value: peak ?? Number.NaN,
          unit: 'MB',
          goal: { atMost: 64 },
        },
        { what: 'processor time', value: cpuMsOf(site.pid) - cpuBefore, unit: 'ms' },
        { what: 'from the first byte to the answer', value: performance.now() - began, unit: 'ms' },
      ];
    }),
};
