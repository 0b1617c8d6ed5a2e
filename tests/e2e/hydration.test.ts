import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The server renders the whole page. Its code loads later, and no interaction before is lost.

const APP = '**/assets/entry-client-*.js';

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

it('sends a form submitted before hydration once, with the typed input', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, APP);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts.login')) logins.push(request.url());
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  letThrough();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(logins).toHaveLength(1);
});
