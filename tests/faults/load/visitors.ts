import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '#tests/support/start-site.ts';

const CALENDAR = '/api/bookings';
/** One client may make 1,500 reading calls a minute; these together make more. */
const CLIENTS = 100;

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, found = '']) => found)),
];

/** The requests of visitors of the sample house: every page, the files of the first, the calendar. */
export const findAddresses = async ({ url }: Pick<Site, 'url'>): Promise<string[]> => {
  const read = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
  const known = matches(await read('/sitemap.xml'), /<loc>([^<]+)<\/loc>/g);
  const pages = known.map((address) => new URL(address).pathname);
  const files = matches(await read('/'), /(?:src|href)="(\/(?:assets|uploads)\/[^"]+)"/g);
  return files.flatMap((file, index) => [pages[index % pages.length] ?? '/', file, CALENDAR]);
};

export type Visits = {
  count: number;
  p50: number;
  /** Milliseconds from when a visit was due to the last byte of its answer. */
  p95: number;
  p99: number;
  slowest: number;
};

const NANOSECONDS = 1e6;

const summaryOf = (times: RecordableHistogram): Visits => ({
  count: times.count,
  p50: times.percentile(50) / NANOSECONDS,
  p95: times.percentile(95) / NANOSECONDS,
  p99: times.percentile(99) / NANOSECONDS,
  slowest: times.max / NANOSECONDS,
});

export const sayTimes = ({ count, p95, p99, slowest }: Visits): string =>
  `${count} visits, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`;

type VisitOptions = { url: string; addresses: readonly string[]; perSecond: number };

/**
 * Visits at an even pace, however long each takes, until it is stopped, to a site that trusts
 * 127.0.0.1 as a proxy: they come from many addresses in turn. A visit that is not answered
 * with 200 ends them all: `stop` throws.
 */
export const startVisits = ({ url, addresses, perSecond }: VisitOptions) => {
  const times = createHistogram();
  const underway = new Set<Promise<void>>();
  const failures: string[] = [];
  const began = performance.now();
  let isStopped = false;

  const visit = async (path: string, due: number, client: number): Promise<void> => {
    const headers = { 'x-forwarded-for': `198.51.100.${client}` };
    const answer = await fetch(`${url}${path}`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    times.record(Math.max(1, Math.round((performance.now() - due) * NANOSECONDS)));
  };
  const send = (path: string, due: number, client: number): void => {
    const one = visit(path, due, client).catch(({ message, cause }: Error) => {
      const after = Math.round((performance.now() - began) / 1000);
      failures.push(`${message} (${cause ?? path}) after ${after} s`);
    });
    underway.add(one);
    void one.finally(() => underway.delete(one));
  };
  const walk = async (): Promise<void> => {
    for (let number = 0; !isStopped && failures.length === 0; number += 1) {
      const due = began + (number * 1000) / perSecond;
      const rest = due - performance.now();
      if (rest > 0) await wait(rest);
      send(addresses[number % addresses.length] ?? '/', due, number % CLIENTS);
    }
  };
  const walking = walk();

  return {
    stop: async (): Promise<Visits> => {
      isStopped = true;
      await walking;
      await Promise.all(underway);
      if (failures.length > 0) throw new Error(`Visits failed: ${failures.slice(0, 5).join('; ')}`);
      return summaryOf(times);
    },
  };
};

/** Visits for so long. */
export const visitFor = async (ms: number, options: VisitOptions): Promise<Visits> => {
  const visits = startVisits(options);
  await wait(ms);
  return visits.stop();
};
