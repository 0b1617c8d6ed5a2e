import { once } from 'node:events';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { env } from 'node:process';
import PostalMime from 'postal-mime';
import { ownConnection } from './sessions.ts';
import { adminApi } from './site-api.ts';
import type { ReceivedMail } from './smtp-server.ts';
import { type Site, startSite } from './start-site.ts';

// A site for each worker of the runner, whose files share it one after another: starting one, and loading its
// back office for the first time, takes longer than most tests. The runner's own process starts and ends it,
// and restores its first backup before each file: no file meets what another has written.

const OFFICE = 'SHARED_SITES';

type Shared = { site: Site; firstBackup: string };

const backupsOf = ({ folder }: Site): string => join(folder, 'backups');
const keptBackup = ({ folder }: Site): string => join(folder, 'first.sqlite');

const startShared = async (): Promise<Shared> => {
  const site = await startSite({
    // Passkeys need a name.
    hostName: 'localhost',
    // Calendars are read from servers of the tests.
    settings: { RATE_LIMITS: 'off', CALENDAR_PRIVATE_ADDRESSES: 'on' },
  });
  const api = await adminApi(site);
  const made = { method: 'local' };
  const { id, fileName } = await api.post<{ id: string; fileName: string }>('/backup/create', made);
  await cp(join(backupsOf(site), fileName), keptBackup(site));
  return { site, firstBackup: id };
};

/** Takes back what earlier files wrote: rows, backups and mails. */
const clear = async ({ site, firstBackup }: Shared): Promise<void> => {
  // A file may have ended the session of the one before.
  const api = await adminApi(site);
  await cp(keptBackup(site), join(backupsOf(site), `${firstBackup}.sqlite`));
  await api.post(`/backup/${firstBackup}/restore`, { source: 'local' });
  for (const folder of [backupsOf(site), join(site.folder, 'mail')]) {
    // The first mail makes the folder.
    const names = await readdir(folder).catch(() => []);
    const written = names.filter((name) => /\.(sqlite|eml)$/.test(name));
    await Promise.all(written.map((name) => rm(join(folder, name))));
  }
};

type Answer = { url: string; folder: string; output: string };

/**
 * Starts a site with the sample house for each worker that asks for one. It writes its mails to files.
 * Returns the function that stops them.
 */
export const offerSharedSites = async (): Promise<() => Promise<void>> => {
  const sites = new Map<string, Promise<Shared>>();
  const answerTo = async (worker: string, isNewFile: boolean): Promise<Answer> => {
    const starting = sites.get(worker) ?? startShared();
    sites.set(worker, starting);
    const shared = await starting;
    if (isNewFile) await clear(shared);
    const { url, folder, output } = shared.site;
    return { url, folder, output: output() };
  };
  const server = createServer(({ url, method }, response) => {
    answerTo(String(url), method === 'POST').then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  env[OFFICE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const starting of sites.values()) await (await starting).site.close();
  };
};

const askForSite = async (method: 'GET' | 'POST'): Promise<Answer> => {
  const answer = await fetch(`${env[OFFICE]}/${env.VITEST_POOL_ID}`, {
    method,
    headers: ownConnection,
  });
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

/** The site that the files of a worker share, as it was at first. For a file's first step, once. */
export const sharedSite = async (): Promise<SharedSite> => {
  const { url, folder } = await askForSite('POST');
  known = url;
  const mailFolder = join(folder, 'mail');
  return {
    url,
    folder,
    output: async () => (await askForSite('GET')).output,
    mails: async () => {
      // The first mail makes the folder.
      const files = await readdir(mailFolder).catch(() => []);
      const names = files.filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readMail(join(mailFolder, name))));
    },
  };
};
