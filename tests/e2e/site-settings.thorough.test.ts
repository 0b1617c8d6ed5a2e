import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// What the owners say of their house and of their first screen, on a desk and on a phone.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openScreen = async (path: string, expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  return page;
};

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Salva', exact: true }).click();

const untilSaved = async (page: Page): Promise<void> => {
  await page.getByText('Salvato').waitFor();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
};

const untilFocused = (field: Locator): Promise<void> =>
  field.and(field.page().locator(':focus')).waitFor();

describe('the owner', () => {
  const title = (page: Page) => page.getByLabel('Titolo', { exact: true });
  const primary = (page: Page) => page.getByRole('region', { name: 'Pulsante principale' });

  it('is told at the field what is wrong, and nothing is changed', async () => {
    const page = await openScreen('/admin/homepage');
    const before = await api.get<Homepage>('/homepage');
    await title(page).fill('');
    await page.getByLabel('Sottotitolo').fill('a'.repeat(301));
    await primary(page).getByLabel('Dove porta').selectOption('Un altro indirizzo…');
    await primary(page).getByLabel('Indirizzo').fill('javascript:alert(1)');
    await save(page);
    await page.getByText('Il titolo è obbligatorio').waitFor();
    await page.getByText('Il testo è troppo lungo: al massimo 300 caratteri.').waitFor();
    await primary(page)
      .getByText('Inserisci un indirizzo che inizia con / oppure con https://')
      .waitFor();
    await untilFocused(title(page));
    expect(await api.get<Homepage>('/homepage')).toEqual(before);
  });

  it('names the house once, and the site is called so', async () => {
    const page = await openScreen('/admin/homepage');
    await page.getByText('Il sito si chiama come la casa, «Casa Maestrale»').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'La casa' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Casa Libeccio');
    await save(page);
    await untilSaved(page);
    await page.getByRole('link', { name: 'Casa Libeccio', exact: true }).first().waitFor();
    expect((await api.get<Homepage>('/homepage')).siteName).toBe('Casa Libeccio');
    await api.put('/homepage', { siteName: 'Vacanze a Carloforte' });
    const again = await openScreen('/admin/homepage');
    const siteName = again.getByLabel('Nome del sito');
    await expect.poll(() => siteName.inputValue()).toBe('Vacanze a Carloforte');
    await siteName.fill(' ');
    await save(again);
    await again.getByText('Il nome del sito è obbligatorio').waitFor();
  });
});
