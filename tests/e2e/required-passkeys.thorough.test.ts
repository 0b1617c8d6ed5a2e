import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, untilHydrated } from '#tests/support/journey.ts';
import { addPasskey, forgetSession, openDevice } from '#tests/support/passkey-journey.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// From the first passkey to a back office that requires one.

let site: Site;
let editor: Person;
beforeAll(async () => {
  site = await startSite({ hostName: 'localhost', settings: { RATE_LIMITS: 'off' } });
  editor = await makePerson(await adminApi(site), 'Elena Fois', 'elena@example.com', 'EDITOR');
});
afterAll(() => site?.close());

/** Come with the first passkey. */
let recoveryCodes: string[];

it('a passkey is added, used to log in, and required of staff', async () => {
  const { page } = await openDevice(site.url, [/status of (401|403)/]);
  await enterAs(page, ADMIN, '/admin/users');
  const demand = page.getByLabel('Passkey obbligatoria per chi gestisce il sito');
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  await page.getByRole('heading', { name: 'Sicurezza' }).click();
  await demand.click();
  await save.click();
  const refusal = page.getByText('Prima aggiungi una passkey nel tuo profilo');
  await refusal.waitFor();
  await expect
    .poll(async () => ((await refusal.boundingBox())?.y ?? Number.POSITIVE_INFINITY) < 900)
    .toBe(true);
  await page.getByRole('link', { name: 'Vai al tuo profilo' }).click();
  recoveryCodes = await addPasskey(page, 'Computer di Marta', ADMIN.password);
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('region', { name: 'Passkey' }).getByText('Computer di Marta').waitFor();

  await forgetSession(page);
  await page.goto('/login?redirect=%2Fadmin%2Fusers');
  await untilHydrated(page, '#login');
  await page.getByRole('button', { name: 'Entra con una passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Persone' }).waitFor();
  await page.getByRole('heading', { name: 'Sicurezza' }).click();
  await demand.click();
  await save.click();
  await page.getByText('D’ora in poi chi gestisce il sito usa una passkey').waitFor();

  await forgetSession(page);
  await page.goto('/login?redirect=%2Fadmin%2Fusers');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'Conferma con la passkey' }).waitFor();
  await page.getByRole('button', { name: 'Usa la passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Persone' }).waitFor();
});

it('a recovery code stands in for a lost passkey', async () => {
  const { page: other } = await openDevice(site.url);
  await other.goto('/login');
  await untilHydrated(other, '#login');
  await logIn(other);
  await other.getByText('Non hai la passkey con te?').click();
  await other.getByText('comando «admin»').waitFor();
  await other.getByLabel('Codice di recupero').fill(recoveryCodes[0] ?? '');
  await other.getByRole('button', { name: 'Usa il codice' }).click();
  await other.getByText('Codice accettato: te ne restano 9.').waitFor();
  await addPasskey(other, 'Computer nuovo', ADMIN.password, false);
  await other.getByRole('button', { name: 'Rimuovi la passkey: Computer di Marta' }).click();
  await other.getByRole('button', { name: 'Rimuovi la passkey', exact: true }).click();
  await other.getByText('Computer di Marta', { exact: true }).waitFor({ state: 'detached' });
  await other.getByRole('button', { name: 'Continua' }).click();
  await other.waitForURL(`${site.url}/admin`);
});

it('a passkey is created at the first login, if staff must have one', async () => {
  const { page } = await openDevice(site.url);
  await enterAs(page, editor, '/admin/messages');
  await page.getByRole('heading', { level: 1, name: 'Conferma con la passkey' }).waitFor();
  await addPasskey(page, 'Telefono di Elena', editor.password);
  await page.waitForURL(`${site.url}/admin/messages`);
});
