import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { freePort, startSite } from './start-site.ts';

const VARIABLE = 'SHARED_SITE_PORT';

/**
 * Starts a site with the sample house for all files that only write data which no other file reads; it
 * starts while the rules are tested. Returns its stop function.
 */
export const offerSharedSite = async (): Promise<() => Promise<void>> => {
  const port = await freePort();
  env[VARIABLE] = String(port);
  const starting = startSite({ port, settings: { RATE_LIMITS: 'off' } });
  // A failed start fails the tests that wait for it, and again when it is ended.
  starting.catch(() => undefined);
  return async () => (await starting).close();
};

/** The site that several files share, once it answers. */
export const sharedSite = async (): Promise<{ url: string }> => {
  const url = `http://127.0.0.1:${env[VARIABLE]}`;
  const answers = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await setTimeout(100);
  return { url };
};
