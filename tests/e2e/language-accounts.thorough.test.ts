import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#shared/languages/locales.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The way in, in another language than the house's.

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const api = await adminApi(site);
  await api.put('/site/settings', { languages: locales });
});
afterAll(() => site?.close());

const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname;

it('a login that leads to the back office leads to Italian', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await page.goto('/fr/login?redirect=/admin/users');
  await untilHydrated(page, '#login');
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.locator('html[lang=it]').getByRole('heading', { level: 1, name: 'Utenti' }).waitFor();
  expect(pathOf(page)).toBe('/admin/users');
});
