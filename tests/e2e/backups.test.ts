import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  backupButton,
  backupRow,
  changeHomeTitle,
  homeTitle,
  restored,
} from '#tests/support/backup-journey.ts';
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

const open = async (): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/backup');
  await page.getByRole('heading', { level: 1, name: 'Copie di sicurezza' }).waitFor();
  return page;
};

describe('an administrator', () => {
  it('restores a backup', async () => {
    const page = await open();
    const before = await homeTitle(site);
    const after = 'Dopo il backup';
    await page.getByRole('button', { name: 'Crea Backup (Locale)' }).click();
    const word = page.getByText(/^Backup creato con successo: \S+\.sqlite$/);
    const file = (await word.innerText()).replace('Backup creato con successo: ', '');
    await backupRow(page, file).getByText('· a mano ·').waitFor();
    await page.getByText('Ultimo backup riuscito: poco fa').waitFor();
    await changeHomeTitle(site, after);
    const other = await openSessionOf(site, ADMIN);

    await backupButton(page, file, 'Ripristina').click();
    const dialog = page.getByRole('dialog', { name: 'Ripristinare questo backup?' });
    await dialog.getByText('sovrascrive i dati attuali').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Ripristina' });
    await confirm.click();
    await dialog.getByText('Per ripristinare conferma di averlo capito.').waitFor();
    await dialog.getByLabel('Ho capito').check();
    await confirm.click();
    await restored(page).waitFor();
    expect(await homeTitle(site)).toBe(before);
    expect(await userOf(site, other)).toBeNull();
    await backupRow(page, 'Prima di un ripristino').first().waitFor();
    await expectFocusKept(page);
  });
});
