import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { Task } from '#shared/tasks/tasks.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The owners' tasks: created, edited, completed, and shown on the start page.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

const today = todayAtHouse(new Date());

const names = async (): Promise<string[]> =>
  (await api.get<Task[]>('/task')).map(({ name }) => name);

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const tableRow = (page: Page, table: string, name: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

const untilFocused = (page: Page, target: Locator): Promise<void> =>
  target.and(page.locator(':focus')).waitFor();

it('the owner creates, edits, completes and deletes tasks', async () => {
  const page = await browser.cleanPage({
    baseUrl: site.url,
    expectedProblems: [/Failed to load resource/],
  });
  await enterAs(page, ADMIN, '/admin/task');

  const form = page.getByRole('form', { name: 'Nuovo lavoro' });
  const addTask = form.getByRole('button', { name: 'Aggiungi il lavoro' });
  const name = form.getByLabel('Nuovo lavoro');
  await addTask.click();
  await form.getByText('Il nome è obbligatorio').waitFor();
  await untilFocused(page, name);
  await page.keyboard.type('Pagare il giardiniere');
  await button(page, 'Scadenza, ripetizione, per chi…').click();
  await form.getByLabel('Scadenza').fill(addDays(today, -3));
  await form.getByLabel('Priorità', { exact: true }).fill('');
  await form.getByLabel('Descrizione').fill('In contanti.');
  await expect.poll(() => form.getByLabel('Priorità', { exact: true }).inputValue()).toBe('3');
  await page.route(/\/trpc\/tasks\.create/, (route) => route.abort());
  await addTask.click();
  await form.getByText('Errore nella creazione del task.').waitFor();
  await page.unroute(/\/trpc\/tasks\.create/);
  await addTask.click();
  await page.getByText('Lavoro aggiunto.').waitFor();
  await untilFocused(page, name);
  await expect.poll(() => form.getByLabel('Descrizione').inputValue()).toBe('');
  await tableRow(page, 'Task con scadenza', 'Pagare il giardiniere')
    .getByText('Scaduto da 3 giorni')
    .waitFor();
  await page.keyboard.type('Comprare le tende');
  await page.keyboard.press('Enter');
  const curtains = tableRow(page, 'Task senza scadenza', 'Comprare le tende');
  await curtains.waitFor();

  // A due date moves it to the other table, and the focus follows.
  await button(page, 'Modifica Comprare le tende').click();
  const editor = page.getByRole('form', { name: 'Modifica Comprare le tende' });
  await untilFocused(page, editor.getByLabel('Nome'));
  await editor.getByLabel('Scadenza').fill(today);
  await editor.getByRole('button', { name: 'Salva il lavoro' }).click();
  await tableRow(page, 'Task con scadenza', 'Comprare le tende')
    .getByText('oggi', { exact: true })
    .waitFor();
  await untilFocused(page, button(page, 'Modifica Comprare le tende'));

  // A completed repeating task appears again. Completed tasks stand at the end, folded when there are many.
  await button(page, 'Modifica Pagare il giardiniere').click();
  const gardener = page.getByRole('form', { name: 'Modifica Pagare il giardiniere' });
  await gardener.getByLabel('Si ripete').selectOption('year');
  await gardener.getByLabel('Per chi').selectOption({ index: 1 });
  await gardener.getByRole('button', { name: 'Salva il lavoro' }).click();
  const yearly = page.getByText(/^Per .+ · Ogni anno$/);
  await yearly.waitFor();
  await page.getByRole('checkbox', { name: 'Completato: Pagare il giardiniere' }).click();
  await page.getByText('Task completati (1)').waitFor();
  await yearly.nth(1).waitFor();
  await untilFocused(page, button(page, 'Modifica Pagare il giardiniere'));

  await page.getByRole('checkbox', { name: 'Completato: Comprare le tende' }).focus();
  await page.keyboard.press('Space');
  const clear = button(page, 'Elimina i lavori completati (2)');
  await clear.waitFor();
  await untilFocused(page, button(page, 'Modifica Comprare le tende'));
  await clear.click();
  const question = page.getByRole('dialog', { name: 'Eliminare i lavori completati?' });
  await question.getByText('2 lavori completati vengono eliminati per sempre.').waitFor();
  const confirm = question.getByRole('button', { name: 'Elimina i lavori completati' });
  await page.route(/\/trpc\/tasks\.deleteCompleted/, (route) => route.abort());
  await confirm.click();
  await question.getByText('Errore nella cancellazione dei task completati.').waitFor();
  await page.unroute(/\/trpc\/tasks\.deleteCompleted/);
  await confirm.click();
  await page.getByText('Task cancellati con successo!').waitFor();
  await question.waitFor({ state: 'detached' });
  await expect.poll(names).not.toContain('Comprare le tende');
  await expect.poll(names).toContain('Pagare il giardiniere');

  // Without a session.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('checkbox', { name: 'Completato: Pagare il giardiniere' }).click();
  await page.getByText('Utente non autenticato.').waitFor();
});
