import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The owners edit the house and the home page, on desktop and phone.

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

/** The cards of the house's form are folded but for the first. */
const unfold = (page: Page, card: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: card }) })
    .click();

const untilSaved = async (page: Page): Promise<void> => {
  await page.getByText('Salvato').waitFor();
  await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
};

const untilFocused = (field: Locator): Promise<void> =>
  field.and(field.page().locator(':focus')).waitFor();

describe('the owner', () => {
  const title = (page: Page) => page.getByLabel('Titolo', { exact: true });
  const primary = (page: Page) => page.getByRole('region', { name: 'Pulsante principale' });

  it('sees errors beside the fields, and nothing is saved', async () => {
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

  it('finds an invalid field in a folded card, and missing data by the meter', async () => {
    await api.put('/property', { nationalCode: '', hostAbout: '', dataController: '' });
    const page = await openScreen('/admin/property');
    await page.getByText('L’informativa privacy non dice chi risponde dei dati').waitFor();
    await page.getByText('Mancano 3 cose').click();
    await page.getByRole('link', { name: 'due parole di chi accoglie' }).click();
    const about = page.getByLabel('Due parole');
    await untilFocused(about);
    await about.fill('Siamo sempre in paese.');
    await page.getByText('Mancano 2 cose').waitFor();

    const place = page.getByLabel('Coordinate');
    await unfold(page, 'Dove si trova');
    await place.fill('in fondo alla strada');
    await page.getByLabel('Minuti').first().fill('');
    await unfold(page, 'Dove si trova');
    await place.waitFor({ state: 'hidden' });
    await save(page);
    await untilFocused(place);
    await page.getByText('Scrivi latitudine e longitudine').waitFor();
    await page.getByText('Indica i minuti con un numero intero').waitFor();
    await place.fill('39.13862, 8.27411');
    await page.getByRole('button', { name: 'Togli distanza 1' }).click();
    await untilFocused(page.getByRole('button', { name: 'Togli distanza 1' }));
    await save(page);
    await untilSaved(page);
    const saved = await api.get<Property>('/property');
    expect(saved).toMatchObject({
      hostAbout: 'Siamo sempre in paese.',
      coordinates: { latitude: 39.13862, longitude: 8.27411 },
    });
    expect(saved.distances).toHaveLength(2);
  });

  it('names the house once, and the site gets that name', async () => {
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
