import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedUser } from '#shared/accounts/users.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { addCrowd } from '#tests/support/crowd.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { enterAs, expectFocusKept, makePerson, tabTo } from '#tests/support/person.ts';
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
  await page.getByRole('heading', { level: 1, name: 'Persone' }).waitFor();
  return page;
};

const row = (page: Page, text: string): Locator =>
  page.getByRole('table', { name: 'Utenti' }).getByRole('row').filter({ hasText: text });

const search = (page: Page, text: string): Promise<void> =>
  page.getByLabel('Cerca un utente').fill(text);

const usersNamed = async (name: string): Promise<ListedUser[]> =>
  (await api.get<ListedUser[]>('/auth/users')).filter((user) => user.name === name);

describe('an administrator', () => {
  it('pages through many users, and finds one', async () => {
    const page = await openUsers();
    await page.getByText('da 1 a 25').waitFor();
    await page.getByRole('button', { name: 'Successiva' }).click();
    await page.getByText(/da 26 a \d+/).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await page
      .getByRole('status')
      .filter({ hasText: /da 26 a \d+/ })
      .and(page.locator(':focus'))
      .waitFor();
    await row(page, 'folla40@isola.example').waitFor();

    await search(page, 'ISOLA nessuno');
    await page.getByText('Nessun utente corrisponde').waitFor();
    await page.getByRole('button', { name: 'Mostra tutti' }).click();
    await expectFocusKept(page);
    await search(page, 'FOLLA07');
    await page.getByText('1 utente', { exact: true }).waitFor();
    await row(page, 'Folla 07').waitFor();
    await search(page, '');
    await page.getByLabel('Ruolo').selectOption('ADMIN');
    await row(page, ADMIN.email).getByText('(tu)').waitFor();
    await page.getByLabel('Ruolo').selectOption('');
    await page.getByLabel('Ordina per').selectOption('created');
    await page.waitForURL(/created/);
    await page.reload();
    await page.getByText('da 1 a 25').waitFor();
    await expect.poll(() => page.getByLabel('Ordina per').inputValue()).toBe('created');
  });

  it('steps down, and has to leave the screen', async () => {
    const first = await makePerson(api, 'Gino Vice', 'gino@example.com', 'ADMIN');
    const page = await openUsers(first);
    await search(page, first.email);
    await page.getByRole('button', { name: 'Modifica Gino Vice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica utente' });
    await dialog.getByLabel('Nome').fill('Gino Editore');
    await dialog.getByRole('radio', { name: 'Editore' }).check();
    await dialog.getByText('questa schermata si chiude').waitFor();
    await dialog.getByRole('button', { name: 'Salva l’utente' }).click();
    await page.getByText('Utente aggiornato: Gino Editore.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
    await page.getByText('Gino Editore', { exact: true }).filter({ visible: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Persone' }).count()).toBe(0);

    const second = await makePerson(api, 'Pina Vice', 'pina@example.com', 'ADMIN');
    const other = await openUsers(second);
    await search(other, second.email);
    await other.getByRole('button', { name: 'Modifica Pina Vice' }).click();
    await other.getByRole('dialog').getByRole('radio', { name: 'Utente' }).check();
    await other.getByRole('button', { name: 'Salva l’utente' }).click();
    // The address changes before the page does.
    await other.locator('[data-island=booking]').waitFor();
    expect(new URL(other.url()).pathname).toBe('/');
  });

  it('keeps the screen closed to editors, who read why', async () => {
    const editor = await makePerson(api, 'Edda Editrice', 'edda@example.com', 'EDITOR');
    const page = await browser.cleanPage({ baseUrl: site.url });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await enterAs(page, editor, '/admin/users');
    await page.getByText('Le persone le gestiscono gli amministratori').waitFor();
    expect(calls.filter((url) => url.includes('users.'))).toEqual([]);
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
    await question.getByRole('button', { name: 'Torna indietro' }).click();
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

it('the screen loads only the shown users', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  const longest = watchLists(page);
  await enterAs(page, ADMIN, '/admin/users');
  await page.getByText('da 1 a 25').waitFor();
  expect(await longest()).toBe(25);
  await page.getByRole('button', { name: 'Successiva' }).click();
  await page.getByText(/da 26 a \d+/).waitFor();
  await search(page, 'Folla');
  await page.getByText(`${CROWD} utenti · da 1 a 25`).waitFor();
  await row(page, 'Folla 05').getByRole('button', { name: 'Modifica' }).click();
  await page.getByRole('dialog', { name: 'Modifica utente' }).waitFor();
  expect(await longest()).toBe(25);
});

describe('by keyboard alone', () => {
  it('an administrator creates a user', async () => {
    const page = await openUsers();
    await page.getByText('da 1 a 25').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Nuovo utente' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nuovo utente' });
    await tabTo(page, dialog.getByLabel('Nome'));
    await page.keyboard.type('Tonia Tastiera');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tonia@example.com');
    await tabTo(page, dialog.getByRole('radio', { name: 'Editore' }));
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('radio', { name: 'Amministratore', checked: true }).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'Crea l’utente' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Nuovo utente' }).and(page.locator(':focus')).waitFor();
    expect(await usersNamed('Tonia Tastiera')).toMatchObject([{ role: 'ADMIN' }]);
  });
});
