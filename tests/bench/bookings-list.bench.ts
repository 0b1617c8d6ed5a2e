import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { type LoadResult, startLoadGenerator } from './load.ts';
import { startPinned } from './pinned-process.ts';
import { startPinnedSite } from './pinned-site.ts';
import { getRaw } from './raw-answer.ts';
import { interleaved, medianOf, medianRatio } from './rounds.ts';
import { makeTwentyBookings } from './twenty-bookings.ts';

const ROUNDS = 9;
const SHAPE = { requests: 3000, connections: 20 };

type Results = Record<'bare' | 'rest' | 'trpc', LoadResult[]>;

const titles = {
  bare: 'bare better-sqlite3, JSON.stringify and Fastify',
  rest: 'GET /api/bookings',
  trpc: 'bookings.list by tRPC',
};

const figuresOf = (results: Results): Figure[] => [
  ...(['bare', 'rest', 'trpc'] as const).flatMap((name): Figure[] => [
    {
      what: `${titles[name]}, a second of a core`,
      value: medianOf(results[name], (round) => round.requestsPerCoreSecond),
      unit: 'requests/s',
    },
    {
      what: `${titles[name]}, processor time a request`,
      value: medianOf(results[name], (round) => round.cpuMsPerRequest) * 1000,
      unit: 'µs',
    },
  ]),
  ...(['rest', 'trpc'] as const).map(
    (name): Figure => ({
      what: `${titles[name]} : bare, processor time a request`,
      value: medianRatio(results[name], results.bare, (round) => round.cpuMsPerRequest),
      unit: 'ratio',
    }),
  ),
];

/** The three must say the same, or their costs are not to be compared. */
const assertSameRows = async (urls: Record<keyof Results, string>): Promise<void> => {
  const read = async (url: string): Promise<unknown> =>
    JSON.parse((await getRaw(url)).body.toString());
  const rows = JSON.stringify(await read(urls.bare));
  const trpcAnswer = (await read(urls.trpc)) as { result: { data: unknown } };
  const others = [await read(urls.rest), trpcAnswer.result.data].map((value) =>
    JSON.stringify(value),
  );
  if (others.some((other) => other !== rows)) throw new Error('The lists differ');
};

/** A list of twenty rows by REST and by tRPC, against the least that could send it. */
export const bookingsList: Benchmark = {
  name: 'bookings-list',
  title: 'A list of twenty bookings against bare better-sqlite3 and Fastify',
  measure: () =>
    withClosers(async (closeLater) => {
      const folder = await mkdtemp(join(tmpdir(), 'casa-bench-'));
      const databaseFile = join(folder, 'site.db');
      await makeTwentyBookings(databaseFile);
      const site = await startPinnedSite({ folder, settings: { DEMO_CONTENT: 'off' } });
      closeLater(site.close);
      const today = todayAtHouse(new Date());
      const bare = await startPinned('bare-list-server.ts', 'server', databaseFile, today);
      closeLater(bare.close);
      const load = await startLoadGenerator();
      closeLater(load.close);

      const urls = {
        bare: `${bare.ready}/api/bookings`,
        rest: `${site.url}/api/bookings`,
        trpc: `${site.url}/trpc/bookings.list`,
      };
      await assertSameRows(urls);
      const contestants = {
        bare: () => load.run({ url: urls.bare, pid: bare.pid }, SHAPE),
        rest: () => load.run({ url: urls.rest, pid: site.pid }, SHAPE),
        trpc: () => load.run({ url: urls.trpc, pid: site.pid }, SHAPE),
      };
      await interleaved(contestants, 1);
      return figuresOf(await interleaved(contestants, ROUNDS));
    }),
};
