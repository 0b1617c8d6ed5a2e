import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs, makePerson } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// A new site: its first steps, and its opening to the public.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
  await api.put('/site/settings', { inPreparation: true });
});
afterAll(() => site?.close());

/** The answer for strangers, which browsers log. */
const answers503 = [/status of 503/];

const open = (width = 1280, expectedProblems = answers503): Promise<Page> =>
  browser.cleanPage({ baseUrl: site.url, width, expectedProblems });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('shows the opening notice without JavaScript too', async () => {
  const page = await browser.cleanPage({
    baseUrl: site.url,
    javaScriptEnabled: false,
    expectedProblems: answers503,
  });
  await page.goto('/');
  await heading(page, 'Apriamo presto').waitFor();
});

it('the site stays hidden from a guest with an account', async () => {
  const guest = await makePerson(api, 'Gina Ospite', 'gina@example.com');
  const page = await open();
  await enterAs(page, guest, '/');
  await heading(page, 'Apriamo presto').waitFor();
  await page.goto('/booking');
  await heading(page, 'Apriamo presto').waitFor();
  await page.goto('/profile');
  await heading(page, 'Impostazioni del profilo').waitFor();
});
