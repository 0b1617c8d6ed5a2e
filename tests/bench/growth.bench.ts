import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { fillUpTo } from './fill-tables.ts';
import { startLoadGenerator } from './load.ts';
import { startPinned } from './pinned-process.ts';
import { medianOf } from './rounds.ts';
import type { Ready } from './uncached-page-server.ts';

const SIZES = [10, 1000, 100_000] as const;
const ROUNDS = 3;
const WARM_UP_ROUNDS = 3;
const MAX_GROWTH = 1.2;

type Address = { what: string; path: string; requests: number; forStaff: boolean };

const addresses: Address[] = [
  { what: 'home page, drawn anew', path: '/', requests: 40, forStaff: false },
  { what: 'list of posts, drawn anew', path: '/blog', requests: 40, forStaff: false },
  { what: 'GET /api/bookings', path: '/api/bookings', requests: 400, forStaff: false },
  {
    what: 'a page of bookings for staff',
    path: '/api/bookings/page',
    requests: 400,
    forStaff: true,
  },
  {
    what: 'a page of all bookings for staff',
    path: '/api/bookings/page?past=true',
    requests: 400,
    forStaff: true,
  },
  { what: 'a page of the library', path: '/api/media/page', requests: 400, forStaff: true },
  { what: 'a page of messages', path: '/api/contact/page', requests: 400, forStaff: true },
  { what: 'a page of posts for staff', path: '/api/blog/page', requests: 400, forStaff: true },
];

/** What the same answer costs when there are ten things of each kind, a thousand, a hundred thousand. */
export const growth: Benchmark = {
  name: 'growth',
  title: 'Processor time as bookings, posts, media and messages grow',
  measure: () =>
    withClosers(async (closeLater) => {
      const server = await startPinned('uncached-page-server.ts', 'server');
      const { url, folder, token } = server.ready as Ready;
      closeLater(() => rm(folder, { recursive: true, force: true }));
      closeLater(server.close);
      const load = await startLoadGenerator();
      closeLater(load.close);
      const database = new Sqlite(join(folder, 'site.db'), { timeout: 20_000 });
      closeLater(async () => void database.close());

      const measureAll = async (): Promise<number[]> => {
        const costs: number[] = [];
        for (const { path, requests, forStaff } of addresses) {
          const headers = {
            'accept-encoding': 'br',
            ...(forStaff && { authorization: `Bearer ${token}` }),
          };
          const target = { url: `${url}${path}`, pid: server.pid, headers };
          const shape = { requests, connections: 1 };
          const rounds = [];
          for (let round = 0; round <= ROUNDS; round += 1)
            rounds.push(await load.run(target, shape));
          costs.push(medianOf(rounds.slice(1), ({ cpuMsPerRequest }) => cpuMsPerRequest));
        }
        return costs;
      };

      // What has been asked often has become quick: that must not look like a gain of the larger sizes.
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await measureAll();
      const costs: number[][] = [];
      for (const size of SIZES) {
        fillUpTo(database, size);
        costs.push(await measureAll());
      }
      return addresses.flatMap(({ what }, index): Figure[] => {
        const [first = Number.NaN, ...later] = costs.map((ofSize) => ofSize[index] ?? Number.NaN);
        return [
          { what: `${what}, ${SIZES[0]} of each`, value: first, unit: 'ms' },
          ...later.map(
            (cost, at): Figure => ({
              what: `${what}, ${SIZES[at + 1]} : ${SIZES[0]}`,
              value: cost / first,
              unit: 'ratio',
              goal: { atMost: MAX_GROWTH },
            }),
          ),
        ];
      });
    }),
};
