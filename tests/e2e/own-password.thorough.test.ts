import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs, makePerson, type Person } from '#tests/support/person.ts';
import { openSessionOf, userOf } from '#tests/support/sessions.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';

// Users edit their own profile, on desktop and phone.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

const openProfile = async (person: Person, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, person, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Impostazioni del profilo' }).waitFor();
  return page;
};

const part = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const untilSaved = async (page: Page): Promise<void> => {
  const toast = page.getByText('Profilo aggiornato con successo');
  await toast.waitFor();
  // The toast closes after three seconds; close it now, so that the test cannot confuse it with the next one.
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).first().click();
  await toast.waitFor({ state: 'detached' });
};

describe('a user', () => {
  const person = (name: string): Promise<Person> =>
    makePerson(api, name, `${name.toLowerCase().replaceAll(' ', '.')}@example.com`);

  it('changes the password, which ends the other sessions and loses nothing typed elsewhere', async () => {
    const sofia = await person('Sofia Piras');
    const elsewhere = await openSessionOf(site, sofia);
    const page = await openProfile(sofia, [/status of 400/]);
    await part(page, 'Dati').getByLabel('Nome').fill('Sofia che ci pensa');
    const passwords = part(page, 'Password');
    const current = passwords.getByLabel('Password attuale');
    await passwords.getByRole('button', { name: 'Cambia la password' }).click();
    await current.and(page.locator(':focus')).waitFor();
    const chosen = passwords.getByLabel('Nuova password', { exact: true });
    const again = passwords.getByLabel('Conferma nuova password');

    await chosen.fill('abcde');
    await again.fill('abcdef');
    await again.press('Enter');
    await passwords.getByText('La password è obbligatoria').waitFor();
    await passwords.getByText('La password deve avere almeno 6 caratteri.').waitFor();
    await passwords.getByText('Le nuove password non corrispondono').waitFor();
    await current.and(page.locator(':focus')).waitFor();

    await current.fill('non è questa');
    await chosen.fill('ginepro');
    await again.fill('ginepro');
    await again.press('Enter');
    await passwords.getByText('La password attuale non è corretta.').waitFor();
    await expect.poll(() => again.inputValue()).toBe('ginepro');
    await current.fill(sofia.password);
    await current.press('Enter');
    await untilSaved(page);
    await expect.poll(() => chosen.inputValue()).toBe('');
    await expect
      .poll(() => part(page, 'Dati').getByLabel('Nome').inputValue())
      .toBe('Sofia che ci pensa');
    expect(await userOf(site, elsewhere)).toBeNull();
    await openSessionOf(site, { ...sofia, password: 'ginepro' });
  });
});

it('an editor has the profile inside the back office', async () => {
  const nadia = await makePerson(api, 'Nadia Serra', 'nadia.serra@example.com', 'EDITOR');
  const page = await openProfile(nadia);
  await page
    .getByRole('navigation', { name: 'Area gestione' })
    .getByText('Oggi', { exact: true })
    .waitFor();
});
