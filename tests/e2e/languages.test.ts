import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { anchors } from '#shared/anchors.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { layoutShift } from '#tests/support/layout.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Switching the language keeps page, place and input.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const open = (options: { width?: number; javaScriptEnabled?: boolean } = {}): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, ...options });

const languages = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Italiano' });

/** Below the top of the window, in pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

it('loads the texts of a page and of a lazy part', async () => {
  const page = await open();
  await page.goto('/de/contact');
  await untilHydrated(page, 'header');
  const words = () => page.locator('body').innerText();
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await page.getByLabel('Passwort', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Anmelden · /);
  expect(await words()).not.toMatch(/\baccount\.\w/);

  await page.goto('/de');
  await page.locator(`#${anchors.availability}`).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Nächster Monat' }).waitFor();
  expect(await words()).not.toMatch(/\b(booking|calendar)\.\w/);
});

describe('the menu of languages', () => {
  it('keeps page, scroll position and input, and remembers the choice', async () => {
    const page = await open();
    await page.goto('/?arrivo=2027-06-05&partenza=2027-06-12#contatti');
    await untilHydrated(page, '#messaggio');
    const message = page.locator('#messaggio');
    await message.getByLabel('Nome').fill('Zoë');
    await message.getByLabel('Messaggio').fill('Guten Tag!');
    const top = await topOf(page, '#messaggio');
    await languages(page).click();
    await expectNoAxeViolations(page, 'header');
    await page.getByRole('link', { name: 'Deutsch' }).click();

    await page.waitForURL('/de?arrivo=2027-06-05&partenza=2027-06-12#contatti');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await untilHydrated(page, '#messaggio');
    await expect.poll(() => message.locator('[name=name]').inputValue()).toBe('Zoë');
    expect(await message.locator('[name=message]').inputValue()).toBe('Guten Tag!');
    await expect
      .poll(async () => Math.abs((await topOf(page, '#messaggio')) - top))
      .toBeLessThan(40);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');
  });

  it('works without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/contact');
    await languages(page).focus();
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en/contact');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).waitFor();
  });

  it('leads home from a not-found page', async () => {
    const html = await (await fetch(`${site.url}/de/nirgends`)).text();
    expect(html).toMatch(/<a href="\/en" hrefLang="en"/);
  });
});

describe('the offer of another language', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: 'Italiano' });
  const arrive = async (page: Page): Promise<void> => {
    await page.goto('/de');
    // A movement of the pointer loads the app.
    await page.mouse.move(30, 30);
    await page.mouse.move(60, 60);
    await untilHydrated(page, 'header');
  };

  it('causes no layout shift, and stays closed', async () => {
    const page = await open();
    await arrive(page);
    await offer(page).getByRole('link', { name: 'Leggi questa pagina in italiano' }).waitFor();
    await expectNoAxeViolations(page, 'aside');
    await offer(page).getByRole('button', { name: 'Chiudi' }).click();
    await offer(page).waitFor({ state: 'detached' });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await arrive(page);
    expect(await offer(page).count()).toBe(0);
  });

  it('is not in the server’s HTML', async () => {
    expect(await (await fetch(`${site.url}/de/blog`)).text()).not.toContain('Leggi questa pagina');
  });
});
