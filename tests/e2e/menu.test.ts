import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateMenuItemInput, MenuItem } from '#shared/menu/menu.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { button, menuTable, openMenu, untilFocused } from '#tests/support/menu-journey.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Staff arrange the menu, and each device shows its entries.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const add = (label: string, own: Partial<CreateMenuItemInput> = {}): Promise<MenuItem> =>
  api.post<MenuItem>('/menuitems', { label, ...own });

/** An entry with some below it. */
const addFamily = async (label: string, children: readonly string[]): Promise<MenuItem> => {
  const parent = await add(label);
  for (const child of children) await add(child, { parentId: parent.id, url: '/gallery' });
  return parent;
};

const childrenOf = async (parentId: number): Promise<string[]> => {
  const menu = await api.get<MenuItem[]>('/menuitems');
  return menu.find(({ id }) => id === parentId)?.children.map(({ label }) => label) ?? [];
};

const openScreen = async (expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/menu');
  await menuTable(page).waitFor();
  return page;
};

const row = (page: Page, label: string): Locator =>
  menuTable(page)
    .getByRole('row')
    .filter({ has: page.getByText(label, { exact: true }) });

const serverPage = async (): Promise<string> => (await fetch(`${site.url}/`)).text();

describe('a staff member', () => {
  it('creates an entry with a child, and finds both on the site', async () => {
    const [parent, child] = ['Isola', 'Le calette'];
    const page = await openScreen();
    await button(page, 'Nuova Voce').click();
    const dialog = page.getByRole('dialog', { name: 'Nuova Voce' });
    const make = dialog.getByRole('button', { name: 'Crea la voce' });
    await dialog.getByRole('checkbox', { name: 'Desktop' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Mobile' }).uncheck();
    await make.click();
    await dialog.getByText('Il campo "label" è obbligatorio.').waitFor();
    await dialog.getByText('Devi selezionare almeno un dispositivo.').waitFor();
    await untilFocused(page, dialog.getByLabel('Etichetta'));
    await dialog.getByRole('checkbox', { name: 'Desktop' }).check();
    await dialog.getByRole('checkbox', { name: 'Mobile' }).check();
    await dialog
      .getByText('Devi selezionare almeno un dispositivo.')
      .waitFor({ state: 'detached' });
    await dialog.getByLabel('Etichetta').fill(parent);
    await make.click();
    await page.getByText('Voce di menu creata con successo.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(page, button(page, 'Nuova Voce'));
    await row(page, parent).getByText('Ora non appare').waitFor();

    await button(page, 'Nuova Voce').click();
    await dialog.getByLabel('Etichetta').fill(child);
    await dialog.getByLabel('Dove porta').selectOption('Un altro indirizzo…');
    await dialog.getByLabel('Indirizzo').fill('calette');
    await dialog.getByLabel('Etichetta').focus();
    await dialog.getByText('Inserisci un indirizzo che inizia con / oppure con').waitFor();
    await dialog.getByLabel('Indirizzo').fill('/pages/le-calette');
    await dialog.getByText('Porta a una pagina che non c’è.').waitFor();
    await dialog.getByLabel('Parent').selectOption({ label: parent });
    await make.click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, child).getByText('livello 2').waitFor({ state: 'attached' });
    await expect.poll(() => row(page, child).innerText()).toContain(parent);
    await row(page, child).getByText('Porta a una pagina che non c’è.').waitFor();

    const html = await serverPage();
    expect(html).toContain(parent);
    expect(html).toContain('href="/pages/le-calette"');
    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    const menu = await openMenu(visitor, 1280);
    const opened = menu.getByRole('button', { name: parent });
    await opened
      .or(menu.getByRole('button', { name: 'Altro' }))
      .first()
      .click();
    await menu.getByRole('link', { name: child }).locator('visible=true').waitFor();
  });

  it('deletes an entry after confirmation, and none with children', async () => {
    const [one, two] = ['Scirocco', 'Grecale'];
    const parent = await addFamily('Rosa', [one, two]);
    const page = await openScreen([/status of 409/]);
    await button(page, 'Elimina Rosa').click();
    await row(page, 'Rosa')
      .getByText('Impossibile cancellare una voce che ha dei figli.')
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    const question = page.getByRole('dialog', { name: 'Eliminare la voce?' });
    const confirm = question.getByRole('button', { name: 'Elimina la voce' });
    await button(page, `Elimina ${one}`).click();
    await question.getByText('sparisce dal menu per sempre').waitFor();
    await question.getByRole('button', { name: 'Annulla' }).click();
    await untilFocused(page, button(page, `Elimina ${one}`));
    await page.keyboard.press('Enter');
    await confirm.click();
    await page.getByText('Voce eliminata con successo.').waitFor();
    await row(page, one).waitFor({ state: 'detached' });
    await untilFocused(page, button(page, `Elimina ${two}`));
    expect(await childrenOf(parent.id)).toEqual([two]);

    // Another user adds an entry there in the meantime.
    const target = (await api.get<MenuItem[]>('/menuitems')).find(({ id }) => id === parent.id);
    await page.keyboard.press('Enter');
    await add('Intanto', { parentId: target?.children[0]?.id ?? 0, url: '/' });
    await confirm.click();
    await question.getByText('Impossibile cancellare una voce che ha dei figli.').waitFor();
    await question.getByRole('button', { name: 'Annulla' }).click();
    await row(page, 'Intanto').first().waitFor();
  });
});
