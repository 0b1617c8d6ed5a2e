import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerBehindTheBrowser } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';

// The registration, through the screens and the mails, and the header of a logged-in user.

let site: SiteWithMail;
beforeAll(async () => {
  // This machine is the trusted proxy, so that a test can set its own IP address.
  site = await startSiteWithMail({ settings: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => site?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a user', () => {
  const newPage = (expectedProblems: RegExp[] = []) =>
    browser.cleanPage({ baseUrl: site.url, expectedProblems });

  it('opens the pages of mailed links without a token', async () => {
    const page = await newPage([/status of 400/]);
    await page.goto('/confirm-email');
    await page.getByText('Token o email mancanti.').waitFor();
    await page.goto('/confirm-email?token=123&email=nessuno%40example.com');
    await page.getByText('Il link non è valido').waitFor();
    await page.goto('/pages/registrazione-richiesta');
    await page.getByRole('link', { name: 'Re-invia Email' }).waitFor();
    await expect.poll(() => page.getByText('Richiesta di registrazione inviata').count()).toBe(0);
  });
});

describe('a screen with a delayed redirect', () => {
  it('does not redirect after the user left it', async () => {
    const page = await browser.newPage({ baseUrl: site.url });
    await page.clock.install();
    await page.goto('/resend-confirmation');
    await untilHydrated(page, 'form');
    await page.getByLabel('Email').fill('nessuno@example.com');
    await page.getByRole('button', { name: 'Re-invia Email' }).click();
    await page.getByText('Nuova email di conferma inviata!').waitFor();
    await page.getByRole('link', { name: 'Informativa privacy' }).click();
    await heading(page, 'Informativa privacy').waitFor();
    await page.clock.fastForward(10_000);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pages/informativa-privacy');
  });
});

describe('the header', () => {
  it.each([390, 768, 1280])('does not shift at %i px when the session loads', async (width) => {
    const places = (page: Page) =>
      page
        .locator('header :is(.site-name, nav:visible, button[aria-haspopup]:visible)')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const gilda = {
      name: 'Gilda Maria Immacolata Ferrau di Calatabiano',
      email: `gilda+${width}@example.com`,
      password: 'scoglio tre gabbiani',
    };
    const page = await browser.cleanPage({ baseUrl: site.url, width });
    await page.goto('/login');
    const before = await places(page);
    expect(before.length).toBeGreaterThan(1);
    const token = await registerBehindTheBrowser(site, gilda);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: gilda.name }).waitFor();
    expect(await places(page)).toEqual(before);
    await expectNoSidewaysScroll(page);
  });

  it('has login and registration in a phone’s drawer', async () => {
    const page = await browser.cleanPage({ baseUrl: site.url, width: 360 });
    await page.goto('/');
    await untilHydrated(page, 'header button');
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Login' }).waitFor();
    await drawer.getByRole('link', { name: 'Registrati' }).click();
    await heading(page, 'Registrati').waitFor();
  });
});
