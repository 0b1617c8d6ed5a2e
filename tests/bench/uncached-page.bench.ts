import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { type LoadGenerator, type LoadResult, startLoadGenerator } from './load.ts';
import { type PinnedProcess, startPinned } from './pinned-process.ts';
import { getRaw } from './raw-answer.ts';
import { medianOf } from './rounds.ts';
import type { Order, Ready } from './uncached-page-server.ts';

const ROUNDS = 7;
/** One after the other: every request is a miss, none waits for another's page. */
const SHAPE = { requests: 150, connections: 1 };
const TOGETHER = 50;
const headers = { 'accept-encoding': 'br' };

const tell = async ({ child }: PinnedProcess, order: Order): Promise<number> => {
  child.send(order);
  const [draws] = (await once(child, 'message')) as [number];
  return draws;
};

const missesInTurn = async (
  load: LoadGenerator,
  server: PinnedProcess,
  url: string,
): Promise<LoadResult[]> => {
  const results: LoadResult[] = [];
  await load.run({ url, pid: server.pid, headers }, SHAPE);
  for (let round = 0; round < ROUNDS; round++) {
    results.push(await load.run({ url, pid: server.pid, headers }, SHAPE));
  }
  return results;
};

/** How often a forgotten page is drawn when many ask for it at the same time. */
const drawsOfMissesTogether = async (server: PinnedProcess, url: string): Promise<number> => {
  await tell(server, 'keep');
  await tell(server, 'clear');
  await Promise.all(Array.from({ length: TOGETHER }, () => getRaw(url, headers)));
  return tell(server, 'keep');
};

const figuresOf = (results: LoadResult[], draws: number): Figure[] => [
  {
    what: 'uncached home page, a second of a core',
    value: medianOf(results, (round) => round.requestsPerCoreSecond),
    unit: 'requests/s',
  },
  {
    what: 'processor time of a drawn page, compression included',
    value: medianOf(results, (round) => round.cpuMsPerRequest),
    unit: 'ms',
    goal: { atMost: 5 },
  },
  {
    what: `times drawn for ${TOGETHER} visitors at once`,
    value: draws,
    unit: 'count',
    goal: { atMost: 1 },
  },
];

/** The cost of rendering the home page anew, and that concurrent visitors share one rendering. */
export const uncachedPage: Benchmark = {
  name: 'uncached-page',
  title: 'A home page that is not in the cache',
  measure: () =>
    withClosers(async (closeLater) => {
      const server = await startPinned('uncached-page-server.ts', 'server');
      const { url, folder } = server.ready as Ready;
      closeLater(() => rm(folder, { recursive: true, force: true }));
      closeLater(server.close);
      const load = await startLoadGenerator();
      closeLater(load.close);

      const results = await missesInTurn(load, server, `${url}/`);
      return figuresOf(results, await drawsOfMissesTogether(server, `${url}/`));
    }),
};
