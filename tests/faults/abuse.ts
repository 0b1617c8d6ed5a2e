import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRateLimiter, type LimitName } from '#server/infrastructure/rate-limiter.ts';
import type { FaultRow, FaultSuite } from './fault-suite.ts';

const ADDRESSES_A_ROUND = 2000;
const MEGABYTE = 1024 * 1024;
const MAX_MB = 32;

/** The limits of calls that need no account. */
const open: LimitName[] = [
  'login',
  'loginToAccount',
  'register',
  'forgotPassword',
  'resendConfirmation',
  'bookingRequest',
  'contactMessage',
];

/** An address in a new network each time: neighbours in one network would share its limit. */
const addressOf = (number: number): string =>
  `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;

/** Bytes that are really in use. */
const usedBytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
};

/** H1: an attacker with any number of addresses does not fill the memory. */
const manyPlaces = async (count: number): Promise<FaultRow> => {
  const limiter = createRateLimiter();
  const before = usedBytes();
  for (let number = 0; number < count; number += 1) {
    const use = { clientAddress: addressOf(number), subject: `persona${number}@example.com` };
    for (const limit of open) await limiter.consume(limit, use);
  }
  const usedMb = (usedBytes() - before) / MEGABYTE;
  if (usedMb > MAX_MB) throw new Error(`The limits hold ${usedMb} MB`);
  // Still in use, or it would be gone by now.
  await limiter.consume('login', { clientAddress: addressOf(count) });
  return {
    id: 'H1',
    found: `${count} networks that use all ${open.length} limits which need no account, each about another address: the limits hold ${usedMb.toFixed(0)} MB`,
  };
};

/**
 * Deliberate abuse; most of it is in tests/http/guessing.thorough.test.ts and floods.thorough.test.ts.
 */
export const abuseFaults: FaultSuite = {
  name: 'abuse',
  run: async (rounds) => [await manyPlaces(rounds * ADDRESSES_A_ROUND)],
};
