import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SiteApi } from '#tests/support/site-api.ts';
import type { Site } from '#tests/support/start-site.ts';
import type { Contender } from './contenders.ts';

/** Gives a contender its days, or says why not: 'OK' or an error's code. */
export type Party = (contender: Contender) => Promise<string>;

/** The site, through its API. */
export const siteParty =
  ({ url }: Site, { token }: SiteApi): Party =>
  async (contender) => {
    const { startDate, endDate } = contender;
    const [method, path, body] =
      contender.kind === 'stay'
        ? ['PATCH', `/bookings/${contender.id}/status`, { status: 'CONFIRMED' }]
        : ['POST', '/bookings/block', { startDate, endDate, reason: contender.reason }];
    const answer = await fetch(`${url}/api${path}`, {
      method: method as string,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { code } = (await answer.json()) as { code?: string };
    if (answer.ok) return 'OK';
    if (code === 'DATES_TAKEN' && answer.status !== 409) {
      throw new Error(`DATES_TAKEN was answered with ${answer.status}`);
    }
    return code ?? String(answer.status);
  };

export type DeciderOrder = { number: number; contender: Contender };
export type DeciderAnswer = { number: number; outcome: string };

/** A separate process on the same file, without the lock. */
export const startProcessParty = async (databaseFile: string) => {
  const script = fileURLToPath(new URL('decider.ts', import.meta.url));
  const child = fork(script, [databaseFile], { execArgv: [] });
  await once(child, 'message');
  const waiting = new Map<number, (outcome: string) => void>();
  let last = 0;
  child.on('message', ({ number, outcome }: DeciderAnswer) => {
    waiting.get(number)?.(outcome);
    waiting.delete(number);
  });
  const party: Party = (contender) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    last += 1;
    waiting.set(last, resolve);
    child.send({ number: last, contender } satisfies DeciderOrder);
    return promise;
  };
  return {
    party,
    close: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
