import { beforeAll, expect, it } from 'vitest';
import { untilHydrated } from '#tests/support/journey.ts';
import { addPasskey, forgetSession, openDevice } from '#tests/support/passkey-journey.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi } from '#tests/support/site-api.ts';

let site: { url: string };
let editor: Person;
beforeAll(async () => {
  site = await sharedSite();
  editor = await makePerson(await adminApi(site), 'Petra Onnis', 'petra@example.com', 'EDITOR');
});

it('a passkey is added, with codes for its loss, and used to log in', async () => {
  const { page } = await openDevice(site.url);
  await enterAs(page, editor, '/profile');
  expect(await addPasskey(page, 'Computer di Petra', editor.password)).toHaveLength(10);
  await page.getByRole('region', { name: 'Passkey' }).getByText('Computer di Petra').waitFor();

  await forgetSession(page);
  await page.goto('/login?redirect=%2Fadmin%2Fmessages');
  await untilHydrated(page, '#login');
  await page.getByRole('button', { name: 'Entra con una passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Messaggi' }).waitFor();
});
