import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { browser } from '#tests/support/browser.ts';
import { breakLine, holdBack } from '#tests/support/hold-back.ts';
import { reachRequestForm, untilHydrated } from '#tests/support/journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The server renders the whole page. Its code loads later, and no interaction before is lost.

const APP = '**/assets/entry-client-*.js';
const CALENDAR = '**/assets/availability-section-*.js';

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const openPhone = (expectedProblems: RegExp[] = []): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems });

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** The first two consecutive free days. */
const freeDays = async (page: Page): Promise<string[]> => {
  const free = await page
    .locator('button[data-date][aria-label*=", libero"]:visible')
    .evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? ''));
  const start = free.find((day) => free.includes(addDays(day, 1)));
  return start ? [start, addDays(start, 1)] : [];
};

const MINUTE_MS = 60_000;

const scrollAbout = async (page: Page): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, step % 2 === 0 ? 700 : -300);
};

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

it('opens and closes the menu before hydration, which keeps its state', async () => {
  const page = await openPhone();
  const letThrough = await holdBack(page, APP);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => scriptsOf(page)).toHaveLength(1);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await drawer.getByRole('button', { name: 'Chiudi il menu' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await drawer.waitFor();
  letThrough();
  await untilHydrated(page, 'header');
  await drawer.getByRole('link', { name: 'Login' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
});

it.each([
  { missing: 'the app', file: APP },
  { missing: 'the calendar', file: CALENDAR },
])('selects a stay from two days pressed before $missing had loaded', async ({ file }) => {
  const page = await browser.newPage({ baseUrl: site.url, width: 1280 });
  const letThrough = await holdBack(page, file);
  await page.goto('/');
  if (file === CALENDAR) await untilHydrated(page, 'header');
  const days = await freeDays(page);
  expect(days).toHaveLength(2);
  for (const day of days) await page.locator(`[data-date="${day}"]:visible`).click();
  letThrough();
  const fields = ['Check-in', 'Check-out'].map((label) => page.getByLabel(label, { exact: true }));
  await expect.poll(() => Promise.all(fields.map((field) => field.inputValue()))).toEqual(days);
  await page.getByText('Soggiorno, 1 notte').first().waitFor();
});

it('hydrates without any interaction for a logged-in user', async () => {
  const page = await browser.newPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/');
  await page.getByRole('banner').getByRole('button', { name: /Marta/ }).waitFor();
});

it('tries missing code four times, then waits for the visitor, and keeps the typed input', async () => {
  const page = await openPhone([/ERR_FAILED/, /^error: $/]);
  await page.clock.install();
  const line = await breakLine(page, APP);
  await page.goto('/');
  await scrollAbout(page);
  await page.getByRole('alert').filter({ hasText: 'La connessione non va' }).waitFor();
  await expect
    .poll(async () => {
      await scrollAbout(page);
      await page.clock.runFor(MINUTE_MS);
      return line.count();
    })
    .toBe(4);
  await page.getByRole('alert').getByRole('button', { name: 'Riprova' }).waitFor();
  await scrollAbout(page);
  await page.clock.runFor(MINUTE_MS);
  expect(line.count()).toBe(4);

  await page.getByLabel('Nome').first().fill('Zoë');
  await line.mend();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.clock.resume();
  await reachRequestForm(page);
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Nome').first().inputValue()).toBe('Zoë');
});
