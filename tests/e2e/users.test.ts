import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { addCrowd } from '#tests/support/crowd.ts';
import {
  enterAs,
  expectFocusKept,
  makePerson,
  openSessionOf,
  tabTo,
} from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { type SiteWithMail, startSiteWithMail } from '#tests/support/site-with-mail.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// User administration, on desktop and phone.

const CROWD = 40;

let site: SiteWithMail;
let api: SiteApi;
beforeAll(async () => {
  site = await startSiteWithMail({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  addCrowd(site, CROWD);
});
afterAll(() => site?.close());

type Login = { email: string; password: string };

const openUsers = async (who: Login = ADMIN, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, who, '/admin/users');
  await page.getByRole('heading', { level: 1, name: 'Utenti' }).waitFor();
  return page;
};

const row = (page: Page, text: string): Locator =>
  page.getByRole('table', { name: 'Utenti' }).getByRole('row').filter({ hasText: text });

const search = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Cerca un utente').fill(text);

const usersNamed = async (name: string): Promise<ListedUser[]> =>
  (await api.get<ListedUser[]>('/auth/users')).filter((user) => user.name === name);

describe('an administrator', () => {
  it('creates a user, who gets a mail with a link', async () => {
    const name = 'Tiziana Nuova';
    const email = 'tiziana@example.com';
    const page = await openUsers(ADMIN, [/status of 409/]);
    await page.getByRole('button', { name: 'Nuovo utente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuovo utente' });
    const make = dialog.getByRole('button', { name: 'Crea l’utente' });
    await make.click();
    await dialog.getByText('Il nome è obbligatorio').waitFor();
    await dialog.getByText("L'email è obbligatoria").waitFor();
    await dialog.getByText('La password è obbligatoria').waitFor();
    await dialog.getByLabel('Nome').and(page.locator(':focus')).waitFor();

    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Email').fill(ADMIN.email);
    await dialog.getByRole('button', { name: 'Genera una password' }).click();
    const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
    expect(password).toHaveLength(16);
    await dialog.getByRole('radio', { name: 'Editore' }).check();
    await make.click();
    await dialog.getByText("C'è già un utente con questa email.").waitFor();
    await dialog.getByLabel('Email').fill(email);
    await make.click();
    await page.getByText(`Utente creato: ${name}.`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectFocusKept(page);
    await search(page, name);
    await row(page, email).getByText('Editore').waitFor();

    await openSessionOf(site, { email, password });
    await vi.waitFor(() => {
      const mail = site.mailServer.mails().find(({ envelope }) => envelope.to.includes(email));
      expect(mail?.parsed.text).toContain(`${site.url}/reset-password/`);
    }, 15_000);
  });

  it('changes a name, an address and a role', async () => {
    const { email } = await makePerson(api, 'Dario Prima', 'dario@example.com');
    const page = await openUsers();
    await search(page, email);
    await page.getByRole('button', { name: 'Modifica Dario Prima' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica utente' });
    await dialog.getByText('Gestisce tutto, anche utenti e backup.').waitFor();
    await dialog.getByLabel('Nome').fill('Dario Dopo');
    await dialog.getByLabel('Email').fill('dario.dopo@example.com');
    await dialog.getByText('Vale subito, senza conferma').waitFor();
    await dialog.getByRole('radio', { name: 'Editore' }).check();
    await dialog.getByRole('button', { name: 'Salva l’utente' }).click();
    await page.getByText('Utente aggiornato: Dario Dopo.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await usersNamed('Dario Dopo')).toMatchObject([
      { email: 'dario.dopo@example.com', role: 'EDITOR' },
    ]);
  });

  it('deletes a user after confirmation, and never an administrator', async () => {
    const name = 'Carla Addio';
    await makePerson(api, name, 'carla@example.com');
    const page = await openUsers();
    await search(page, name);
    const question = page.getByRole('dialog', { name: 'Eliminare l’utente?' });
    await page.getByRole('button', { name: `Elimina ${name}` }).click();
    await question.getByText('vanno persi per sempre').waitFor();
    await question.getByRole('button', { name: 'Annulla' }).click();
    expect(await usersNamed(name)).toHaveLength(1);
    await page.getByRole('button', { name: `Elimina ${name}` }).click();
    await question.getByRole('button', { name: 'Elimina l’utente' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('Nessun utente corrisponde').waitFor();
    await expectFocusKept(page);
    expect(await usersNamed(name)).toEqual([]);

    await search(page, ADMIN.email);
    await page.getByText('1 utente', { exact: true }).waitFor();
    const closed = page.getByRole('button', { name: 'Elimina Marta' });
    await page.getByLabel('Cerca un utente').focus();
    await tabTo(page, closed);
    await expect.poll(() => closed.getAttribute('aria-disabled')).toBe('true');
    await row(page, ADMIN.email).getByText('Non posso cancellare utente admin').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('cannot step down as the last one', async () => {
    const page = await openUsers();
    await search(page, ADMIN.email);
    await page.getByRole('button', { name: 'Modifica Marta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica utente' });
    await dialog.getByText('Deve restare almeno un amministratore.').waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: 'Editore' }).isDisabled()).toBe(true);
    await expect.poll(() => dialog.getByRole('radio', { name: 'Utente' }).isDisabled()).toBe(true);
  });
});
