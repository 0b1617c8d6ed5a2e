import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { openSessionOf, userOf } from '#tests/support/sessions.ts';
import { type SharedSite, sharedSite } from '#tests/support/shared-site.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The backups screen of an administrator, on desktop and phone.

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const homeTitle = async (): Promise<string> =>
  ((await (await fetch(`${site.url}/api/homepage`)).json()) as Homepage).heroTitle;

const changeHomeTitle = async (heroTitle: string): Promise<void> => {
  const answer = await fetch(`${site.url}/api/homepage`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await openSessionOf(site, ADMIN)}`,
    },
    body: JSON.stringify({ heroTitle }),
  });
  expect(answer.status).toBe(200);
};

const row = (page: Page, text: string): Locator =>
  page
    .getByRole('list', { name: 'Backup conservati' })
    .getByRole('listitem')
    .filter({ hasText: text });

const rowButton = (page: Page, text: string, name: string): Locator =>
  row(page, text).getByRole('button', { name: new RegExp(`^${name} il backup`) });

const done = (page: Page): Locator => page.getByText('Ripristino completato con successo!');

const open = async (): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/backup');
  await page.getByRole('heading', { level: 1, name: 'Copie di sicurezza' }).waitFor();
  return page;
};

describe('an administrator', () => {
  it('restores a backup', async () => {
    const page = await open();
    const before = await homeTitle();
    const after = 'Dopo il backup';
    await page.getByRole('button', { name: 'Crea Backup (Locale)' }).click();
    const word = page.getByText(/^Backup creato con successo: \S+\.sqlite$/);
    const file = (await word.innerText()).replace('Backup creato con successo: ', '');
    await row(page, file).getByText('· a mano ·').waitFor();
    await page.getByText('Ultimo backup riuscito: poco fa').waitFor();
    await changeHomeTitle(after);
    const other = await openSessionOf(site, ADMIN);

    await rowButton(page, file, 'Ripristina').click();
    const dialog = page.getByRole('dialog', { name: 'Ripristinare questo backup?' });
    await dialog.getByText('sovrascrive i dati attuali').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Ripristina' });
    await confirm.click();
    await dialog.getByText('Per ripristinare conferma di averlo capito.').waitFor();
    await dialog.getByLabel('Ho capito').check();
    await confirm.click();
    await done(page).waitFor();
    expect(await homeTitle()).toBe(before);
    expect(await userOf(site, other)).toBeNull();
    await row(page, 'Prima di un ripristino').first().waitFor();
    await expectFocusKept(page);
  });
});
