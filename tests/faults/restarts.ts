import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type KeptSocket, startOnKeptSocket } from '#tests/support/kept-socket.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { freePort } from '#tests/support/start-site.ts';
import type { FaultSuite } from './fault-suite.ts';
import { startSending } from './restarts/senders.ts';

/** Between two restarts, so that each begins among calls of every kind. */
const CALLS = 40;

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };

const versionOfCaddy = (): string => {
  const { stdout } = spawnSync('caddy', ['version'], { encoding: 'utf8' });
  if (stdout) return stdout.trim();
  throw new Error(
    'Caddy is missing. On Debian: apt-get install caddy, and systemctl disable --now caddy',
  );
};

/** deploy/Caddyfile with addresses of this machine, and without TLS, which needs a domain. */
const caddyfile = (url: string, site: string): string => {
  const [house = ''] = readFileSync('deploy/Caddyfile', 'utf8').split(/^www\./m);
  const here = house.replace('casa.example', url).replace('127.0.0.1:3000', new URL(site).host);
  return `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${here}`;
};

const startCaddy = async (site: string): Promise<{ url: string; close(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, caddyfile(url, site));
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH: env.PATH, HOME: folder },
    stdio: 'ignore',
  });
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (caddy.exitCode === null && !(await isUp())) await wait(20);
  return {
    url,
    close: async () => {
      caddy.kill('SIGTERM');
      if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

/** Restarts a site while everybody sends. Returns what was sent and the longest wait. */
export const restartWhileSending = async (
  site: KeptSocket,
  { url, restarts, each }: { url: string; restarts: number; each: number },
) => {
  const { token } = await adminApi({ url });
  const sending = startSending({ url, folder: site.folder, token, each });
  for (let round = 0; round < restarts; round += 1) {
    await sending.untilAnswered(CALLS);
    await site.restart();
  }
  await sending.untilAnswered(CALLS);
  return sending.finish();
};

/** Forms, logins and visits through Caddy while the site restarts. */
export const restartFaults: FaultSuite = {
  name: 'restarts',
  run: async (rounds) => {
    const version = versionOfCaddy();
    const restarts = Math.ceil(rounds / 10);
    const site = await startOnKeptSocket(settings);
    const caddy = await startCaddy(site.url);
    try {
      const options = { url: caddy.url, restarts, each: 2 };
      const { sent, slowestMs } = await restartWhileSending(site, options);
      const { message, save, login, visit } = sent;
      return [
        {
          id: 'I8',
          found: `${restarts} restarts behind Caddy ${version}: ${message} messages, ${save} saves and ${login} logins, each done once, and ${visit} visits; the longest wait ${(slowestMs / 1000).toFixed(1)} s`,
        },
      ];
    } finally {
      await caddy.close();
      await site.close();
    }
  },
};
