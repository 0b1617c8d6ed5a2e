import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  choosePassword,
  logInAs,
  mailedLink,
  postTo,
  registerBehindTheBrowser,
  registrant,
} from '#tests/support/account-journey.ts';
import { browser } from '#tests/support/browser.ts';
import { untilHydrated } from '#tests/support/journey.ts';
import { expectFocusKept } from '#tests/support/person.ts';
import { openSessionOf, userOf } from '#tests/support/sessions.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';

// From a forgotten password to a new one, through the screens and the mails.

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

describe('a user', () => {
  const newPage = (expectedProblems: RegExp[] = []) =>
    browser.cleanPage({ baseUrl: site.url, expectedProblems });

  it('forgets the password, sets another, and the old one is invalid', async () => {
    const dina = registrant('Dina Piras');
    await registerBehindTheBrowser(site, dina);
    const confirmation = await mailedLink(site, dina.email, '/confirm-email');
    const { searchParams } = new URL(confirmation);
    await postTo(site, '/auth/confirm-email', Object.fromEntries(searchParams), {});
    const elsewhere = await openSessionOf(site, dina);

    const page = await newPage([/status of 40[01]/]);
    await page.goto('/login?redirect=%2Fprofile');
    await untilHydrated(page, 'form');
    await page.getByLabel('Email').fill(dina.email);
    await page.getByRole('link', { name: 'Password dimenticata?' }).click();
    await heading(page, 'Password dimenticata').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(dina.email);
    await page.getByRole('button', { name: 'Invia il link' }).click();
    await page
      .getByText(
        "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
      )
      .waitFor();
    await expectFocusKept(page);

    const link = await mailedLink(site, dina.email, '/reset-password');
    await page.goto(link);
    await choosePassword(page, 'corta', 'corte');
    await page.getByText('La password deve avere almeno 8 caratteri.').waitFor();
    await page.getByText('Le password non coincidono').waitFor();
    await choosePassword(page, 'una barca gialla');
    await page
      .getByText('Password aggiornata con successo! Verrai reindirizzato al login...')
      .waitFor();
    await page.waitForURL(`${site.url}/login`);
    expect(await userOf(site, elsewhere)).toBeNull();

    await logInAs(page, dina);
    await page.getByText('Email o password non corretti.').waitFor();
    await logInAs(page, { ...dina, password: 'una barca gialla' });
    // The address changes before the page does.
    await page.locator('[data-island=booking]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
