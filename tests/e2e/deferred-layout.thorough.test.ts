import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// The home page shows its first screen before the sections below are laid out. Nobody may notice.

/** The script in each page, which lays out the rest. */
const SCRIPT = '**/assets/hydration-*.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

const isLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('#contatti')
    .evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));

/** Pixels between the top of the window and that of a section. */
const distanceOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Just below the header, which stays. */
const untilThere = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => {
      const distance = await distanceOf(page, id);
      return distance >= 0 && distance < 100;
    })
    .toBe(true);

it('lays out the rest when the browser is idle, without any interaction', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, SCRIPT);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await isLaidOut(page)).toBe(false);
  letThrough();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

it('scrolls to an anchor, however early its link is followed', async () => {
  const page = await openPhone();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Verifica le date' }).last().click();
  await untilThere(page, 'disponibilita');
});

it('is laid out at once where the address has an anchor, or a visitor comes back', async () => {
  const page = await openPhone();
  await holdBack(page, SCRIPT);
  await page.goto('/#contatti', { waitUntil: 'domcontentloaded' });
  expect(await isLaidOut(page)).toBe(true);
  await untilThere(page, 'contatti');
  await page.goto('/pages/come-arrivare', { waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'domcontentloaded' });
  expect(await isLaidOut(page)).toBe(true);
  await untilThere(page, 'contatti');
});

it('does not wait for a script that never comes', async () => {
  const page = await openPhone([/ERR_FAILED/]);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => isLaidOut(page)).toBe(true);
});
