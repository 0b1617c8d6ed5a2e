import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { viaRest } from '#tests/support/transports.ts';

// A download link belongs to a session, which is checked when the link is used.

let t: TestApp;
let marta: { id: number; token: string };
let elio: { id: number; token: string };
let url: string;
beforeEach(async () => {
  t = await createTestApp();
  marta = await makeUser(t.app, 'ADMIN');
  elio = await makeUser(t.app, 'ADMIN');
  const { data } = await viaRest(t, 'backups.create', { method: 'local' }, marta.token);
  url = (await viaRest(t, 'backups.downloadLink', { id: data.id }, elio.token)).data.url;
});
afterEach(() => t.close());

const fetchStatus = async (): Promise<number> => (await t.server.inject({ url })).statusCode;

describe('a link to download a backup', () => {
  it('works once, for an administrator with an open session', async () => {
    expect([await fetchStatus(), await fetchStatus()]).toEqual([200, 404]);
  });

  it.each([
    ['was demoted', () => viaRest(t, 'users.update', { id: elio.id, role: 'EDITOR' }, marta.token)],
    ['has logged out', () => viaRest(t, 'accounts.logout', undefined, elio.token)],
    [
      'is gone',
      async () => {
        await viaRest(t, 'users.update', { id: elio.id, role: 'USER' }, marta.token);
        return viaRest(t, 'users.delete', { id: elio.id }, marta.token);
      },
    ],
  ])('is invalid when its administrator %s', async (_what, leave) => {
    expect((await leave()).status).toBe(200);
    expect(await fetchStatus()).toBe(404);
  });
});
