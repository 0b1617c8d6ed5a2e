import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anchors } from '#shared/anchors.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { layoutShift } from '#tests/support/layout.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { type Site, startSite } from '#tests/support/start-site.ts';

// Switching the language keeps page, place and input.

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const api = await adminApi(site);
  await api.put('/site/settings', { languages: ['it', 'en', 'de'] });
});
afterAll(() => site?.close());

const open = (options: { width?: number; javaScriptEnabled?: boolean } = {}): Promise<Page> =>
  browser.newPage({ baseUrl: site.url, ...options });

const languages = (page: Page) => panelButton(page, 'Italiano');

it('stays the page’s language in a browser that translates it', async () => {
  const page = await open();
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'es'));
  await untilHydrated(page, '#messaggio');
  await languages(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).waitFor();
});

describe('the menu of languages', () => {
  it('marks the language of the page, and closes with Escape', async () => {
    const page = await open();
    await page.goto('/blog');
    await untilHydrated(page, 'header');
    await languages(page).press('Enter');
    const panel = page.getByRole('banner').getByRole('list', { name: 'Lingue' });
    const current = panel.locator('[aria-current=true]');
    expect(await current.getAttribute('lang')).toBe('it');
    expect(await panel.getByRole('link').count()).toBe(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() => languages(page).evaluate((own) => own === document.activeElement))
      .toBe(true);
  });

  it('keeps a form with only a name, but no password', async () => {
    const page = await open();
    await page.goto('/register');
    await untilHydrated(page, 'main form');
    await page.getByLabel('Nome').first().fill('Zoë');
    await page.locator('[type=password]').first().fill('una-password-lunga');
    await languages(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en/register');
    await untilHydrated(page, 'main form');
    await expect.poll(() => page.locator('main [name=name]').inputValue()).toBe('Zoë');
    expect(await page.locator('[type=password]').first().inputValue()).toBe('');
  });

  it('is in a phone’s header, and in the footer', async () => {
    const page = await open({ width: 360 });
    await page.goto('/blog');
    await untilHydrated(page, 'header');
    await languages(page).click();
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
      '/en/blog',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('/de/blog');
  });

  it('works without JavaScript', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto('/contact');
    await languages(page).press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL('/en/contact');
    await panelButton(page, 'English').waitFor();
  });
});

describe('the offer of another language', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: 'Italiano' });
  const arrive = async (page: Page): Promise<void> => {
    await page.goto('/de');
    await untilHydrated(page, 'header');
  };

  it('ends with a choice', async () => {
    const page = await open();
    await arrive(page);
    await offer(page).getByRole('link').click();
    await page.waitForURL('/');
    await untilHydrated(page, 'header');
    await languages(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('/de');
    await untilHydrated(page, 'header');
    expect(await offer(page).count()).toBe(0);
  });

  it('causes no layout shift, and stays closed', async () => {
    const page = await open();
    await arrive(page);
    await offer(page).getByRole('link', { name: 'Leggi questa pagina in italiano' }).waitFor();
    await expectNoAxeViolations(page, 'aside');
    await offer(page).getByRole('button', { name: 'Chiudi' }).click();
    await offer(page).waitFor({ state: 'hidden' });
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await arrive(page);
    expect(await offer(page).count()).toBe(0);
  });

  it('is not in the server’s HTML', async () => {
    expect(await (await fetch(`${site.url}/de/blog`)).text()).not.toContain('Leggi questa pagina');
  });
});

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
