import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureBox } from '#shared/feature-boxes.schema.ts';
import { browser } from '#tests/support/browser.ts';
import { pngNamed, storeMedia } from '#tests/support/media-library.ts';
import { enterAs } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The boxes over the bottom of the hero, on desktop and phone.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite();
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openBoxes = async (expectedProblems: RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/features');
  return page;
};

const untilFocused = (field: Locator): Promise<void> =>
  field.and(field.page().locator(':focus')).waitFor();

describe('the owner', () => {
  it('creates a box, which overlaps the hero once published', async () => {
    await storeMedia(site, api, await pngNamed('Scoglio'));
    const page = await openBoxes();
    const name = 'Vista mare';
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    const form = page.getByRole('dialog', { name: 'Nuova casella' });
    await form.getByRole('button', { name: 'Crea la casella' }).click();
    await form.getByText("Seleziona un'icona").waitFor();
    await form.getByText('Il titolo è obbligatorio').waitFor();
    await form.getByText('La descrizione è obbligatoria').waitFor();
    await untilFocused(form.getByLabel('Titolo'));
    await form.getByLabel('Titolo').fill('x'.repeat(51));
    await form.getByText('51 di 50 caratteri').waitFor();
    await form.getByLabel('Dove porta').selectOption('Un altro indirizzo…');
    await form.getByLabel('Indirizzo').fill('https://altrove.example');
    await form.getByLabel('Titolo').focus();
    await form.getByText('Il testo è troppo lungo: al massimo 50 caratteri.').waitFor();
    await form.getByText('Inserisci un indirizzo di questo sito, che inizia con /').waitFor();

    await form.getByRole('button', { name: 'Scegli' }).click();
    const library = page.getByRole('dialog', { name: 'Un’immagine tua' });
    await library.getByText(/^Pagina 1 di/).waitFor();
    await library.getByRole('button', { name: /^Scoglio/ }).click();
    const own = form.getByRole('img', { name: 'Immagine scelta' });
    await own.waitFor();
    await form.getByRole('radio', { name: 'Tramonto' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => form.getByRole('radio', { name: 'Vista' }).isChecked()).toBe(true);
    await own.waitFor({ state: 'detached' });
    await form.getByLabel('Titolo').fill(name);
    await form.getByLabel('Descrizione').fill('Dal letto si vede il golfo.');
    await form.getByLabel('Dove porta').selectOption('/booking');
    await form.getByRole('button', { name: 'Crea la casella' }).click();
    await form.waitFor({ state: 'detached' });

    const card = page.getByRole('article', { name });
    const cardItem = page.getByRole('listitem').filter({ has: card });
    await cardItem.getByText('Draft').waitFor();
    await page.goto('/');
    await page.getByRole('region', { name: 'In breve' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);

    await page.goto('/admin/features');
    await cardItem.getByRole('button', { name: 'Pubblica' }).click();
    await cardItem.getByText('Published').waitFor();
    await untilFocused(cardItem.getByRole('button', { name: 'Togli dal sito' }));

    const visitor = await browser.cleanPage({ baseUrl: site.url });
    await visitor.goto('/');
    const box = visitor.getByRole('link', { name });
    await expect.poll(() => box.getAttribute('href')).toBe('/booking');
    for (const width of [1280, 390]) {
      await visitor.setViewportSize({ width, height: 900 });
      const boxesTop = (await visitor.getByRole('region', { name: 'In breve' }).boundingBox())?.y;
      const hero = await visitor.locator('section[aria-labelledby="hero-title"]').boundingBox();
      const heroFoot = (hero?.y ?? 0) + (hero?.height ?? 0);
      expect(boxesTop ?? 0).toBeLessThan(heroFoot);
    }

    await cardItem.getByRole('button', { name: 'Togli dal sito' }).click();
    await cardItem.getByText('Draft').waitFor();
    await visitor.goto('/');
    await visitor.getByRole('region', { name: 'In breve' }).waitFor();
    await expect.poll(() => box.count()).toBe(0);

    await cardItem.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminare la casella?' });
    await question.getByRole('button', { name: 'Elimina la casella' }).click();
    await card.waitFor({ state: 'detached' });
    const boxes = await api.get<FeatureBox[]>('/feature-boxes');
    expect(boxes.map((each) => each.title)).not.toContain(name);
  });

  it('sees why a box could not be deleted', async () => {
    const { fileName: icon } = await storeMedia(site, api, await pngNamed('Mare'));
    const { id } = await api.post<FeatureBox>('/feature-boxes', {
      icon,
      title: 'Di passaggio',
      description: 'Non resta.',
    });
    const page = await openBoxes([/status of 404/]);
    const card = page.getByRole('article', { name: 'Di passaggio' });
    const cardItem = page.getByRole('listitem').filter({ has: card });
    await cardItem.getByRole('button', { name: 'Elimina' }).click();
    await api.delete(`/feature-boxes/${id}`);
    const question = page.getByRole('dialog', { name: 'Eliminare la casella?' });
    await question.getByRole('button', { name: 'Elimina la casella' }).click();
    await question.getByText('Casella non trovata.').waitFor();
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await card.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenuto');
  });
});

it('a visitor loads only the drawings of the boxes', async () => {
  const visitor = await browser.cleanPage({ baseUrl: site.url });
  const drawings = new Set<string>();
  visitor.on('request', (request) => {
    const [drawing] = /drawn-.*/.exec(request.url()) ?? [];
    if (drawing) drawings.add(drawing);
  });
  await visitor.goto('/');
  const icons = (await api.get<FeatureBox[]>('/feature-boxes')).map(({ icon }) => icon);
  await expect.poll(() => [...drawings].toSorted()).toEqual(icons.toSorted());
});

it('an empty list shows the first step', async () => {
  for (const { id } of await api.get<FeatureBox[]>('/feature-boxes')) {
    await api.delete(`/feature-boxes/${id}`);
  }
  const page = await openBoxes();
  await page
    .getByText('Nessuna casella creata. Clicca su "Nuova casella" per aggiungerne una.')
    .waitFor();
  expect(await (await fetch(`${site.url}/`)).text()).not.toContain('aria-label="In breve"');
});
