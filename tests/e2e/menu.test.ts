import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import {
  button,
  menuRow,
  openMenu,
  openMenuScreen,
  panelButton,
  untilFocused,
} from '#tests/support/menu-journey.ts';
import { sharedSite } from '#tests/support/shared-site.ts';

// Staff arrange the menu, and each device shows its entries.

let site: { url: string };
beforeAll(async () => {
  site = await sharedSite();
});

const serverPage = async (): Promise<string> => (await fetch(`${site.url}/`)).text();

describe('a staff member', () => {
  it('creates an entry with a child, and finds both on the site', async () => {
    const [parent, child] = ['Arcipelago', 'Le grotte'];
    const page = await openMenuScreen(site);
    await button(page, 'Nuova Voce').click();
    const dialog = page.getByRole('dialog', { name: 'Nuova Voce' });
    const make = dialog.getByRole('button', { name: 'Crea la voce' });
    await dialog.getByRole('checkbox', { name: 'Desktop' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Mobile' }).uncheck();
    await make.click();
    await dialog.getByText('Il campo "label" è obbligatorio.').waitFor();
    await dialog.getByText('Scegli dove porta la voce.').waitFor();
    await dialog.getByText('Devi selezionare almeno un dispositivo.').waitFor();
    await untilFocused(page, dialog.getByLabel('Etichetta'));
    await dialog.getByRole('checkbox', { name: 'Desktop' }).check();
    await dialog.getByRole('checkbox', { name: 'Mobile' }).check();
    await dialog
      .getByText('Devi selezionare almeno un dispositivo.')
      .waitFor({ state: 'detached' });
    await dialog.getByLabel('Etichetta').fill(parent);
    await dialog.getByLabel('Dove porta').selectOption('Raccoglie altre voci');
    await make.click();
    await page.getByText('Voce di menu creata con successo.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(page, button(page, 'Nuova Voce'));
    await menuRow(page, parent).getByText('Ora non appare').waitFor();

    await button(page, 'Nuova Voce').click();
    await dialog.getByLabel('Etichetta').fill(child);
    await dialog.getByLabel('Dove porta').selectOption('Un altro indirizzo…');
    await dialog.getByLabel('Indirizzo').fill('calette');
    await dialog.getByLabel('Etichetta').focus();
    await dialog.getByText('Inserisci un indirizzo che inizia con / oppure con').waitFor();
    await dialog.getByLabel('Indirizzo').fill('/pages/le-grotte');
    await dialog.getByText('Porta a una pagina che non c’è.').waitFor();
    await dialog.getByLabel('Sotto').selectOption({ label: parent });
    await make.click();
    await dialog.waitFor({ state: 'detached' });
    await menuRow(page, child).getByText('livello 2').waitFor({ state: 'attached' });
    await expect.poll(() => menuRow(page, child).innerText()).toContain(parent);
    await menuRow(page, child).getByText('Porta a una pagina che non c’è.').waitFor();

    const html = await serverPage();
    expect(html).toContain(parent);
    expect(html).toContain('href="/pages/le-grotte"');
    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    const menu = await openMenu(visitor, 1280);
    await panelButton(menu, new RegExp(`^(${parent}|Altro)$`)).click();
    await menu.getByRole('link', { name: child }).locator('visible=true').waitFor();
  });
});
