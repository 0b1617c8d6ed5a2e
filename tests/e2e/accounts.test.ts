import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, mailedLink, register, registrant } from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { expectFocusKept } from '#tests/support/person.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';

// The registration, through the screens and the mails, and the header of a logged-in user.

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a user', () => {
  const newPage = (expectedProblems: RegExp[] = []) =>
    browser.cleanPage({ baseUrl: site.url, expectedProblems });

  it('registers in one browser, confirms in another, and is logged in in both', async () => {
    const bruno = registrant('Bruno Loi');
    const registering = await newPage();
    await registering.goto('/');
    await registering.getByRole('banner').getByRole('link', { name: 'Registrati' }).click();
    await register(registering, bruno);
    const first = await mailedLink(site, bruno.email, '/confirm-email');
    const page = await newPage([/status of 40[03]/]);
    await page.goto('/login');
    await logInAs(page, bruno);
    await page.getByText('Devi confermare la tua email prima di accedere.').waitFor();
    await page.getByRole('link', { name: 'Re-invia l’email di conferma' }).click();
    await heading(page, 'Re-invia la conferma').waitFor();
    await expect.poll(() => page.url()).toBe(`${site.url}/resend-confirmation`);
    const send = page.getByRole('button', { name: 'Re-invia Email' });
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(bruno.email);
    await page.getByLabel('Email').fill('');
    await expect.poll(() => send.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill(bruno.email);
    await send.click();
    await page
      .getByText('Nuova email di conferma inviata! Controlla la tua casella di posta.')
      .waitFor();
    await page.waitForURL(`${site.url}/`);

    const second = await mailedLink(site, bruno.email, '/confirm-email', [first]);
    await page.goto(first);
    await page.getByText('ne è arrivato uno più recente').waitFor();
    let calls = 0;
    page.on('request', (call) => {
      if (call.url().includes('accounts.confirmEmail')) calls += 1;
    });
    await page.goto(second);
    await page.getByText('La tua email è stata confermata con successo!').waitFor();
    await expectFocusKept(page);
    expect(calls).toBe(1);
    await page.getByRole('definition').filter({ hasText: bruno.name }).waitFor();
    await page.getByRole('link', { name: 'Vai al login' }).click();
    await heading(page, 'Login').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(bruno.email);
    await page.getByLabel('Password', { exact: true }).fill(bruno.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForURL(`${site.url}/`);
    await registering.goto('/booking');
    await heading(registering, 'Prenotazioni').waitFor();
  });
});

describe('the pages behind mailed links', () => {
  it.each(['/reset-password/segreto', '/confirm-email?token=segreto&email=a%40example.com'])(
    '%s is not cached, not indexed and sends no referrer',
    async (path) => {
      const answer = await fetch(`${site.url}${path}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain('serve JavaScript');
    },
  );
});
