import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { openSessionOf } from '#tests/support/sessions.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// User administration, on desktop and phone.

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const openUsers = async (expectedProblems: RegExp[]): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/users');
  await page.getByRole('heading', { level: 1, name: 'Persone' }).waitFor();
  return page;
};

const row = (page: Page, text: string): Locator =>
  page.getByRole('table', { name: 'Utenti' }).getByRole('row').filter({ hasText: text });

describe('an administrator', () => {
  it('creates a user, who gets a mail with a link', async () => {
    const name = 'Tiziana Nuova';
    const email = 'tiziana@example.com';
    const page = await openUsers([/status of 409/]);
    await page.getByRole('button', { name: 'Nuovo utente' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuovo utente' });
    const make = dialog.getByRole('button', { name: 'Crea l’utente' });
    await make.click();
    await dialog.getByText('Il nome è obbligatorio').waitFor();
    await dialog.getByText("L'email è obbligatoria").waitFor();
    await dialog.getByLabel('Nome').and(page.locator(':focus')).waitFor();

    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Email').fill(ADMIN.email);
    const password = await dialog.getByLabel('Password', { exact: true }).inputValue();
    expect(password).toHaveLength(16);
    await dialog.getByRole('radio', { name: 'Editore', checked: true }).waitFor();
    await make.click();
    await dialog.getByText('C’è già un utente con questa email.').waitFor();
    await dialog.getByLabel('Email').fill(email);
    await make.click();
    await page.getByText(`Utente creato: ${name}.`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectFocusKept(page);
    await row(page, email).getByText('Editore').filter({ visible: true }).waitFor();

    await openSessionOf(site, { email, password });
    await vi.waitFor(async () => {
      const mail = (await site.mails()).find(({ envelope }) => envelope.to.includes(email));
      expect(mail?.parsed.text).toContain(`${site.url}/reset-password/`);
    }, 15_000);
  });
});
