import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRow } from '#tests/faults/fault-suite.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { startSite } from '#tests/support/start-site.ts';
import { askForStay, byGuest, settingsWith } from './ask-for-stay.ts';

const GUESTS = 3;
const LONGEST_MS = 60;

/**
 * K3: kill -9 while a mail server that works takes mails. Each comes at least once; one that was just
 * being accepted may come twice, with the same Message-ID, by which mail programs know it again.
 */
export const killedDelivery = async (rounds: number): Promise<FaultRow> => {
  const mailServer = await startSmtpServer();
  const settings = settingsWith(mailServer.url);
  let site = await startSite({ settings });
  try {
    const guests: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const asked = Array.from(
        { length: GUESTS },
        (_, index) => `ospite${round}-${index}@example.com`,
      );
      await Promise.all(asked.map((guest) => askForStay(site, guest)));
      guests.push(...asked);
      await wait(Math.random() * LONGEST_MS);
      await site.kill();
      site = await startSite({ folder: site.folder, port: site.port, settings });
    }
    const deadline = Date.now() + 60_000;
    while (byGuest(mailServer.mails()).size < guests.length && Date.now() < deadline)
      await wait(20);
    await site.stop();
    const mails = byGuest(mailServer.mails());
    let twice = 0;
    for (const guest of guests) {
      const own = mails.get(guest) ?? [];
      assert.ok(own.length > 0, `${guest} got no mail`);
      assert.equal(new Set(own.map(({ parsed }) => parsed.messageId)).size, 1);
      twice += own.length - 1;
    }
    return {
      id: 'K3',
      found: `${rounds} × kill -9 while a working mail server took ${guests.length} guests' mails: 0 lost; ${twice} came a second time with the same Message-ID, because the process ended between the server's word and the note of it`,
    };
  } finally {
    await site.close();
    await mailServer.close();
  }
};
