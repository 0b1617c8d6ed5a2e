import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// Login and registration in a foreign language.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname;

it('a login to the back office switches to Italian', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await page.goto('/fr/login?redirect=/admin/users');
  await untilHydrated(page, '#login');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.locator('html[lang=it]').getByRole('heading', { level: 1, name: 'Persone' }).waitFor();
  expect(pathOf(page)).toBe('/admin/users');
});

it('a login leads to the home page of its language', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await page.goto('/de/login');
  await untilHydrated(page, '#login');
  await page.getByLabel('E-Mail').fill(ADMIN.email);
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(`${site.url}/de`);
});

it('a login keeps the language, before and after it', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems: [/401/] });
  await page.goto('/de/booking');
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/de/login');
  const submit = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true });

  // Errors from the browser's check and from the server.
  await page.getByLabel('E-Mail').fill('elsa');
  await submit.click();
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
  await page.getByText('Bitte geben Sie ein Passwort ein').waitFor();
  await page.getByLabel('E-Mail').fill(ADMIN.email);
  await page.getByLabel('Passwort', { exact: true }).fill('geraten');
  await submit.click();
  await page.getByText('E-Mail-Adresse oder Passwort ist falsch.').waitFor();

  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
  await submit.click();
  await expect.poll(() => pathOf(page)).toBe('/de/booking');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});
