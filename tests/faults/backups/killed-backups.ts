import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { picture } from '#tests/support/media-files.ts';
import type { SiteApi } from '#tests/support/site-api.ts';
import type { Site } from '#tests/support/start-site.ts';
import { apiOf, assertWholeBackups, createBackup, startBackupSite } from './backup-site.ts';

/** Longer than making a backup of so small a site takes. */
const LONGEST_MS = 400;
const PICTURES = 6;

const addPicture = async (site: Site, { token }: SiteApi, shade: number): Promise<void> => {
  const bytes = await picture('jpeg', {
    width: 1200,
    height: 800,
    change: (plain) => plain.modulate({ brightness: shade }),
  });
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${site.url}/api/media`, { method: 'POST', headers, body });
};

/** J2: kill -9 while a backup is made: nothing half is ever listed. */
export const killedBackups = async (rounds: number): Promise<FaultRow[]> => {
  let site = await startBackupSite();
  try {
    let api = await apiOf(site);
    for (let number = 1; number <= PICTURES; number += 1) await addPicture(site, api, number / 4);
    for (let round = 0; round < rounds; round += 1) {
      const making = createBackup(api).catch(() => null);
      await wait((LONGEST_MS * (round + Math.random())) / rounds);
      await site.kill();
      await making;
      site = await startBackupSite(site);
      api = await apiOf(site);
      await assertWholeBackups(site, api);
    }
    await createBackup(api);
    const whole = await assertWholeBackups(site, api);
    return [
      {
        id: 'J2',
        found: `${rounds} × kill -9 while a backup was made: ${whole} backups listed, each whole; 0 parts listed, sent or kept`,
      },
    ];
  } finally {
    await site.close();
  }
};
