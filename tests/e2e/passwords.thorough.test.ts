import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choosePassword,
  expireLinksOf,
  mailedLink,
  postTo,
  registerBehindTheBrowser,
  registrant,
} from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// From a forgotten password to a new one, through the screens and the mails.

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

  it('opens an expired link of either kind, and requests a new one', async () => {
    const elio = registrant('Elio Cossu');
    await registerBehindTheBrowser(site, elio);
    const confirmation = await mailedLink(site.mailServer, elio.email, '/confirm-email');
    await postTo(site, '/auth/forgot-password', { email: elio.email }, {});
    const reset = await mailedLink(site.mailServer, elio.email, '/reset-password');
    expireLinksOf(site, elio.email);

    const page = await newPage([/status of 400/]);
    await page.goto(confirmation);
    await page.getByText('Il link è scaduto').waitFor();
    await page.getByRole('link', { name: 'Richiedi una nuova conferma' }).click();
    await heading(page, 'Re-invia la conferma').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(elio.email);
    await page.goto(reset);
    await choosePassword(page, 'una barca gialla');
    await page.getByText('Il link è scaduto').waitFor();
    await page.getByRole('link', { name: 'Chiedi un nuovo link' }).waitFor();
    await expect
      .poll(() => page.getByLabel('Conferma nuova password').inputValue())
      .toBe('una barca gialla');
  });

  it('opens the link of a new password only once, logged in or not', async () => {
    const dina = registrant('Dina Piras');
    await registerBehindTheBrowser(site, dina);
    await postTo(site, '/auth/forgot-password', { email: dina.email }, {});
    const link = await mailedLink(site.mailServer, dina.email, '/reset-password');
    const page = await newPage([/status of 400/]);
    await page.goto(link);
    await choosePassword(page, 'una barca gialla');
    await page.waitForURL(`${site.url}/login`);
    await page.goto(link);
    await choosePassword(page, 'un altro tentativo');
    await page.getByText('Questo link è già stato usato.').waitFor();
    await page.getByRole('link', { name: 'Chiedi un nuovo link' }).click();
    await heading(page, 'Password dimenticata').waitFor();
    await enterAs(page, ADMIN, '/forgot-password');
    await heading(page, 'Password dimenticata').waitFor();
  });
});
