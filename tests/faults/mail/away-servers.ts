import assert from 'node:assert/strict';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { startSite } from '#tests/support/start-site.ts';
import { askForStay, byGuest, settingsWith } from './ask-for-stay.ts';

/**
 * Generous against the promised two seconds: it only proves that no request waits for a mail server.
 */
const LONGEST_MS = 10_000;

/** A closed port. */
const DEAD = 'smtp://127.0.0.1:9';

/** K3: a mail server that refuses, then one that hangs, each time with kill -9, then one that works. */
export const awayServers = async (rounds: number): Promise<FaultRow> => {
  const hanging = await startSilentServer();
  const mailServer = await startSmtpServer();
  const urls = [DEAD, `smtp://127.0.0.1:${hanging.port}`];
  let site = await startSite({ settings: settingsWith(DEAD) });
  const restart = async (url: string): Promise<void> => {
    const { folder, port } = site;
    site = await startSite({ folder, port, settings: settingsWith(url) });
  };
  try {
    const guests: string[] = [];
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const url of urls) {
        await site.kill();
        await restart(url);
        const guest = `ospite${guests.length}@example.com`;
        guests.push(guest);
        slowestMs = Math.max(slowestMs, await askForStay(site, guest));
      }
      await hanging.connected;
    }
    assert.ok(slowestMs < LONGEST_MS);
    await site.kill();
    await restart(mailServer.url);
    await mailServer.waitForMails(guests.length, 60_000);
    await site.stop();
    // Nothing is sent once more by the next start.
    await restart(mailServer.url);
    await site.stop();
    const mails = byGuest(mailServer.mails());
    for (const guest of guests) assert.equal(mails.get(guest)?.length, 1, guest);
    return {
      id: 'K3',
      found: `${guests.length} requests while the mail server refused or hung, kill -9 after each: answered within ${(slowestMs / 1000).toFixed(2)} s, and each guest's mail came exactly once when the server was back`,
    };
  } finally {
    await site.close();
    await mailServer.close();
    hanging.close();
  }
};
