import { readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingRequest } from '#tests/support/factories.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { ADMIN, type Site, type SiteOptions, startSite } from '#tests/support/start-site.ts';

/** The worker polls every five seconds: an earlier mail proves that it was woken. */
const SOONER_THAN_THE_TIMER_MS = 4500;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const start = async (options: SiteOptions): Promise<Site> => {
  const settings = { DEMO_CONTENT: 'off', ...options.settings };
  const site = await startSite({ ...options, settings });
  closers.push(site.close);
  return site;
};

const startMailServer = async () => {
  const server = await startSmtpServer();
  closers.push(server.close);
  return server;
};

/** Days far enough ahead to be free and bookable, whenever the test runs. */
const nextSummer = (): { startDate: string; endDate: string } => {
  const year = new Date().getUTCFullYear() + 1;
  return { startDate: `${year}-07-03`, endDate: `${year}-07-10` };
};

const askForStay = async (site: Site): Promise<number> => {
  const startedAt = performance.now();
  const response = await fetch(`${site.url}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bookingRequest(nextSummer())),
  });
  expect(response.status).toBe(201);
  return performance.now() - startedAt;
};

const recipients = (mails: { envelope: { to: string[] } }[]): string[] =>
  mails.flatMap(({ envelope }) => envelope.to).sort();

const both = ['giulia@example.com', ADMIN.email].sort();

describe('a request for a stay', () => {
  it('mails the guest and the owners as soon as it is stored', async () => {
    const mailServer = await startMailServer();
    const site = await start({ settings: { SMTP_URL: mailServer.url } });
    await askForStay(site);
    const mails = await mailServer.waitForMails(2, SOONER_THAN_THE_TIMER_MS);
    expect(recipients(mails)).toEqual(both);
    const toOwners = mails.find(({ envelope }) => envelope.to.includes(ADMIN.email));
    expect(toOwners?.parsed.text).toContain(`${site.url}/rispondi/`);
    expect(toOwners?.parsed.text).toContain(`${site.url}/admin/bookings?booking=1`);
  });

  it('writes mails as files without a mail server, and the log names them', async () => {
    const site = await start({});
    await askForStay(site);
    await vi.waitFor(
      () => expect(site.output().match(/"mail written to a file"/g)).toHaveLength(2),
      15_000,
    );
    const files = [...site.output().matchAll(/"file":"([^"]+\.eml)"/g)].map(([, file]) => file);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(file ?? ''))),
    );
    expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(both);
    expect(site.output()).not.toContain('giulia');
  });
});

describe('a mail server that hangs', () => {
  it('delays no visitor, and each mail is sent once after a kill and the recovery', async () => {
    const hanging = await startSilentServer();
    closers.push(hanging.close);
    const url = `smtp://127.0.0.1:${hanging.port}`;
    const site = await start({ settings: { SMTP_URL: url } });
    expect(await askForStay(site)).toBeLessThan(2000);
    await hanging.connected;
    await site.kill();

    const mailServer = await startMailServer();
    const { folder, port } = site;
    const settings = { SMTP_URL: mailServer.url };
    const revived = await start({ folder, port, settings });
    await mailServer.waitForMails(2);
    await revived.stop();
    const again = await start({ folder, port, settings });
    await again.stop();
    expect(recipients(mailServer.mails())).toEqual(both);
  });

  it('does not keep the site from stopping', async () => {
    const hanging = await startSilentServer();
    closers.push(hanging.close);
    const site = await start({ settings: { SMTP_URL: `smtp://127.0.0.1:${hanging.port}` } });
    await askForStay(site);
    await hanging.connected;
    const startedAt = performance.now();
    expect(await site.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
