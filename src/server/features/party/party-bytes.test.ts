import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyRetention } from '#server/features/privacy/retention.service.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { makePastStay } from '#tests/support/past-stay.ts';

// Searches every byte on the disk for guests' names: database, write-ahead log, mails, backups.

let t: TestApp;
let admin: string;
let id: number;
beforeEach(async () => {
  t = await createTestApp();
  admin = (await makeUser(t.app, 'ADMIN')).token;
  await t.rest('PUT', '/guest-information', {
    body: { isOn: true, asksGuests: true },
    token: admin,
  });
  id = await makePastStay(t, { guestEmail: 'wanda@example.com' }, { admin });
  const body = {
    guests: [
      { kind: 'family-head', surname: 'Zwiebelqx', name: 'Wanda', documentNumber: 'QX0047110' },
      { kind: 'family-member', surname: 'Zwiebelqx', name: 'Yorickqx' },
    ],
  };
  const { status } = await t.rest('PUT', `/bookings/${id}/guests`, { body, token: admin });
  expect(status).toBe(200);
});
afterEach(() => t.close());

const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');

const everywhere = (): string =>
  [dirname(t.app.config.databaseFile), t.app.config.backupsDir].map(bytesIn).join('\n');

const sealedTexts = async (): Promise<string[]> =>
  (await t.app.database.selectFrom('partyMembers').select('sealed').execute()).map(
    ({ sealed }) => sealed,
  );

const backUp = async () =>
  expect(
    (await t.rest('POST', '/backup/create', { token: admin, body: { method: 'local' } })).status,
  ).toBe(201);

const inPlain = /Zwiebelqx|Yorickqx|QX0047110/i;

it('is nowhere in plain, neither in the database nor in a backup', async () => {
  await backUp();
  const [first = ''] = await sealedTexts();
  expect(everywhere()).toContain(first);
  expect(everywhere()).not.toMatch(inPlain);
});

it.each([
  [
    'its days are over',
    async () => {
      t.clock.set('2026-06-07T22:00:00Z');
      expect((await applyRetention(t.app, new AbortController().signal))?.party).toBe(2);
      admin = (await makeUser(t.app, 'ADMIN')).token;
    },
  ],
  [
    'the guest was erased',
    async () => {
      const body = { email: 'wanda@example.com' };
      const { status, body: answer } = await t.rest('POST', '/privacy/erase', {
        body,
        token: admin,
      });
      expect([status, answer.counts.party]).toEqual([200, 2]);
    },
  ],
])('is in no byte, not even encrypted, once %s', async (_when, leave) => {
  const sealed = await sealedTexts();
  await leave();
  await backUp();
  const found = everywhere();
  expect(sealed).toHaveLength(2);
  expect(sealed.filter((text) => found.includes(text))).toEqual([]);
  expect(found).not.toMatch(inPlain);
});

it('is in the export of its guest, without the numbers of documents', async () => {
  const body = { email: 'wanda@example.com' };
  const file = (await t.rest('POST', '/privacy/export', { body, token: admin })).body;
  expect(file['Chi viene']).toMatchObject([
    { Cognome: 'Zwiebelqx', Nome: 'Wanda', 'Numero del documento conservato': true },
    { Nome: 'Yorickqx', 'Numero del documento conservato': false },
  ]);
  expect(JSON.stringify(file)).not.toContain('QX0047110');
});
