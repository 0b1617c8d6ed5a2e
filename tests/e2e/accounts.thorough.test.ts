import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailedLink,
  postTo,
  register,
  registerBehindTheBrowser,
  registrant,
} from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectNoSidewaysScroll, untilFontsLoaded } from '#tests/support/layout.ts';
import { panelButton } from '#tests/support/menu-journey.ts';
import { expectFocusKept } from '#tests/support/person.ts';
import { userOf } from '#tests/support/sessions.ts';
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

  it('registers, sees errors beside the fields, and keeps the typed input', async () => {
    const page = await newPage();
    await page.goto('/booking');
    await heading(page, 'Login').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Registrati' }).click();
    await heading(page, 'Registrati').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe('/booking');
    await expectFocusKept(page);

    await page.getByRole('main').getByRole('button', { name: 'Registrati' }).click();
    await page.getByText('Il nome è obbligatorio').waitFor();
    await page.getByText("L'email è obbligatoria").waitFor();
    await page.getByText('La password è obbligatoria').waitFor();
    const consent = 'Devi accettare le condizioni della privacy per registrarti.';
    await page.getByText(consent).waitFor();
    await page.getByLabel('Nome').and(page.locator(':focus')).waitFor();

    const anna = registrant('Anna Manca');
    await page.getByLabel('Nome').fill(anna.name);
    await page.getByLabel('Email').fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill('annamanca');
    await page.getByText('Debole: si indovina in fretta.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await page.getByText('Ottima: molto difficile da indovinare.').waitFor();
    await page.getByLabel('Conferma password').fill('altra cosa');
    await page.getByLabel('Conferma password').press('Enter');
    await page.getByText('Le due password non corrispondono').waitFor();
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('main').getByRole('link', { name: 'informativa sulla privacy' }).click(),
    ]);
    await heading(policy, 'Informativa privacy').waitFor();
    await policy.close();
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe(anna.name);

    await register(page, anna);
    await page.getByText('Richiesta di registrazione inviata, controlla la tua mail!').waitFor();
    await expectFocusKept(page);
    await page.getByRole('main').getByText(anna.email).waitFor();
    await page.goto('/profile');
    await heading(page, 'Conferma la tua email').waitFor();
    await expect.poll(() => page.getByText('Richiesta di registrazione inviata').count()).toBe(0);
    await panelButton(page, anna.name).click();
    await page.getByText('La tua email non è ancora confermata.').waitFor();
  });

  it('who did not register says so on the page or in the mail, and the stranger is out', async () => {
    const fabio = registrant('Fabio Usai');
    const page = await newPage();
    const first = await registerBehindTheBrowser(site, fabio);
    const firstLink = await mailedLink(site.mailServer, fabio.email, '/confirm-email');
    const second = await registerBehindTheBrowser(site, { ...fabio, name: 'Altro Nome' });
    const known = [firstLink.replace('/confirm-email', '/not-me')];
    await page.goto(await mailedLink(site.mailServer, fabio.email, '/not-me', known));
    await page.getByRole('button', { name: 'Non sono stato io' }).click();
    await page.getByText('la registrazione è eliminata').waitFor();
    expect(await userOf(site, second)).toBeNull();
    expect(await userOf(site, first)).not.toBeNull();

    await page.goto(firstLink);
    await page.getByText('La tua email è stata confermata con successo!').waitFor();
    await page.getByRole('button', { name: 'Non sono stato io' }).click();
    await page.getByText('la registrazione è eliminata').waitFor();
    await expectFocusKept(page);
    expect(await userOf(site, first)).toBeNull();
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
    const places = async (page: Page) => {
      await untilFontsLoaded(page);
      return page
        .locator('header :is(.site-name, nav:visible, button[aria-haspopup]:visible)')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    };
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
    await panelButton(page, gilda.name).waitFor();
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

describe('a forged host header', () => {
  it('appears in no mail', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const ida = { name: 'Ida Melis', email: 'ida@example.com', password: 'scoglio tre gabbiani' };
    await registerBehindTheBrowser(site, ida, forged);
    const confirmation = await mailedLink(site.mailServer, ida.email, '/confirm-email');
    const { status } = await postTo(site, '/auth/forgot-password', { email: ida.email }, forged);
    expect(status).toBe(200);
    const reset = await mailedLink(site.mailServer, ida.email, '/reset-password');
    for (const link of [confirmation, reset]) expect(new URL(link).origin).toBe(site.url);
    for (const { raw } of site.mailServer.mails()) expect(raw).not.toContain('evil.example');
  });
});
