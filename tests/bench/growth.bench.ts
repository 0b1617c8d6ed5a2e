import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type CloseLater, withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { fillUpTo } from './fill-tables.ts';
import { type LoadResult, startLoadGenerator } from './load.ts';
import { startPinned } from './pinned-process.ts';
import { interleaved, medianOf, medianRatio } from './rounds.ts';
import type { Ready } from './uncached-page-server.ts';

const SIZES = ['10', '1000', '100000'] as const;
const ROUNDS = 5;
const WARM_UP_ROUNDS = 2;
/**
 * A house has about a thousand of each in its lifetime, and never a hundred thousand: there, lists
 * still count all rows.
 */
const MAX_GROWTH = { '1000': 1.2, '100000': 3 };

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

type Size = (typeof SIZES)[number];
type SizedSite = Ready & { pid: number };

const startSized = async (size: Size, closeLater: CloseLater): Promise<SizedSite> => {
  const server = await startPinned('uncached-page-server.ts', 'server');
  const ready = server.ready as Ready;
  closeLater(() => rm(ready.folder, { recursive: true, force: true }));
  closeLater(server.close);
  const database = new Sqlite(join(ready.folder, 'site.db'), { timeout: 20_000 });
  fillUpTo(database, Number(size));
  database.close();
  return { ...ready, pid: server.pid };
};

const figuresOf = (what: string, results: Record<Size, LoadResult[]>): Figure[] => {
  const [smallest, ...larger] = SIZES;
  const cost = ({ cpuMsPerRequest }: LoadResult): number => cpuMsPerRequest;
  return [
    {
      what: `${what}, ${smallest} of each`,
      value: medianOf(results[smallest], cost),
      unit: 'ms',
    },
    ...larger.map(
      (size): Figure => ({
        what: `${what}, ${size} : ${smallest}`,
        value: medianRatio(results[size], results[smallest], cost),
        unit: 'ratio',
        goal: { atMost: MAX_GROWTH[size] },
      }),
    ),
  ];
};

/** The cost of the same answer with ten rows of each kind, a thousand, a hundred thousand. */
export const growth: Benchmark = {
  name: 'growth',
  title: 'Processor time as bookings, posts, media and messages grow',
  measure: () =>
    withClosers(async (closeLater) => {
      const load = await startLoadGenerator();
      closeLater(load.close);
      const sites = new Map<Size, SizedSite>();
      for (const size of SIZES) sites.set(size, await startSized(size, closeLater));
      const figures: Figure[] = [];
      for (const { what, path, requests, forStaff } of addresses) {
        const runAt = (size: Size) => (): Promise<LoadResult> => {
          const { url, pid, token } = sites.get(size) as SizedSite;
          const headers = {
            'accept-encoding': 'br',
            ...(forStaff && { authorization: `Bearer ${token}` }),
          };
          return load.run({ url: `${url}${path}`, pid, headers }, { requests, connections: 1 });
        };
        const contestants = { 10: runAt('10'), 1000: runAt('1000'), 100000: runAt('100000') };
        await interleaved(contestants, WARM_UP_ROUNDS);
        figures.push(...figuresOf(what, await interleaved(contestants, ROUNDS)));
      }
      return figures;
    }),
};
