import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { type LoadResult, startLoadGenerator } from './load.ts';
import { startPinned } from './pinned-process.ts';
import { startPinnedSite } from './pinned-site.ts';
import { getRaw } from './raw-answer.ts';
import { interleaved, medianOf, medianRatio } from './rounds.ts';

const ROUNDS = 9;
const SHAPE = { requests: 10_000, connections: 20 };
const headers = { 'accept-encoding': 'br' };

const figuresOf = (site: LoadResult[], bare: LoadResult[], pageBytes: number): Figure[] => [
  { what: 'the page over the wire', value: pageBytes / 1024, unit: 'KB' },
  {
    what: 'a bare Fastify route, a second of a core',
    value: medianOf(bare, (round) => round.requestsPerCoreSecond),
    unit: 'requests/s',
  },
  {
    what: 'the cached home page, a second of a core',
    value: medianOf(site, (round) => round.requestsPerCoreSecond),
    unit: 'requests/s',
  },
  {
    what: 'cached page : bare route',
    value: medianRatio(site, bare, (round) => round.requestsPerCoreSecond),
    unit: 'ratio',
    goal: { atLeast: 0.9 },
  },
  {
    what: 'cached page : bare route, by the clock on the wall',
    value: medianRatio(site, bare, (round) => round.requestsPerSecond),
    unit: 'ratio',
  },
];

/** The site's home page from its cache against a route that does nothing but send the same bytes. */
export const cachedPage: Benchmark = {
  name: 'cached-page',
  title: 'A cached home page against a bare Fastify route with the same bytes',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startPinnedSite();
      closeLater(site.close);
      const url = `${site.url}/`;
      const page = await getRaw(url, headers);
      const bare = await startPinned('bare-page-server.ts', 'server', url);
      closeLater(bare.close);
      const load = await startLoadGenerator();
      closeLater(load.close);

      const targets = {
        site: { url, pid: site.pid, headers },
        bare: { url: `${bare.ready}/`, pid: bare.pid, headers },
      };
      const contestants = {
        site: () => load.run(targets.site, SHAPE),
        bare: () => load.run(targets.bare, SHAPE),
      };
      await interleaved(contestants, 1);
      const results = await interleaved(contestants, ROUNDS);
      return figuresOf(results.site, results.bare, page.body.length);
    }),
};
