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
  await page.locator('html[lang=it]').getByRole('heading', { level: 1, name: 'Utenti' }).waitFor();
  expect(pathOf(page)).toBe('/admin/users');
});
