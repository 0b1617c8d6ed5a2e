import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The server renders the whole page. Its code loads later, and no interaction before is lost.

const BOOKING = '**/assets/booking-island-*.js';
const APP = '**/assets/entry-client-*.js';
const CAROUSEL = '**/assets/carousel-island-*.js';

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

/** The first two consecutive free days. */
const freeDays = async (page: Page): Promise<string[]> => {
  const free = await page
    .locator('button[data-date][aria-label*=", libero"]:visible')
    .evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? ''));
  const start = free.find((day) => free.includes(addDays(day, 1)));
  return start ? [start, addDays(start, 1)] : [];
};

it('follows a link of the menu to a part of the page, and closes the menu, without an island', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, BOOKING);
  await page.goto('/');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Contatti' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => new URL(page.url()).hash).toBe('#contatti');
  letThrough();
});

it('counts each press on a button, and acknowledges it at once', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, CAROUSEL);
  await page.goto('/gallery/isola');
  const gallery = page.getByRole('region', { name: 'L’isola intorno' });
  const next = gallery.getByRole('button', { name: 'Foto successiva' });
  await next.click();
  await next.click();
  const busy = gallery.locator('[aria-busy="true"]');
  expect(await busy.count()).toBe(1);
  letThrough();
  await gallery.getByText('Foto 3 di 4', { exact: true }).waitFor();
  expect(await busy.count()).toBe(0);
});

it('shows the month chosen before the calendar was hydrated', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, BOOKING);
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
  await page.locator('[data-scrolled]').getByRole('banner').waitFor();
  // Only now is the header in sight: pointing at it before would scroll back to it.
  await untilHydrated(page, 'header');
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  await page.reload();
  await page.locator('[data-scrolled]').getByRole('banner').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

it('opens and closes the menu before its page has any code', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await drawer.getByRole('button', { name: 'Chiudi il menu' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await drawer.waitFor();
  letThrough();
  await drawer.getByRole('link', { name: 'Login' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
});

it('selects a stay from two days pressed before the calendar had its code', async () => {
  const page = await browser.newPage({ baseUrl: site.url, width: 1280 });
  const letThrough = await holdBack(page, BOOKING);
  await page.goto('/');
  const days = await freeDays(page);
  expect(days).toHaveLength(2);
  for (const day of days) await page.locator(`[data-date="${day}"]:visible`).click();
  letThrough();
  const fields = ['Check-in', 'Check-out'].map((label) => page.getByLabel(label, { exact: true }));
  await expect.poll(() => Promise.all(fields.map((field) => field.inputValue()))).toEqual(days);
  await page.getByText('Soggiorno, 1 notte').first().waitFor();
});

it('shows the menu of a logged-in user without any interaction', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/');
  await panelButton(page, 'Marta').waitFor();
});

it('has fetched a post before its link is pressed', async () => {
  const page = await browser.newPage({ baseUrl: site.url, width: 1280 });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await page.goto('/blog');
  const post = page.locator('main article').getByRole('link').first();
  await post.hover();
  await fetched;
  await post.click();
  await page.waitForURL('**/blog/*');
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});

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
