import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { digestOf } from '#server/database/snapshots/content-store.ts';
import { verifySnapshot } from '#server/database/snapshots/verify-snapshot.ts';
import type { Backup, BackupStatus } from '#shared/backups.schema.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// A site whose backups suffer faults, and the checks afterwards.

const settings = { DEMO_CONTENT: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };

export const startBackupSite = (before?: Site): Promise<Site> =>
  startSite({ settings, ...(before && { folder: before.folder, port: before.port }) });

/** The site tries its newest backup by itself, soon after its start: one operation at a time. */
export const untilIdle = async (api: SiteApi): Promise<void> => {
  for (;;) {
    const { operation } = await api.get<BackupStatus>('/backup/status');
    if (!operation) return;
    await wait(20);
  }
};

/** Until the site's weekly trial restore has proven a backup. */
export const untilProven = async (api: SiteApi): Promise<void> => {
  while (!(await api.get<BackupStatus>('/backup/status')).lastProvenAt) await wait(20);
};

/** When its turn comes. */
export const createBackup = async (api: SiteApi): Promise<{ id: string }> => {
  await untilIdle(api);
  return api.post<{ id: string }>('/backup/create', { method: 'local' }).catch((error: Error) => {
    if (!error.message.includes('BACKUP_BUSY')) throw error;
    return createBackup(api);
  });
};

const backupsOf = ({ folder }: Site): string => join(folder, 'backups');

/** Asserts that each backup in the folder is whole, and each upload by its digest. */
export const assertWholeBackups = async (site: Site, api: SiteApi): Promise<number> => {
  const folder = backupsOf(site);
  const listed = (await api.get<Backup[]>('/backup/list')).map(({ fileName }) => fileName).sort();
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const backups = files.map(({ name }) => name).filter((name) => name.includes('.sqlite'));
  if (backups.sort().join() !== listed.join()) {
    throw new Error(`On the disk: ${backups.join()}; listed: ${listed.join()}`);
  }
  for (const name of backups) await verifySnapshot(join(folder, name));
  const store = join(folder, 'files');
  for (const sha256 of existsSync(store) ? readdirSync(store) : []) {
    if ((await digestOf(join(store, sha256))) !== sha256) throw new Error(`${sha256} is not whole`);
  }
  return backups.length;
};

export const apiOf = (site: Site): Promise<SiteApi> => adminApi(site);

export const backupFile = (site: Site, id: string): string => join(backupsOf(site), `${id}.sqlite`);
