import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { CreateMenuItemInput, MenuItem } from '#shared/menu/menu.schema.ts';
import { browser } from '#tests/support/browser.ts';
import {
  button,
  menuRow,
  openMenu,
  openMenuScreen,
  panelButton,
  untilFocused,
} from '#tests/support/menu-journey.ts';
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

const serverPage = async (): Promise<string> => (await fetch(`${site.url}/`)).text();

describe('a staff member', () => {
  it('moves entries by keyboard, and the focus follows', async () => {
    const labels = ['Alba', 'Bora', 'Cala'].map((label) => `${label}`);
    const [first = '', , last = ''] = labels;
    const parent = await addFamily('Venti', labels);
    const page = await openMenuScreen(site);
    const [up, down] = [button(page, `Sposta su ${first}`), button(page, `Sposta giù ${first}`)];
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await expect
      .poll(() => button(page, `Sposta giù ${last}`).getAttribute('aria-disabled'))
      .toBe('true');
    await up.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await untilFocused(page, down);
    await page.keyboard.press('Enter');
    await page.getByText(`${first}: ora al posto 2 di 3.`).waitFor({ state: 'attached' });
    await untilFocused(page, down);
    await page.keyboard.press('Enter');
    await page.getByText(`${first}: ora al posto 3 di 3.`).waitFor({ state: 'attached' });
    await untilFocused(page, up);
    expect(await childrenOf(parent.id)).toEqual([labels[1], labels[2], labels[0]]);
    await page.keyboard.press('Enter');
    await page.getByText(`${first}: ora al posto 2 di 3.`).waitFor({ state: 'attached' });
    await untilFocused(page, up);
    expect(await childrenOf(parent.id)).toEqual([labels[1], labels[0], labels[2]]);
  });

  it('drags an entry to another place among its siblings', async () => {
    const parent = await addFamily('Reti', ['Nassa', 'Palamito', 'Tramaglio']);
    const page = await openMenuScreen(site);
    // Warnings about broken links load later, and move the rows.
    await page.waitForLoadState('networkidle');
    const handle = menuRow(page, 'Nassa').getByTitle('Trascina per spostare');
    await handle.dragTo(menuRow(page, 'Tramaglio').getByTitle('Trascina per spostare'), {
      steps: 8,
    });
    await page.getByText('Nassa: ora al posto 3 di 3.').waitFor({ state: 'attached' });
    expect(await childrenOf(parent.id)).toEqual(['Palamito', 'Tramaglio', 'Nassa']);
  });

  it('edits several rows at once, and loses nothing', async () => {
    const [one, two] = ['Mirto', 'Timo'];
    const parent = await addFamily('Erbe', [one, two]);
    const page = await openMenuScreen(site);
    await button(page, `Modifica ${one}`).click();
    const first = page.getByRole('form', { name: `Modifica ${one}` });
    await untilFocused(page, first.getByLabel('Etichetta'));
    await page.keyboard.press('Escape');
    await untilFocused(page, button(page, `Modifica ${one}`));

    await page.keyboard.press('Enter');
    await first.getByLabel('Etichetta').fill('Mirto fresco');
    await first.getByRole('checkbox', { name: 'Desktop' }).uncheck();
    await first.getByRole('checkbox', { name: 'Mobile' }).uncheck();
    await first.getByText('Devi selezionare almeno un dispositivo.').waitFor();
    await button(page, `Modifica ${two}`).click();
    const second = page.getByRole('form', { name: `Modifica ${two}` });
    await second.getByLabel('Etichetta').fill('');

    await page.getByRole('link', { name: 'Casa Maestrale' }).locator('visible=true').click();
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await second.getByRole('button', { name: 'Salva la voce' }).click();
    await page.getByText('Voce aggiornata con successo.').waitFor();
    await second.waitFor({ state: 'detached' });
    expect(await childrenOf(parent.id)).toEqual([one, 'Senza etichetta']);

    await expect.poll(() => first.getByLabel('Etichetta').inputValue()).toBe('Mirto fresco');
    await first.getByRole('button', { name: 'Salva la voce' }).click();
    await first.getByText('Devi selezionare almeno un dispositivo.').waitFor();
    await untilFocused(page, first.getByRole('checkbox', { name: 'Desktop' }));
    await first.getByRole('checkbox', { name: 'Mobile' }).check();
    await first.getByLabel('Visibile a').selectOption({ label: 'Editori e amministratori' });
    await first.getByLabel('Sotto').selectOption({ label: 'Nessuna: in cima al menu' });
    const offered = await first.getByLabel('Sotto').locator('option').allInnerTexts();
    expect(offered).not.toContain(one);
    await first.getByRole('button', { name: 'Salva la voce' }).click();
    await first.waitFor({ state: 'detached' });
    await untilFocused(page, button(page, 'Modifica Mirto fresco'));
    const menu = await api.get<MenuItem[]>('/menuitems');
    expect(menu.find(({ label }) => label === 'Mirto fresco')).toMatchObject({
      parentId: null,
      url: '/gallery',
      visibleTo: 'EDITOR',
      showOnDesktop: false,
      showOnMobile: true,
    });
    expect(await serverPage()).not.toContain('Mirto fresco');
  });

  it('reads an error, and keeps the typed input', async () => {
    await addFamily('Scogli', ['Uno', 'Due']);
    const page = await openMenuScreen(site, [/Failed to load resource/]);
    await page.route(/\/trpc\/menu\.(create|update)/, (route) => route.abort());
    await button(page, 'Sposta giù Uno').click();
    await menuRow(page, 'Uno').getByText('Errore riordinando le voci di menu.').waitFor();
    await button(page, 'Modifica Uno').click();
    const form = page.getByRole('form', { name: 'Modifica Uno' });
    await form.getByLabel('Etichetta').fill('Scoglio');
    await form.getByRole('button', { name: 'Salva la voce' }).click();
    await form.getByText("Errore durante l'aggiornamento del MenuItem").waitFor();
    await expect.poll(() => form.getByLabel('Etichetta').inputValue()).toBe('Scoglio');
    await form.getByRole('button', { name: 'Torna indietro' }).click();
    await button(page, 'Nuova Voce').click();
    const dialog = page.getByRole('dialog', { name: 'Nuova Voce' });
    await dialog.getByLabel('Etichetta').fill('Riva');
    await dialog.getByLabel('Dove porta').selectOption('La casa');
    await dialog.getByRole('button', { name: 'Crea la voce' }).click();
    await dialog.getByText('Errore creazione voce di menu.').waitFor();
    await expect.poll(() => dialog.getByLabel('Etichetta').inputValue()).toBe('Riva');
    await dialog.getByRole('button', { name: 'Torna indietro' }).click();
    await page.route(/\/trpc\/menu\.delete/, (route) => route.abort());
    await button(page, 'Elimina Due').click();
    const question = page.getByRole('dialog', { name: 'Eliminare la voce?' });
    await question.getByRole('button', { name: 'Elimina la voce' }).click();
    await question.getByText("Errore durante l'eliminazione.").waitFor();
  });

  it('deletes an entry after confirmation, and none with children', async () => {
    const [one, two] = ['Scirocco', 'Grecale'];
    const parent = await addFamily('Rosa', [one, two]);
    const page = await openMenuScreen(site, [/status of 409/]);
    await button(page, 'Elimina Rosa').click();
    await menuRow(page, 'Rosa')
      .getByText('Impossibile cancellare una voce che ha dei figli.')
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    const question = page.getByRole('dialog', { name: 'Eliminare la voce?' });
    const confirm = question.getByRole('button', { name: 'Elimina la voce' });
    await button(page, `Elimina ${one}`).click();
    await question.getByText('sparisce dal menu per sempre').waitFor();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await untilFocused(page, button(page, `Elimina ${one}`));
    await page.keyboard.press('Enter');
    await confirm.click();
    await page.getByText('Voce eliminata con successo.').waitFor();
    await menuRow(page, one).waitFor({ state: 'detached' });
    await untilFocused(page, button(page, `Elimina ${two}`));
    expect(await childrenOf(parent.id)).toEqual([two]);

    // Another user adds an entry there in the meantime.
    const target = (await api.get<MenuItem[]>('/menuitems')).find(({ id }) => id === parent.id);
    await page.keyboard.press('Enter');
    await add('Intanto', { parentId: target?.children[0]?.id ?? 0, url: '/' });
    await confirm.click();
    await question.getByText('Impossibile cancellare una voce che ha dei figli.').waitFor();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await menuRow(page, 'Intanto').first().waitFor();
  });
});

it('an entry to the first photos waits for them, without an alarm', async () => {
  for (const { id } of await api.get<Gallery[]>('/gallery')) {
    await api.put(`/gallery/${id}`, { isDefault: false });
  }
  const page = await openMenuScreen(site);
  await menuRow(page, 'Foto').getByText('appare con la prima raccolta').waitFor();
  expect(await page.getByText('che i visitatori non trovano').count()).toBe(0);
});

it('the blog’s entry is offered once a post is published, until it exists', async () => {
  const toBlog = async () =>
    (await api.get<MenuItem[]>('/menuitems')).filter(({ url }) => url === '/blog');
  const page = await browser.cleanPage({ baseUrl: site.url });
  await enterAs(page, ADMIN, '/admin/blog');
  await page.getByRole('list', { name: 'Articoli' }).waitFor();
  const offer = button(page, 'Aggiungi il blog al menu');
  await expect.poll(() => offer.count()).toBe(0);
  for (const { id } of await toBlog()) await api.delete(`/menuitems/${id}`);
  await page.reload();
  await offer.click();
  await page.getByText('Voce di menu creata con successo.').waitFor();
  await offer.waitFor({ state: 'detached' });
  expect(await toBlog()).toMatchObject([{ label: 'Blog', parentId: null, visibleTo: 'USER' }]);
});

describe('the menu of the site', () => {
  it('shows each device its own entries', async () => {
    await add('Solo sul tavolo', { url: '/gallery', showOnMobile: false });
    await add('Solo in tasca', { url: '/gallery', showOnDesktop: false });
    for (const [width, shown, hidden] of [
      [1280, 'Solo sul tavolo', 'Solo in tasca'],
      [390, 'Solo in tasca', 'Solo sul tavolo'],
    ] as const) {
      const page = await browser.cleanPage({ baseUrl: site.url, width });
      await page.goto('/');
      const menu = await openMenu(page, width);
      const more = panelButton(menu, 'Altro');
      if ((await more.count()) > 0) await more.click();
      await menu.getByRole('link', { name: shown }).locator('visible=true').waitFor();
      await expect.poll(() => menu.getByRole('link', { name: hidden }).count()).toBe(0);
    }
  });
});
