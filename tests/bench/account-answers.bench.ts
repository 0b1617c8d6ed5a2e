import { performance } from 'node:perf_hooks';
import { ADMIN, type Site } from '#tests/support/start-site.ts';
import { withClosers } from './closers.ts';
import type { Benchmark, Figure } from './figure.ts';
import { startQuietSite } from './pinned-site.ts';

const ROUNDS = 300;
const WARM_UP = 20;

type Case = { name: string; path: string; bodyFor(email: string): Record<string, string> };

const cases: Case[] = [
  {
    name: 'login with a wrong password',
    path: '/api/auth/login',
    bodyFor: (email) => ({ email, password: 'una password sbagliata' }),
  },
  {
    name: 'forgotten password',
    path: '/api/auth/forgot-password',
    bodyFor: (email) => ({ email }),
  },
  {
    name: 'confirmation again',
    path: '/api/auth/resend-confirm-email',
    bodyFor: (email) => ({ email }),
  },
];

const timeOf = async (site: Site, path: string, body: Record<string, string>): Promise<number> => {
  const begun = performance.now();
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - begun;
};

/**
 * How often a time of `some` is longer than one of `others`: 0.5 where they cannot be told apart, 0
 * or 1 where one look is enough (the statistic of Mann and Whitney, as a share).
 */
const longerShare = (some: readonly number[], others: readonly number[]): number => {
  let longer = 0;
  for (const a of some) for (const b of others) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (some.length * others.length);
};

/** The mails that a call causes are sent before the next one is timed. */
const untilQuiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

const compare = async (site: Site, { name, path, bodyFor }: Case): Promise<Figure> => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const pair = [
      { times: known, email: ADMIN.email },
      { times: unknown, email: `nessuno${round + WARM_UP}@example.com` },
    ];
    for (const { times, email } of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const time = await timeOf(site, path, bodyFor(email));
      if (round >= 0) times.push(time);
      await untilQuiet();
    }
  }
  const share = longerShare(known, unknown);
  return {
    what: `${name}: a known address told from an unknown one by time (50 % is a guess)`,
    value: 100 * Math.max(share, 1 - share),
    unit: '%',
    goal: { atMost: 56 },
  };
};

/** Whether the time of an answer tells that an address has an account. */
export const accountAnswers: Benchmark = {
  name: 'account-answers',
  title: 'What the time of an answer tells about an address',
  measure: () =>
    withClosers(async (closeLater) => {
      const site = await startQuietSite({ settings: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
      closeLater(site.close);
      const figures: Figure[] = [];
      for (const each of cases) figures.push(await compare(site, each));
      return figures;
    }),
};
