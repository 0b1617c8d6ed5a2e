import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Homepage } from '#shared/homepage.schema.ts';
import type { Property } from '#shared/property.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { comeBackTo } from '#tests/support/come-back.ts';
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
    await primary(page).getByRole('heading').click();
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
    await page.getByRole('form').getByRole('link', { name: 'La casa' }).click();
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

  it('confirms before losing unsaved changes', async () => {
    const page = await openScreen('/admin/homepage');
    await title(page).fill('Un titolo che resta qui');
    const goToToday = async () => {
      await page.getByRole('link', { name: /^Oggi/ }).click();
    };
    await goToToday();
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Un titolo che resta qui');

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await page.getByRole('button', { name: 'Scarta' }).click();
    await page.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await page.getByText('Modifiche non salvate').waitFor({ state: 'detached' });
    await title(page).fill('Un altro titolo');
    await goToToday();
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
  });

  it('sees another user’s change, and both changes stay', async () => {
    const page = await openScreen('/admin/homepage');
    await title(page).fill('Scritto qui');
    await api.put('/homepage', { heroSubtitle: 'Scritto altrove' });
    await comeBackTo(page, page.getByText('Qualcuno ha salvato nel frattempo'));
    await page.getByText('È cambiato: Sottotitolo.').waitFor();
    await page.getByRole('button', { name: 'Sovrascrivi' }).click();
    await untilSaved(page);
    const saved = await api.get<Homepage>('/homepage');
    expect(saved.heroTitle).toBe('Scritto qui');
    expect(saved.heroSubtitle).toBe('Scritto altrove');
    await expect.poll(() => page.getByLabel('Sottotitolo').inputValue()).toBe('Scritto altrove');
  });

  it('adds pictures from the library, and sees what the house lacks', async () => {
    const page = await openScreen('/admin/property');
    const { images } = await api.get<Property>('/property');
    await unfold(page, 'Foto');
    await page.getByRole('button', { name: 'Scegli dalla libreria' }).click();
    const library = page.getByRole('dialog', { name: 'Aggiungi foto' });
    await library.getByText(/^Pagina 1 di/).waitFor();
    await library.getByRole('checkbox', { name: 'La baia' }).check();
    await library.getByRole('button', { name: 'Aggiungi 1 file' }).click();
    const pictures = page.getByRole('list', { name: 'Foto della casa' });
    await pictures.getByRole('listitem').nth(images.length).waitFor();

    await page.getByLabel('Nome', { exact: true }).fill('');
    await page.getByLabel('Descrizione').fill(' ');
    await page.getByLabel('Bagni', { exact: true }).fill('0');
    await page.getByLabel('Camere', { exact: true }).fill('');
    await save(page);
    await page.getByText('Il nome è obbligatorio').waitFor();
    await page.getByText('La descrizione è obbligatoria').waitFor();
    await page.getByText('Indica almeno 1').waitFor();
    await page.getByText('Indica quante camere ci sono').waitFor();
    await untilFocused(page.getByLabel('Nome', { exact: true }));
    expect((await api.get<Property>('/property')).images).toEqual(images);
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
    // A picked up picture hears its keys from the next task on, and a key press overtakes tasks.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
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
