import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Switching the language keeps page, place and input.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const open = (options: { width?: number; javaScriptEnabled?: boolean } = {}): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, ...options });

const languages = (page: Page) => panelButton(page, 'Italiano');

/** Below the top of the window, in pixels. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

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
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();

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

  it('leads home from a not-found page', async () => {
    const html = await (await fetch(`${site.url}/de/nirgends`)).text();
    expect(html).toMatch(/<a href="\/en" hrefLang="en"/);
  });
});
