import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { untilAlive } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// A visitor's page is whole without its code, which comes with the first touch.

const CODE = '**/assets/entry-client-*.js';

let site: Site;
let browser: TestBrowser;
beforeAll(async () => {
  site = await startSite();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  );

it('opens the menu that was pressed before there was any code', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, CODE);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scriptsOf(page)).toBe(1);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  letThrough();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Contatti' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
});

it('stays where it was scrolled to, also when it is loaded again', async () => {
  const page = await openPhone();
  await page.goto('/');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY === 1500);
  await untilAlive(page, 'header');
  await page.getByRole('banner').and(page.locator('.site-header-floating')).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await page.reload();
  await page.getByRole('banner').and(page.locator('.site-header-floating')).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

it('sends a form that was sent too early, with what was typed', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, CODE);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  letThrough();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
  await page.waitForURL((url) => url.pathname !== '/login');
});

it('comes alive untouched for somebody who is logged in', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/');
  await page.getByRole('banner').getByRole('button', { name: /Marta/ }).waitFor();
});

it('tries again where the connection failed', async () => {
  const page = await openPhone([/ERR_FAILED/]);
  await page.goto('/');
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(100, 300);
  await page.mouse.move(110, 310);
  await failed;
  await untilAlive(page, 'header');
});
