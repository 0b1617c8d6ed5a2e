import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { env } from 'node:process';
import PostalMime from 'postal-mime';
import type { ReceivedMail } from './smtp-server.ts';
import { type Site, startSite } from './start-site.ts';

// A site for each worker of the runner, whose files share it one after another: starting one, and loading its
// back office for the first time, takes longer than most tests. The runner's own process starts and ends it.

const OFFICE = 'SHARED_SITES';

const startShared = (): Promise<Site> =>
  startSite({
    // Passkeys need a name.
    hostName: 'localhost',
    // Calendars are read from servers of the tests.
    settings: { RATE_LIMITS: 'off', CALENDAR_PRIVATE_ADDRESSES: 'on' },
  });

type Answer = { url: string; folder: string; output: string };

/**
 * Starts a site with the sample house for each worker that asks for one. It writes its mails to files.
 * Returns the function that stops them.
 */
export const offerSharedSites = async (): Promise<() => Promise<void>> => {
  const sites = new Map<string, Promise<Site>>();
  const siteOf = async (worker: string): Promise<Answer> => {
    const starting = sites.get(worker) ?? startShared();
    sites.set(worker, starting);
    const { url, folder, output } = await starting;
    return { url, folder, output: output() };
  };
  const server = createServer(({ url = '' }, response) => {
    siteOf(url).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  env[OFFICE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const starting of sites.values()) await (await starting).close();
  };
};

const askForSite = async (): Promise<Answer> => {
  const answer = await fetch(`${env[OFFICE]}/${env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

const readMail = async (file: string): Promise<ReceivedMail> => {
  const raw = await readFile(file, 'utf8');
  const parsed = await PostalMime.parse(raw);
  const to = (parsed.to ?? []).map(({ address = '' }) => address);
  return { envelope: { from: parsed.from?.address ?? '', to }, raw, parsed };
};

export type SharedSite = {
  url: string;
  /** Holds its database and uploads. */
  folder: string;
  /** Everything it wrote so far, log and errors. */
  output(): Promise<string>;
  /** All that it has sent, the oldest first. */
  mails(): Promise<ReceivedMail[]>;
};

let known: string | undefined;

/** The address of the worker's site, if a file has asked for it. */
export const sharedUrl = (): string | undefined => known;

/** The site that the files of a worker share. Who changes what others read puts it back. */
export const sharedSite = async (): Promise<SharedSite> => {
  const { url, folder } = await askForSite();
  known = url;
  const mailFolder = join(folder, 'mail');
  return {
    url,
    folder,
    output: async () => (await askForSite()).output,
    mails: async () => {
      // The first mail makes the folder.
      const files = await readdir(mailFolder).catch(() => []);
      const names = files.filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readMail(join(mailFolder, name))));
    },
  };
};
