import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstSteps } from '#shared/first-steps.schema.ts';
import { createTestApp, type TestApp } from '#tests/support/create-test-app.ts';
import { makeUser } from '#tests/support/factories.ts';
import { picture } from '#tests/support/media-files.ts';
import { viaRest } from '#tests/support/transports.ts';
import { upload } from '#tests/support/upload.ts';

let t: TestApp;
let token: string;
let userId: number;
beforeEach(async () => {
  t = await createTestApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  ({ token, id: userId } = await makeUser(t.app, 'ADMIN'));
});
afterEach(() => t.close());

const progress = async () => (await t.rest('GET', '/site/first-steps', { token })).body;
const put = (path: string, body: unknown) => t.rest('PUT', path, { token, body });

it('are derived from the site’s content, until all are done', async () => {
  expect(await progress()).toEqual({
    isShown: true,
    done: ['mail'],
    missing: firstSteps.filter((step) => step !== 'mail'),
  });
  await put('/property', { description: 'Una casa bianca.' });
  expect((await progress()).done).toEqual(['house', 'mail']);
  const { url } = (await upload(t, token, { bytes: await picture('png') })).body;
  await put('/property', { images: [url] });
  expect((await progress()).done).not.toContain('pictures');
  await put('/homepage', { heroImage: url });
  await put('/property', { nationalCode: 'pippo' });
  expect((await progress()).done).not.toContain('national-code');
  await put('/property', { nationalCode: 'IT111010C2ABCD1234' });
  const { periods, extras, notes } = (await t.rest('GET', '/prices')).body;
  await put('/prices', { year: 2026, periods, extras, notes });
  expect((await progress()).done).not.toContain('prices');
  const dearer = periods.map((period: { weeklyPriceCents: number }) => ({
    ...period,
    weeklyPriceCents: period.weeklyPriceCents + 100,
  }));
  await put('/prices', { year: 2026, periods: dearer, extras, notes });
  await viaRest(t, 'backups.create', { method: 'local' }, token);
  expect((await progress()).done).toEqual(firstSteps.filter((step) => step !== 'passkey'));
  const now = t.clock.now().toISOString();
  await t.app.database
    .insertInto('passkeys')
    .values({
      userId,
      credentialId: 'c',
      publicKey: Buffer.from('k'),
      counter: 0,
      name: 'Telefono',
      createdAt: now,
      lastUsedAt: null,
    })
    .execute();
  expect(await progress()).toEqual({ isShown: false, done: [...firstSteps], missing: [] });
});

it('are hidden for all staff by one of them', async () => {
  const { token: editor } = await makeUser(t.app, 'EDITOR');
  await t.rest('PUT', '/site/settings', { token: editor, body: { firstStepsShown: false } });
  expect((await progress()).isShown).toBe(false);
});

it('ask editors for no backup, which only administrators make', async () => {
  const { token: editor } = await makeUser(t.app, 'EDITOR');
  const { missing } = (await t.rest('GET', '/site/first-steps', { token: editor })).body;
  expect(missing).toContain('passkey');
  expect(missing).not.toContain('backup');
});
