import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// The server renders the whole page. Its code loads later, and no interaction before is lost.

const APP = '**/assets/entry-client-*.js';
const CALENDAR = '**/assets/availability-section-*.js';

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

it('follows a link of the menu to a part of the page, and closes the menu', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, APP);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Contatti' }).click();
  letThrough();
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).hash).toBe('#contatti');
});

it('counts each press on a button, and acknowledges it at once', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, APP);
  await page.goto('/');
  const gallery = page.getByRole('region', { name: 'La casa' });
  const next = gallery.getByRole('button', { name: 'Immagine successiva' });
  await next.click();
  await next.click();
  const busy = gallery.locator('[aria-busy="true"]');
  expect(await busy.count()).toBe(1);
  letThrough();
  await gallery.getByText('Immagine 3 di 7', { exact: true }).waitFor();
  expect(await busy.count()).toBe(0);
});

it('shows the month chosen before the calendar was hydrated', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, CALENDAR);
  await page.goto('/');
  await untilHydrated(page, 'header');
  const list = page.getByLabel('Scegli il mese');
  await list.scrollIntoViewIfNeeded();
  await list.selectOption({ index: 9 });
  const month = await list.inputValue();
  letThrough();
  await page.locator(`#disponibilita [data-date="${month}-15"]`).waitFor();
});

it('keeps its scroll position, also after a reload', async () => {
  const page = await openPhone();
  await page.goto('/');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY === 1500);
  await untilHydrated(page, 'header');
  await page.getByRole('banner').and(page.locator('.site-header-floating')).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await page.reload();
  await page.getByRole('banner').and(page.locator('.site-header-floating')).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

it('retries with the next press after a failed connection', async () => {
  const page = await openPhone([/ERR_FAILED/]);
  await page.route(APP, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await page.mouse.move(100, 300);
  await page.mouse.move(110, 310);
  await failed;
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await untilHydrated(page, 'header');
});
