import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import { memoryOf } from '#tests/bench/process-usage.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { Site } from '#tests/support/start-site.ts';
import { findAddresses, sayTimes, startVisits, visitFor } from './visitors.ts';

export const VISITS_PER_SECOND = 100;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** Until then it is getting warm: every page drawn, the code compiled. */
const WARM_UP_MS = 10_000;
const MAX_WAL_MB = 64;

type Look = { minutes: number; memoryMb: number; walMb: number };

const walMbOf = ({ folder }: Site): number => {
  const hasWal = readdirSync(folder).includes('site.db-wal');
  return hasWal ? statSync(join(folder, 'site.db-wal')).size / 1024 / 1024 : 0;
};

const startLooking = (site: Site) => {
  const looks: Look[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const minutes = (performance.now() - began) / MINUTE_MS;
    looks.push({ minutes, memoryMb: memoryOf(site.pid).own, walMb: walMbOf(site) });
  }, LOOK_EVERY_MS);
  return {
    stop: (): Look[] => {
      clearInterval(timer);
      return looks;
    },
  };
};

/** Megabytes a minute: the straight line that is nearest to all looks. */
const slopeOf = (looks: readonly Look[]): number => {
  const mean = (read: (look: Look) => number): number =>
    looks.reduce((sum, look) => sum + read(look), 0) / looks.length;
  const [time, memory] = [mean(({ minutes }) => minutes), mean(({ memoryMb }) => memoryMb)];
  const together = mean(({ minutes, memoryMb }) => (minutes - time) * (memoryMb - memory));
  return together / mean(({ minutes }) => (minutes - time) ** 2);
};

/** A second start: the first one makes the sample's pictures, and never returns that memory. */
const startAgain = async (): Promise<Site> => {
  const settings = { TRUST_PROXY: '127.0.0.1' };
  const { stop, folder, port } = await startQuietSite({ settings });
  await stop();
  return startQuietSite({ folder, port, settings });
};

/** K1: visitors at an even pace for so many minutes; none is answered badly. */
export const steadyVisits = async (minutes: number): Promise<FaultRow> => {
  const site = await startAgain();
  try {
    const addresses = await findAddresses(site);
    const visitors = { url: site.url, addresses, perSecond: VISITS_PER_SECOND };
    await visitFor(Math.min(WARM_UP_MS, minutes * MINUTE_MS), visitors);
    const visits = startVisits(visitors);
    const looking = startLooking(site);
    await new Promise((resolve) => setTimeout(resolve, minutes * MINUTE_MS));
    const looks = looking.stop();
    const times = await visits.stop();
    const walMb = Math.max(...looks.map((look) => look.walMb));
    if (walMb > MAX_WAL_MB) throw new Error(`The log of the database grew to ${walMb} MB`);
    // The second half only: by then all caches are full.
    const settled = looks.filter((look) => look.minutes > minutes / 2);
    const [first, last] = [looks[0]?.memoryMb ?? 0, looks.at(-1)?.memoryMb ?? 0];
    return {
      id: 'K1',
      found: `${VISITS_PER_SECOND} requests a second for ${minutes} min (${addresses.length} addresses: pages, their files, the calendar): ${sayTimes(times)}, each answered 200; memory (PSS) ${first.toFixed(0)} MB at the beginning, ${last.toFixed(0)} MB at the end, ${slopeOf(settled).toFixed(2)} MB a minute in the second half; WAL at most ${walMb.toFixed(1)} MB`,
    };
  } finally {
    await site.close();
  }
};
