import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { dueDateOf, type Task } from '#shared/tasks/tasks.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { watchLists } from '#tests/support/list-lengths.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The owners' tasks: created, edited, completed, and shown on the start page.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const today = todayAtHouse(new Date());
const add = (name: string, days: number | null, completed = false): Promise<Task> =>
  api.post<Task>('/task', {
    name,
    due_date: days === null ? null : dueDateOf(addDays(today, days)),
    completed,
  });

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const tableRow = (page: Page, table: string, name: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

const untilFocused = (page: Page, target: Locator): Promise<void> =>
  target.and(page.locator(':focus')).waitFor();

it('without tasks both lists are empty', async () => {
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/task');
  await page.getByText('Nessun lavoro con scadenza.').waitFor();
  await page.getByText('Nessun lavoro senza scadenza.').waitFor();
});

it('at 1280 px the owner pages through many tasks, and loses no input', async () => {
  const { id } = await api.post<Task>('/task', { name: 'Scritto a metà' });
  for (let number = 10; number < 40; number += 1) await add(`Lontano ${number}`, 30 + number);
  for (let number = 10; number < 40; number += 1) await add(`Prima o poi ${number}`, null);
  const page = await browser.cleanPage({
    baseUrl: site.url,
    expectedProblems: [/status of 409/],
  });
  const longest = watchLists(page);
  await enterAs(page, ADMIN, '/admin');
  await page.getByRole('region', { name: 'Lavori in scadenza' }).waitFor();
  await page.getByRole('link', { name: /^Pulizie e lavori/ }).click();
  await page.getByRole('link', { name: /^Lavori/ }).click();
  const undated = page.getByRole('region', { name: 'Task senza scadenza' });
  await undated.getByText('31 lavori · da 1 a 20').waitFor();

  await button(page, 'Modifica Scritto a metà').click();
  const editor = page.getByRole('form', { name: 'Modifica Scritto a metà' });
  await editor.getByLabel('Descrizione').fill('Domani continuo');
  await undated.getByRole('button', { name: 'Successiva' }).click();
  await untilFocused(page, undated.getByText('31 lavori · da 21 a 31'));
  await tableRow(page, 'Task senza scadenza', 'Prima o poi 39').waitFor();
  await expect.poll(() => editor.getByLabel('Descrizione').inputValue()).toBe('Domani continuo');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Cerca').fill('LONTANO 1');
  const dated = page.getByRole('region', { name: 'Task con scadenza' });
  await dated.getByText('12 lavori', { exact: true }).waitFor();
  await expect.poll(() => editor.getByLabel('Descrizione').inputValue()).toBe('Domani continuo');
  // Another user edits it in the meantime, although no shown page contains it.
  const written = await fetch(`${site.url}/api/task/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'Non prima di lunedì' }),
  });
  expect(written.status).toBe(200);
  await editor.getByRole('button', { name: 'Salva il lavoro' }).click();
  await editor.getByText('È cambiato: Descrizione.').waitFor();
  await editor.getByRole('button', { name: 'Sovrascrivi' }).click();
  await page.getByText('Lavoro aggiornato.').waitFor();
  await editor.waitFor({ state: 'detached' });
  await page.getByText('Nessun lavoro da fare corrisponde').waitFor();
  expect(
    (await api.get<Task[]>('/task')).find(({ name }) => name === 'Scritto a metà'),
  ).toMatchObject({ description: 'Domani continuo' });
  expect(await longest()).toBe(20);
});

it('at 390 px the start page lists due tasks, each with a link', async () => {
  await Promise.all([
    add('Pagare la lavanderia', -3),
    add('Telefonare al fabbro', 0),
    add('Svuotare il frigo', 6),
    add('Vecchia cosa', -9, true),
    add('Più avanti', 9),
  ]);
  const page = await browser.cleanPage({ baseUrl: site.url, width: 390, height: 844 });
  await enterAs(page, ADMIN, '/admin');
  await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
  const due = page.getByRole('region', { name: 'Lavori in scadenza' });
  await due.getByText('1 scaduto').click();
  await due.getByText('Telefonare al fabbro').waitFor();
  const lines = (await due.getByRole('listitem').allInnerTexts()).join('\n');
  expect(lines).toMatch(
    /Pagare la lavanderia\nScaduto da 3 giorni.*Telefonare al fabbro\nScade oggi.*Svuotare il frigo\nScade tra 6 giorni/s,
  );
  expect(lines).not.toMatch(/Vecchia cosa|Più avanti/);
  await button(page, 'Fatto: Pagare la lavanderia').click();
  await page.getByText('Fatto: Pagare la lavanderia').waitFor();
  await untilFocused(page, button(page, 'Fatto: Telefonare al fabbro'));
  await expectNoSidewaysScroll(page);

  await due.getByRole('link', { name: /Telefonare al fabbro/ }).click();
  await page.getByRole('button', { name: /^Modifica Telefonare al fabbro/ }).click();
  await button(page, 'Elimina Telefonare al fabbro').click();
  const question = page.getByRole('dialog', { name: 'Eliminare il lavoro?' });
  await question.getByRole('button', { name: 'Elimina il lavoro' }).click();
  await page.getByText('Lavoro eliminato.').waitFor();
  await untilFocused(page, page.getByRole('button', { name: /^Modifica Svuotare il frigo/ }));
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
