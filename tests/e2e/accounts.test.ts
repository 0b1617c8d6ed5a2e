import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choosePassword,
  logInAs,
  mailedLink,
  postTo,
  register,
  registerBehindTheBrowser,
  registrant,
} from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { expectFocusKept, userOf } from '#tests/support/person.ts';
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
    await page.getByRole('banner').getByRole('button', { name: anna.name }).click();
    await page.getByText('La tua email aspetta di essere confermata.').waitFor();
  });

  it('requests the mail again, confirms once, and logs in', async () => {
    const bruno = registrant('Bruno Loi');
    const session = await registerBehindTheBrowser(site, bruno);
    const first = await mailedLink(site.mailServer, bruno.email, '/confirm-email');
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

    const second = await mailedLink(site.mailServer, bruno.email, '/confirm-email', [first]);
    await page.goto(first);
    await page.getByText('ne è arrivato uno più recente').waitFor();
    // Only the browser that registered keeps its password.
    await page.evaluate((token) => localStorage.setItem('token', token), session);
    let calls = 0;
    page.on('request', (call) => {
      if (call.url().includes('accounts.confirmEmail')) calls += 1;
    });
    await page.goto(second);
    await page.getByText('La tua email è stata confermata con successo!').waitFor();
    await expectFocusKept(page);
    expect(calls).toBe(1);
    await page.reload();
    await page.getByText('La tua email è stata confermata con successo!').waitFor();
    expect(calls).toBe(2);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await logInAs(page, bruno);
    await page.waitForURL(`${site.url}/`);
    // A logged-in user may have forgotten the password too.
    await page.goto('/forgot-password');
    await page.getByRole('heading', { name: 'Password dimenticata' }).waitFor();
  });

  it('confirms an address that a stranger registered, and the stranger gets no access', async () => {
    const fabio = registrant('Fabio Usai');
    const stranger = await registerBehindTheBrowser(site, fabio);
    const page = await newPage();
    await page.goto(await mailedLink(site.mailServer, fabio.email, '/confirm-email'));
    await page.getByText('Per sicurezza scegli ora la tua password').waitFor();
    await page.getByRole('link', { name: 'Vai al login' }).waitFor();
    expect(await userOf(site, stranger)).toBeNull();
    await page.getByRole('link', { name: 'Scegli la tua password' }).click();
    await choosePassword(page, 'la mia barca rossa');
    await page.getByRole('link', { name: 'Vai subito al login' }).click();
    await logInAs(page, { ...fabio, password: 'la mia barca rossa' });
    await page.waitForURL(`${site.url}/`);
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
