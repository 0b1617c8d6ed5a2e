import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BackupOperation, BackupStatus } from '#shared/backups.schema.ts';
import {
  backupButton,
  backupRow,
  changeHomeTitle,
  homeTitle,
  restored,
} from '#tests/support/backup-journey.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { enterAs, expectFocusKept, makePerson } from '#tests/support/person.ts';
import { adminApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The backups screen of an administrator, on desktop and phone.

let site: Site;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
});
afterAll(() => site?.close());

const MEGABYTE = 1024 * 1024;

const othersBackup: BackupOperation = {
  kind: 'create',
  backupId: null,
  step: 'files',
  doneBytes: 50 * MEGABYTE,
  totalBytes: 200 * MEGABYTE,
  canCancel: true,
  startedAt: '2026-11-21T09:00:00.000Z',
};

type Answer = { result: { data: Partial<BackupStatus> } };

/** Makes the server report a running backup; returns a function that ends it. */
const pretendBackup = async (page: Page): Promise<() => Promise<void>> => {
  const address = /\/trpc\/[^?]*backups\.status/;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const answers = (await response.json()) as Answer[];
    const calls = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const answer = answers[calls.indexOf('backups.status')];
    if (answer) answer.result.data = { ...answer.result.data, operation: othersBackup };
    await route.fulfill({ response, json: answers });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
};

const expectGoodScreen = async (page: Page): Promise<void> => {
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
};

const open = async (): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/backup');
  await page.getByRole('heading', { level: 1, name: 'Copie di sicurezza' }).waitFor();
  return page;
};

it('a running backup of another administrator is shown, and locks the buttons', async () => {
  const page = await open();
  const create = page.getByRole('button', { name: 'Crea Backup (Locale)' });
  await create.waitFor();
  const end = await pretendBackup(page);
  await page.reload();
  const bar = page.getByRole('progressbar', { name: 'Backup in corso' });
  await bar.waitFor();
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toContain('25%');
  await page.getByText('Copio i file caricati', { exact: true }).waitFor();
  await page.getByText('Puoi lasciare questa pagina').waitFor();
  await expect.poll(() => create.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('quando finisce se ne può cominciare un altro').waitFor();
  await expectGoodScreen(page);
  await end();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => create.getAttribute('aria-disabled')).toBeNull();

  await page.getByRole('button', { name: 'Crea Backup (Drive)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Google Drive non è configurato' });
  await expect
    .poll(() => dialog.getByLabel('Istruzioni per chi si occupa del server').inputValue())
    .toContain('/api/backup/drive/callback');
});

it('an administrator takes back a restore, and downloads, uploads and deletes a backup', async () => {
  const page = await open();
  const after = 'Dopo il backup';
  await page.getByRole('button', { name: 'Crea Backup (Locale)' }).click();
  const word = page.getByText(/^Backup creato con successo: \S+\.sqlite$/);
  const file = (await word.innerText()).replace('Backup creato con successo: ', '');
  await changeHomeTitle(site, after);
  await backupButton(page, file, 'Ripristina').click();
  const dialog = page.getByRole('dialog', { name: 'Ripristinare questo backup?' });
  await dialog.getByLabel('Ho capito').check();
  await dialog.getByRole('button', { name: 'Ripristina' }).click();
  await restored(page).waitFor();
  await expectGoodScreen(page);

  const safety = () => page.getByText(/nel backup di sicurezza \S+/).innerText();
  const first = await safety();
  await page.reload();
  await page
    .getByText('indirizzi segreti (pulizie, ospiti, calendari) restano quelli di adesso')
    .waitFor();
  await backupRow(page, 'prima di un ripristino')
    .getByText('Ripristina questo per annullare l’ultimo ripristino.')
    .waitFor();
  await page.getByRole('button', { name: 'Annulla il ripristino' }).click();
  await page.getByRole('button', { name: 'Torna ai dati di prima' }).click();
  // Each restore first saves the current data as a safety backup.
  await expect.poll(safety, { timeout: 60_000 }).not.toBe(first);
  expect(await homeTitle(site)).toBe(after);

  const download = page.waitForEvent('download');
  await backupButton(page, file, 'Scarica').click();
  const archive = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/\.tar$/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica un backup' }).click();
  await (await chooser).setFiles({
    name: (await download).suggestedFilename(),
    mimeType: 'application/x-tar',
    buffer: await readFile(archive),
  });
  await page.getByText('Backup caricato: adesso è nell’elenco.').waitFor();

  await backupButton(page, 'Caricato', 'Elimina').click();
  await page.getByText('irreversibile').waitFor();
  await page.getByRole('button', { name: 'Elimina il backup', exact: true }).click();
  await page.getByText('Backup eliminato con successo!').waitFor();
  await backupRow(page, 'Caricato').waitFor({ state: 'detached' });
  await expectFocusKept(page);
});

it('an administrator who is not in the restored data reads above the login which one counts', async () => {
  const api = await adminApi(site);
  const { fileName } = await api.post<{ fileName: string }>('/backup/create', { method: 'local' });
  const late = await makePerson(api, 'Ada Puddu', 'ada@example.com', 'ADMIN');
  const page = await browser.newPage({ baseUrl: site.url, expectedProblems: [/status of 401/] });
  await enterAs(page, late, '/admin/backup');
  await backupButton(page, fileName, 'Ripristina').click();
  const dialog = page.getByRole('dialog', { name: 'Ripristinare questo backup?' });
  await dialog.getByLabel('Ho capito').check();
  await dialog.getByRole('button', { name: 'Ripristina' }).click();
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await page.getByText(/questa sessione non c’è: accedi di nuovo\. Password, passkey/).waitFor();
  await expectGoodScreen(page);
});
