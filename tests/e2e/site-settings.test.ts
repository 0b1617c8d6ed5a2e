import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const serverHtml = async (): Promise<string> => (await fetch(`${site.url}/`)).text();

describe('the owner', () => {
  const title = (page: Page) => page.getByLabel('Titolo', { exact: true });
  const primary = (page: Page) => page.getByRole('region', { name: 'Pulsante principale' });

  it('changes the home page with a preview, and the next page load shows it', async () => {
    const page = await openScreen('/admin/homepage');
    const words = 'Quattro mura sul mare';
    await title(page).fill(words);
    await primary(page).getByLabel('Dove porta').selectOption('Home: la casa');
    await expect.poll(() => primary(page).getByLabel('Dove porta').inputValue()).toBe('/#casa');
    const preview = page.frameLocator('iframe[title="Anteprima della home page"]');
    await preview.locator('h1', { hasText: words }).waitFor();
    expect(await serverHtml()).not.toContain(words);
    await save(page);
    await untilSaved(page);
    expect(await serverHtml()).toContain(words);

    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    await visitor.getByRole('heading', { level: 1, name: words }).waitFor();
    const link = visitor.getByRole('main').getByRole('link', { name: 'Verifica le date' }).first();
    await expect.poll(() => link.getAttribute('href')).toBe('/#casa');
  });

  it('describes the house, and visitors see it', async () => {
    const page = await openScreen('/admin/property');
    const { images, amenities } = await api.get<Property>('/property');
    const amenity = 'Forno a legna';
    await unfold(page, 'Servizi');
    const input = page.getByLabel('Aggiungi un servizio');
    await input.fill(`  ${amenity} `);
    await input.press('Enter');
    await input.fill(amenity.toUpperCase());
    await page.getByText('Questo servizio c’è già').waitFor();
    await input.fill('');
    const amenityList = page.getByRole('list', { name: 'Servizi della casa' });
    await page.getByRole('button', { name: `Sposta su: ${amenity}` }).click();
    await untilFocused(page.getByRole('button', { name: `Sposta su: ${amenity}` }));
    await page.getByRole('button', { name: `Togli: ${amenities[0]}` }).click();
    await untilFocused(page.getByRole('button', { name: `Togli: ${amenities[1]}` }));
    await expect.poll(() => amenityList.getByRole('listitem').count()).toBe(amenities.length);
    await page.getByRole('checkbox', { name: 'Barbecue' }).check();
    await page.getByRole('checkbox', { name: 'Lavatrice' }).uncheck();

    // A code of an unusual shape is warned of, and saved.
    await unfold(page, 'Dove si trova');
    await page.getByRole('textbox', { name: /^CIN/ }).fill('IT111');
    await page.getByText('Il CIN è giusto?').waitFor();

    await unfold(page, 'Foto');
    const pictures = page.getByRole('list', { name: 'Foto della casa' });
    const tile = (place: number) => pictures.getByRole('listitem').nth(place - 1);
    await tile(1).getByRole('button', { name: 'Trascina' }).focus();
    await page.keyboard.press('Space');
    await page.getByText(/al suo posto, 1 di/).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText(/posizione 2 di/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page.getByText(/^Lasciata\./).waitFor({ state: 'attached' });
    await tile(3).getByRole('button', { name: 'Sposta prima' }).click();
    await tile(4).getByRole('button', { name: 'Togli' }).click();
    await untilFocused(tile(4).getByRole('button', { name: 'Togli' }));
    await save(page);
    await untilSaved(page);

    const [first = '', second = '', third = '', , ...rest] = images;
    const saved = await api.get<Property>('/property');
    expect(saved.nationalCode).toBe('IT111');
    expect(saved.images).toEqual([second, third, first, ...rest]);
    const stayed = amenities.slice(1, -1).filter((name) => name !== 'Lavatrice');
    expect(saved.amenities).toEqual([...stayed, amenity, amenities.at(-1), 'Barbecue']);

    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    const house = visitor.locator('#casa');
    await house.getByRole('listitem').filter({ hasText: amenity }).waitFor();
    const shown = await house
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('srcset')));
    expect(shown[0]).toContain(second);
    expect(shown[1]).toContain(third);
  });
});
