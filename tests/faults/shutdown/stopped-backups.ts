import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backup } from '#shared/backups.schema.ts';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { startDriveServer } from '#tests/support/drive-server.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

const listBackups = async (site: Site): Promise<Backup[]> =>
  (await adminApi(site)).get<Backup[]>('/backup/list');

/** K3: the site is stopped while Google Drive accepts a file and does not answer. */
export const stoppedBackups = async (): Promise<FaultRow> => {
  const drive = await startDriveServer();
  const settings = { DEMO_CONTENT: 'off', LOG_LEVEL: 'fatal', ...drive.settings };
  let site = await startSite({ settings });
  try {
    const { token, post } = await adminApi(site);
    // The account agrees, and Google redirects back to the site.
    await fetch((await post<{ url: string }>('/backup/drive/connect', undefined)).url);
    drive.fail('whole', { kind: 'hang' }, { times: Number.POSITIVE_INFINITY });
    const leaving = new AbortController();
    const making = fetch(`${site.url}/api/backup/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'both' }),
      signal: leaving.signal,
    }).catch(() => null);
    while (!drive.calls().includes('whole')) await wait(5);
    // Like the nightly backup, without a waiting client.
    leaving.abort();
    await making;
    const startedAt = performance.now();
    assert.deepEqual(await site.stop(), { code: 0, signal: null });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);

    drive.recover();
    site = await startSite({ folder: site.folder, port: site.port, settings });
    const locations = (await listBackups(site)).map(({ location }) => location);
    assert.ok(['local', 'both'].includes(locations.join()));
    while ((await listBackups(site))[0]?.location !== 'both') await wait(50);
    return {
      id: 'K3',
      found: `SIGTERM while Google Drive hangs: exit 0 after ${seconds} s; the copy here is listed, and reached Drive by itself after the next start`,
    };
  } finally {
    await site.close();
    await drive.close();
  }
};
