import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media, MediaUse } from '#shared/media/media.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { mp3 } from '#tests/support/media-files.ts';
import {
  chooseFiles,
  mediaCard,
  mediaNamed,
  pngNamed,
  type SentFile,
  searchMedia,
  skipCaptions,
  slowDown,
  storeMedia,
} from '#tests/support/media-library.ts';
import { enterAs, expectFocusKept, tabTo } from '#tests/support/person.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// The media library: owners find, describe, choose and delete files, on desktop and phone.

/** More than one page of the library, and of a picker. */
const CROWD = 26;

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
  for (let number = 1; number <= CROWD; number += 1) {
    await store(await pngNamed(`Folla ${String(number).padStart(2, '0')}`));
  }
});
afterAll(() => site?.close());

const store = (file: SentFile): Promise<Media> => storeMedia(site, api, file);

const openMedia = async (
  expectedProblems: readonly RegExp[] = [],
  path = '/admin/media',
): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

describe('the owner', () => {
  it('pages through the library, filters it and finds a file', async () => {
    await store({ name: 'Onde.mp3', mimeType: 'audio/mpeg', buffer: mp3() });
    const page = await openMedia();
    await page.getByText(/^\d+ file · da 1 a 24$/).waitFor();
    await page.getByRole('button', { name: 'Successiva' }).click();
    const range = page.getByText(/^\d+ file · da 25 a \d+$/);
    await range.and(page.locator(':focus')).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');

    await page.getByLabel('Mostra').selectOption('Solo gli audio');
    await mediaCard(page, 'Onde').waitFor();
    await mediaCard(page, 'Folla').first().waitFor({ state: 'detached' });
    await searchMedia(page, 'nessuno la chiama così');
    await page.getByText('Nessun file corrisponde').waitFor();
    await page.getByRole('button', { name: 'Mostra tutti' }).click();
    await expectFocusKept(page);
    await searchMedia(page, 'FOLLA 07');
    await page.getByText('1 file', { exact: true }).waitFor();
    await page.reload();
    await mediaCard(page, 'Folla 07').waitFor();
    await expect.poll(() => page.getByLabel('Cerca').inputValue()).toBe('FOLLA 07');
  });

  it('copies an address without HTTPS', async () => {
    const { url } = await store(await pngNamed('Indirizzo'));
    const page = await openMedia();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await mediaCard(page, 'Indirizzo').click();
    await page.getByRole('button', { name: 'Copia URL' }).click();
    await page.getByText('URL copiato nella clipboard').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Cerca').focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => page.getByLabel('Cerca').inputValue()).toBe(`${site.url}${url}`);
  });

  it('deletes an unused file after one confirmation', async () => {
    await store(await pngNamed('Di troppo'));
    const page = await openMedia();
    await mediaCard(page, 'Di troppo').click();
    await page.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminare il file?' });
    await question.getByText('viene eliminato per sempre').waitFor();
    await question.getByRole('button', { name: 'Elimina il file' }).click();
    await page.getByText('File eliminato.').waitFor();
    await mediaCard(page, 'Di troppo').waitFor({ state: 'detached' });
    // The card that took its place.
    await page.getByRole('main').getByRole('listitem').first().locator('button:focus').waitFor();
    expect(await mediaNamed(api, 'Di troppo')).toEqual([]);
  });

  it('chooses an icon by keyboard alone, across the pages of the picker', async () => {
    const page = await openMedia([], '/admin/features');
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    const choose = page.getByRole('button', { name: 'Scegli', exact: true });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Un’immagine tua' });
    await picker.getByText(/^Pagina 1 di \d+$/).waitFor();
    await picker.getByRole('listitem').nth(11).waitFor();
    await expect.poll(() => picker.getByRole('listitem').count()).toBe(12);
    const next = picker.getByRole('button', { name: 'Successiva' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await picker.getByText(/^Pagina 2 di \d+$/).waitFor();
    await next.and(page.locator(':focus')).waitFor();

    await tabTo(page, picker.getByLabel('Cerca'));
    await page.keyboard.type('folla 03');
    const tile = picker.getByRole('button', { name: /^Folla 03/ });
    await picker.getByText('Pagina 1 di 1').waitFor();
    await tabTo(page, tile);
    await page.keyboard.press('Enter');
    await picker.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Cambia' }).and(page.locator(':focus')).waitFor();
    await page.getByRole('img', { name: 'Immagine scelta' }).waitFor();
  });

  it('interrupts the upload of another icon, and keeps the one before', async () => {
    const page = await openMedia([], '/admin/features');
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    await page.getByRole('button', { name: 'Scegli', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Un’immagine tua' });
    const send = picker.getByRole('button', { name: 'Carica', exact: true });
    await chooseFiles(page, send, [await pngNamed('Ancora')]);
    await picker.waitFor({ state: 'detached' });
    const chosen = page.getByRole('img', { name: 'Immagine scelta' });
    const [stored] = await mediaNamed(api, 'Ancora');
    const change = page.getByRole('button', { name: 'Cambia' });
    await change.click();
    await slowDown(page, 100);
    await chooseFiles(page, send, [await pngNamed('Interrotta')]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Interrompi ed esci' }).click();
    await picker.waitFor({ state: 'detached' });
    await change.and(page.locator(':focus')).waitFor();
    await expect.poll(() => chosen.getAttribute('src')).toBe(stored?.url);
  });

  it('sees a loading error of the library, and retries', async () => {
    const page = await openMedia([/ERR_FAILED/], '/admin/gallery');
    await page.route(/trpc\/.*media\.page/, (route) => route.abort());
    await page.getByRole('link', { name: 'Tutte le foto' }).click();
    await page.getByText('Errore nel caricamento dei file media').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await mediaCard(page, 'Folla').first().waitFor();
  });

  it('renames a file, describes it and copies its address', async () => {
    const { url } = await store(await pngNamed('Senza nome'));
    const page = await openMedia();
    await mediaCard(page, 'Senza nome').click();
    const panel = page.getByRole('dialog', { name: 'Senza nome' });
    await panel.getByText('Per ora da nessuna parte.').waitFor();
    await panel.getByText('40 × 30 px').waitFor();

    await panel.getByLabel('Nome').fill(' ');
    await panel.getByRole('button', { name: 'Salva' }).click();
    await panel.getByText('Il nome è obbligatorio').waitFor();
    await panel.getByLabel('Nome').and(page.locator(':focus')).waitFor();
    await panel.getByLabel('Nome').fill("Molo all'alba");
    await panel.getByLabel('Didascalia').fill('Il molo vuoto con la luce radente');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copia URL' }).click();
    await page.getByText('URL copiato nella clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${url}`);

    await panel.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate.').waitFor();
    await mediaCard(page, "Molo all'alba").and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Didascalia').fill('Altro');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await mediaCard(page, "Molo all'alba").and(page.locator(':focus')).waitFor();
    await searchMedia(page, 'luce radente');
    await mediaCard(page, "Molo all'alba").waitFor();
    expect(await mediaNamed(api, "Molo all'alba")).toMatchObject([
      { caption: 'Il molo vuoto con la luce radente' },
    ]);
  });

  it('deletes a file in use only with explicit consent', async () => {
    const name = 'Il tramonto';
    const [used] = await mediaNamed(api, name);
    const places = await api.get<MediaUse[]>(`/media/${used?.id}/uses`);
    expect(places.length).toBeGreaterThan(0);
    const page = await openMedia();
    await searchMedia(page, name);
    await mediaCard(page, name).click();
    const panel = page.getByRole('dialog', { name });
    for (const { place } of places) await panel.getByRole('link', { name: place }).waitFor();
    await panel.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminare il file?' });
    for (const { place, path } of places) {
      const link = question.getByRole('link', { name: place });
      await expect.poll(() => link.getAttribute('href')).toBe(path);
    }
    const confirm = question.getByRole('button', { name: 'Elimina il file' });
    await confirm.click();
    await question.getByText('Conferma che può mancare in questi posti').waitFor();
    expect(await mediaNamed(api, name)).toHaveLength(1);
    await question.getByLabel('Elimina anche se è usato').check();
    await confirm.click();
    await page.getByText('File eliminato.').waitFor();
    await expectFocusKept(page);
    expect(await mediaNamed(api, name)).toEqual([]);
  });
});

it('an empty library shows the first step', async () => {
  const empty = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  try {
    const page = await browser.cleanPage({ baseUrl: empty.url, width: 390, height: 900 });
    await enterAs(page, ADMIN, '/admin/media');
    await page.getByText('Qui non c’è ancora nessuna foto').waitFor();
    await expectNoAxeViolations(page);
    const first = page.getByRole('button', { name: 'Carica file' }).last();
    await chooseFiles(page, first, [await pngNamed('La prima')]);
    await skipCaptions(page);
    await mediaCard(page, 'La prima').waitFor();
    await page.getByText('1 file', { exact: true }).waitFor();
  } finally {
    await empty.close();
  }
});
