import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { startQuietSite } from '#tests/bench/pinned-site.ts';
import { memoryOf } from '#tests/bench/process-usage.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { callerOf, Refusal } from '#tests/faults/writing/caller.ts';
import { createLedger } from '#tests/faults/writing/ledger.ts';
import { writers } from '#tests/faults/writing/writers.ts';
import { adminApi } from '#tests/support/site-api.ts';
import type { Site } from '#tests/support/start-site.ts';
import { findAddresses } from './visitors.ts';

const CONNECTIONS = 20;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1000;
/** A pause after each answer: 20 connections make some 30 calls a second. */
const PAUSE_MS = 600;

/** Staff's lists and visitors' questions, each with its parameters of that moment. */
const reads: ((number: number) => string)[] = [
  () => '/bookings',
  (number) => `/bookings/page?page=${1 + (number % 3)}`,
  (number) => `/blog?page=${1 + (number % 2)}`,
  () => '/tasks',
  () => '/contact',
  () => '/media',
  () => '/auth/users',
  () => '/site',
  () => '/property',
  (number) => {
    const startDate = addDays('2027-05-01', number % 90);
    return `/quote?startDate=${startDate}&endDate=${addDays(startDate, 7)}&numberOfGuests=2`;
  },
];

/** Megabytes at the start, the most, and at the end, and the answers by status. */
type Crowd = { startMb: number; mostMb: number; endMb: number; calls: number };

const crowdOf = async (site: Site, minutes: number): Promise<Crowd> => {
  const pages = await findAddresses(site);
  const call = callerOf(site.url, (await adminApi(site)).token);
  const ledger = createLedger();
  const end = performance.now() + minutes * MINUTE_MS;
  let calls = 0;
  const one = async (connection: number): Promise<void> => {
    for (let number = connection; performance.now() < end; number += CONNECTIONS) {
      calls += 1;
      try {
        if (number % 3 === 0) {
          const answer = await fetch(`${site.url}${pages[number % pages.length]}`);
          await answer.arrayBuffer();
          assert.equal(answer.status, 200);
        } else if (number % 3 === 1)
          await call('GET', reads[calls % reads.length]?.(number) ?? '/');
        else await writers[calls % writers.length]?.(call, ledger, 1e6 + number);
      } catch (error) {
        if (!(error instanceof Refusal && error.status < 500)) throw error;
      }
      await wait(PAUSE_MS);
    }
  };
  const startMb = memoryOf(site.pid).own;
  let mostMb = startMb;
  const looking = setInterval(() => {
    mostMb = Math.max(mostMb, memoryOf(site.pid).own);
  }, LOOK_EVERY_MS);
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => one(connection)));
  clearInterval(looking);
  return { startMb, mostMb, endMb: memoryOf(site.pid).own, calls };
};

/** K1: pages, lists and writes of all kinds by twenty connections at once. */
export const mixedCrowd = async (minutes: number): Promise<FaultRow> => {
  // As the service has it.
  const memory = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-old-space-size=256' };
  const site = await startQuietSite({ settings: { RATE_LIMITS: 'off', ...memory } });
  try {
    const { startMb, mostMb, endMb, calls } = await crowdOf(site, minutes);
    return {
      id: 'K1',
      found: `${CONNECTIONS} mixed connections for ${minutes} min, ${calls} calls, none answered 5xx: memory (PSS) ${startMb.toFixed(0)} MB at the beginning, ${mostMb.toFixed(0)} MB at most, ${endMb.toFixed(0)} MB at the end`,
    };
  } finally {
    await site.close();
  }
};
