import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { ReceivedMail } from './smtp-server.ts';
import { freePort, startSite } from './start-site.ts';

const PORT = 'SHARED_SITE_PORT';
const MAILS = 'SHARED_SITE_MAILS';
/** Passkeys need a name. */
const HOST_NAME = 'localhost';

/**
 * Starts a site with the sample house for all files that only write data which no other file reads; it
 * starts while the rules are tested, and writes its mails to files. Returns its stop function.
 */
export const offerSharedSite = async (): Promise<() => Promise<void>> => {
  const port = await freePort();
  const mails = await mkdtemp(join(tmpdir(), 'casa-mails-'));
  Object.assign(env, { [PORT]: String(port), [MAILS]: mails });
  const starting = startSite({
    port,
    hostName: HOST_NAME,
    settings: { RATE_LIMITS: 'off', MAIL_DIR: mails },
  });
  // A failed start fails the tests that wait for it, and again when it is ended.
  starting.catch(() => undefined);
  return async () => {
    await (await starting).close();
    await rm(mails, { recursive: true });
  };
};

/** The address of the site that several files share. */
export const sharedUrl = (): string => `http://${HOST_NAME}:${env[PORT]}`;

const readMail = async (file: string): Promise<ReceivedMail> => {
  const raw = await readFile(file, 'utf8');
  const parsed = await PostalMime.parse(raw);
  const to = (parsed.to ?? []).map(({ address = '' }) => address);
  return { envelope: { from: parsed.from?.address ?? '', to }, raw, parsed };
};

export type SharedSite = {
  url: string;
  /** All that it has sent, the oldest first. */
  mails(): Promise<ReceivedMail[]>;
};

/** The site that several files share, once it answers. */
export const sharedSite = async (): Promise<SharedSite> => {
  const url = sharedUrl();
  const answers = (): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await setTimeout(100);
  return {
    url,
    mails: async () => {
      const folder = env[MAILS] ?? '';
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readMail(join(folder, name))));
    },
  };
};
