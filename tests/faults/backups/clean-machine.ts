import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#server/database/snapshots/content-store.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { pictureCopies } from '#shared/media/picture-copies.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import type { SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';
import { apiOf, createBackup, startBackupSite, untilIdle } from './backup-site.ts';

const fetchArchive = async (site: Site, api: SiteApi, id: string): Promise<Blob> => {
  const { url } = await api.post<{ url: string }>(`/backup/${id}/download`, undefined);
  return (await fetch(`${site.url}${url}`)).blob();
};

const bring = async (site: Site, { token }: SiteApi, archive: Blob): Promise<string> => {
  const body = new FormData();
  body.set('file', new File([archive], 'backup.tar'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/backup/upload`, { method: 'POST', headers, body });
  const { id, error } = (await answer.json()) as { id: string; error?: string };
  if (answer.status !== 201) throw new Error(error);
  return id;
};

const addressesOf = ({ url, picture }: Media): string[] => [
  url,
  ...(picture ? pictureCopies(url, picture).map((copy) => copy.fileName) : []),
];

/** J3: a backup carried to a machine that knows nothing: every file of the library opens, unchanged. */
export const cleanMachine = async (): Promise<FaultRow[]> => {
  const old = await startSite({ settings: { DEMO_CONTENT: 'on', LOG_LEVEL: 'fatal' } });
  const fresh = await startBackupSite();
  try {
    const api = await apiOf(old);
    const media = await api.get<Media[]>('/media');
    const { id } = await createBackup(api);
    const archive = await fetchArchive(old, api, id);
    const there = await apiOf(fresh);
    const brought = await bring(fresh, there, archive);
    await untilIdle(there);
    await there.post(`/backup/${brought}/restore`, undefined);

    const addresses = media.flatMap(addressesOf);
    for (const address of addresses) {
      const answer = await fetch(`${fresh.url}${address}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const path = join(old.folder, address);
      if (answer.status !== 200 || !bytes.equals(readFileSync(path))) {
        throw new Error(`${address} (${await digestOf(path)}) did not come along`);
      }
    }
    return [
      {
        id: 'J3',
        found: `after a restore on a machine that knew nothing ${media.length} files of the library and their copies (${addresses.length} addresses) open with the same bytes`,
      },
    ];
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
};
