import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// A new site, until it opens to the public.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
  await api.put('/site/settings', { inPreparation: true });
});
afterAll(() => api?.put('/site/settings', { inPreparation: false }));

const home = async (): Promise<[status: number, html: string]> => {
  const answer = await fetch(site.url);
  return [answer.status, await answer.text()];
};

it('a site in preparation is closed to strangers, and opens to everybody at once', async () => {
  expect(await home()).toEqual([503, expect.stringContaining('Apriamo presto')]);
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/settings');
  const shown = await page.goto('/');
  expect([shown?.status(), await shown?.text()]).toEqual([
    200,
    expect.stringContaining('Una casa bianca sopra il mare'),
  ]);
  await page.goto('/admin/settings');
  await page.getByLabel('Sito in preparazione').uncheck();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Salvato').waitFor();
  expect(await home()).toEqual([200, expect.stringContaining('Una casa bianca sopra il mare')]);
});
