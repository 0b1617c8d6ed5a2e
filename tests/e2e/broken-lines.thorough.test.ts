import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/bookings/stay-dates.ts';
import { logInAs } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { breakLine, holdBack } from '#tests/support/hold-back.ts';
import { reachRequestForm } from '#tests/support/journey.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Broken connections, unresponsive servers, files removed by an update: the page shows it, retries and loses
// nothing.

const SCRIPT = '**/assets/page-script-*.js';
const BOOKING = '**/assets/booking-island-*.js';
const STAY_TEXTS = '**/assets/stay-*.js';
const RULES = '**/assets/accounts.schema-*.js';
// The last one is a script that failed to load: the error of an import has no text here.
const broken = [
  /ERR_FAILED/,
  /ERR_CONNECTION/,
  /status of (400|404|5\d\d)/,
  /AbortError/,
  /^error: $/,
];

let site: Site;
let guest: Person;
beforeAll(async () => {
  site = await startSite();
  guest = await makePerson(await adminApi(site), 'Gilda Ferrau', 'gilda@example.com');
});
afterAll(() => site?.close());

const open = (): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, width: 390, height: 844, expectedProblems: broken });

const MINUTE_MS = 60_000;

const scrollAbout = async (page: Page): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, step % 2 === 0 ? 700 : -300);
};

/** Tries that end, however long the visitor waits. */
const untilGivenUp = async (page: Page, count: () => number): Promise<void> => {
  const retry = page.getByRole('alert').getByRole('button', { name: 'Riprova' });
  await expect
    .poll(async () => {
      await scrollAbout(page);
      await page.clock.runFor(MINUTE_MS);
      return retry.isVisible();
    })
    .toBe(true);
  const tries = count();
  expect(tries).toBeGreaterThanOrEqual(4);
  await scrollAbout(page);
  await page.clock.runFor(MINUTE_MS);
  expect(count()).toBe(tries);
};

describe('the code of a page', () => {
  it('is missing after an update: the page reloads once with a notice, and keeps the input', async () => {
    const page = await open();
    await page.clock.install();
    const gone = (address: string) =>
      page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/');
    await page.waitForFunction(() => window.earlyEvents === undefined);
    await gone(BOOKING);
    // The script itself is loaded already; a second request for it fails too.
    await gone(SCRIPT);
    await page.getByText('Aggiungi telefono e note').click();
    await page.getByLabel('Note').fill('Arriviamo con il traghetto delle otto.');
    await page.getByRole('alert').filter({ hasText: 'Il sito è stato aggiornato' }).waitFor();
    await page.unroute(SCRIPT);
    await page.clock.runFor(MINUTE_MS);
    await expect.poll(() => loads).toBe(2);
    await page.waitForFunction(() => window.earlyEvents === undefined);

    // The same version again, so the page does not reload a second time.
    await gone(SCRIPT);
    await scrollAbout(page);
    const button = page.getByRole('button', { name: 'Ricarica la pagina' });
    await button.waitFor();
    await page.clock.runFor(MINUTE_MS);
    expect(loads).toBe(2);
    await page.unrouteAll();
    await button.click();
    await expect.poll(() => loads).toBe(3);
    await page.clock.resume();
    await reachRequestForm(page);
    expect(await page.getByLabel('Note').inputValue()).toBe(
      'Arriviamo con il traghetto delle otto.',
    );
  });

  it('loads the texts of another page before showing it', async () => {
    const page = await open();
    // Staff have their profile in the back office.
    await enterAs(page, guest, '/profile');
    const profile = page.getByRole('heading', { name: 'Impostazioni del profilo' });
    await profile.waitFor();
    await page.clock.install();
    const line = await breakLine(page, STAY_TEXTS);
    await panelButton(page, guest.name).click();
    await page.getByRole('banner').getByRole('link', { name: 'Le mie prenotazioni' }).click();
    await page.getByRole('alert').filter({ hasText: 'La connessione non va' }).waitFor();
    expect(await profile.isVisible()).toBe(true);
    await line.mend();
    await page.clock.runFor(MINUTE_MS);
    await page.getByLabel('Check-in', { exact: true }).waitFor();
  });

  it('of an island can be retried in its place, and the input stays', async () => {
    const page = await open();
    await page.clock.install();
    const line = await breakLine(page, BOOKING);
    await page.goto('/');
    await page.getByText('Aggiungi telefono e note').click();
    await page.getByLabel('Note').fill('Un seggiolone, per favore.');
    const notice = page.getByText('La connessione non va');
    await notice.waitFor();
    await untilGivenUp(page, line.count);
    await page.getByRole('button', { name: 'Un ospite in più' }).click();
    await line.mend();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.clock.resume();
    await reachRequestForm(page);
    await notice.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Note').inputValue()).toBe('Un seggiolone, per favore.');
    await expect.poll(() => page.getByLabel('Ospiti', { exact: true }).inputValue()).toBe('3');
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1/);
  });

  it('that validates a form may load late', async () => {
    const page = await open();
    await page.goto('/login');
    await page.clock.install();
    const line = await breakLine(page, RULES);
    await logInAs(page, ADMIN);
    await expect.poll(line.count).toBeGreaterThan(0);
    await line.mend();
    // Less than a call may take.
    await page.clock.runFor(5000);
    await page.waitForURL((url) => url.pathname !== '/login');
  });
});

const free = (page: Page) => page.locator('button[data-date][aria-label*=", libero"]:visible');

it('replays two days pressed before hydration, and a number typed in between', async () => {
  // Two months side by side: the present one may be nearly over.
  const page = await browser.newPage({ baseUrl: site.url, width: 1280, expectedProblems: broken });
  const letThrough = await holdBack(page, SCRIPT);
  // All of the calendar is there; the script is not.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const days = await free(page).evaluateAll((buttons) =>
    buttons.map((day) => day.getAttribute('data-date') ?? ''),
  );
  const first = days.findLast((day) => days.includes(addDays(day, 1))) ?? '';
  const second = addDays(first, 1);
  await page.locator(`[data-date="${first}"]:visible`).click();
  letThrough();
  await page.waitForFunction(() => window.earlyEvents === undefined);
  await page.locator(`[data-date="${second}"]:visible`).click();
  await page.getByLabel('Ospiti', { exact: true }).fill('5');
  await reachRequestForm(page);
  await expect.poll(() => page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(first);
  expect(await page.getByLabel('Check-out', { exact: true }).inputValue()).toBe(second);
  await expect.poll(() => page.getByLabel('Ospiti', { exact: true }).inputValue()).toBe('5');
});

it('acknowledges a press offline, and handles it when the connection is back', async () => {
  const page = await open();
  await page.clock.install();
  const line = await breakLine(page, SCRIPT);
  await page.goto('/');
  await page.clock.runFor(1000);
  await expect.poll(line.count).toBe(1);
  const day = free(page).last();
  const date = (await day.getAttribute('data-date')) ?? '';
  await day.click();
  await line.mend();
  const letThrough = await holdBack(page, BOOKING);
  // The page listens once its request has failed, which the clock does not tell.
  await page.waitForFunction(() => {
    if (window.earlyEvents) dispatchEvent(new Event('online'));
    return window.earlyEvents === undefined;
  });
  await page.clock.runFor(5000);
  const notice = page.getByRole('alert').filter({ hasText: 'La linea è lenta' });
  await notice.waitFor();
  letThrough();
  await page.clock.resume();
  await expect.poll(() => page.getByLabel('Check-in', { exact: true }).inputValue()).toBe(date);
  await notice.waitFor({ state: 'detached' });
});

it('aborts a confirmation without an answer, and offers a retry', async () => {
  const page = await open();
  await page.clock.install();
  const confirmation = '**/trpc/accounts.confirmEmail*';
  const answer = await holdBack(page, confirmation);
  await page.goto('/confirm-email?token=abc&email=ada%40example.com');
  await page.getByText('Un momento: stiamo confermando').waitFor();
  await page.clock.runFor(MINUTE_MS);
  await page.getByText('Si è verificato un errore durante la conferma').waitFor();
  answer();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByText('Il link non è valido').waitFor();
});
