import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { SiteApi } from '#tests/support/site-api.ts';
import type { Site } from '#tests/support/start-site.ts';
import {
  apiOf,
  assertWholeBackups,
  createBackup,
  startBackupSite,
  untilIdle,
} from './backup-site.ts';

const REQUESTS_PER_SECOND = 100;
const LONGEST_MS = 900;
const TASKS = 40;

const put = async (site: Site, { token }: SiteApi, path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${site.url}/api${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
};

/** The same mark in three tables, so that half a restore would show. */
const mark = async (site: Site, api: SiteApi, name: string): Promise<void> => {
  await put(site, api, '/homepage', { siteName: name });
  await put(site, api, '/property', { name });
  for (let number = 0; number < TASKS; number += 1) {
    await api.post('/task', { name: `${name} ${number}`, completed: false, order_index: 0 });
  }
};

const marksOf = async (api: SiteApi): Promise<string> => {
  const { siteName } = await api.get<{ siteName: string }>('/homepage');
  const { name } = await api.get<{ name: string }>('/property');
  const tasks = await api.get<{ name: string }[]>('/task');
  return [siteName, name, tasks.length].join();
};

/** Visitors who open the home page continuously. */
const startVisits = ({ url }: Site) => {
  let isStopped = false;
  const visits = (async () => {
    while (!isStopped) {
      void fetch(url).catch(() => undefined);
      await wait(1000 / REQUESTS_PER_SECOND);
    }
  })();
  return async () => {
    isStopped = true;
    await visits;
  };
};

type Restores = { old: number; new: number };

/** J4: kill -9 at random during restores under traffic: the data is wholly the one or wholly the other. */
export const killedRestores = async (rounds: number): Promise<FaultRow[]> => {
  let site = await startBackupSite();
  try {
    let api = await apiOf(site);
    await mark(site, api, 'Prima');
    const first = { id: (await createBackup(api)).id, marks: await marksOf(api) };
    await mark(site, api, 'Seconda');
    const second = { id: (await createBackup(api)).id, marks: await marksOf(api) };
    let [present, other] = [second, first];
    const outcomes: Restores = { old: 0, new: 0 };
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      await untilIdle(api);
      const stopVisits = startVisits(site);
      const restoring = api.post(`/backup/${other.id}/restore`, undefined).catch(() => null);
      const again = await fetch(`${site.url}/api/backup/${other.id}/restore`, {
        method: 'POST',
        headers: { authorization: `Bearer ${api.token}` },
      }).catch(() => null);
      if (again?.status === 409 || again?.status === 503) refused += 1;
      await wait((LONGEST_MS * (round + Math.random())) / rounds);
      await site.kill();
      await Promise.all([restoring, stopVisits()]);
      site = await startBackupSite(site);
      api = await apiOf(site);
      const marks = await marksOf(api);
      if (marks === other.marks) {
        [present, other] = [other, present];
        outcomes.new += 1;
      } else if (marks === present.marks) {
        outcomes.old += 1;
      } else {
        throw new Error(`Neither the old data nor the new: ${marks}`);
      }
      await assertWholeBackups(site, api);
    }
    return [
      {
        id: 'J4',
        found: `${rounds} restores under ${REQUESTS_PER_SECOND} requests a second, each ended by kill -9: ${outcomes.old} × wholly old, ${outcomes.new} × wholly new; a second restore meanwhile was refused ${refused} times`,
      },
    ];
  } finally {
    await site.close();
  }
};
