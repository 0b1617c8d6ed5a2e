import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { box, movingGif } from '#tests/support/media-files.ts';
import {
  chooseFiles,
  filmNamed,
  mediaCard,
  mediaNamed,
  pngNamed,
  type SentFile,
  searchMedia,
  skipCaptions,
  slowDown,
} from '#tests/support/media-library.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
import { recordedFilm } from '#tests/support/recorded-film.ts';
import { DIALOG } from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Uploads of photographs, videos and audio, on desktop and phone.

const MEGABYTE = 1024 * 1024;

/** 'FILM_MB=499 npm test -- --project thorough media-uploads' uploads the largest video that the library accepts. */
const FILM_MEGABYTES = Number(env.FILM_MB ?? 30);

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const openMedia = async (expectedProblems: readonly RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, '/admin/media');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const uploadFiles = (page: Page, files: SentFile[]): Promise<void> =>
  chooseFiles(page, page.getByRole('button', { name: 'Carica file' }), files);

const uploadOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Caricamenti' }).getByRole('listitem').filter({ hasText: name });

/** Drags files over the window until the page shows them, and drops them. */
const dropFiles = async (page: Page, files: string[]): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devTools.send('Input.dispatchDragEvent', {
      type,
      x: 200,
      y: 300,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  const veil = page.getByText('Rilascia per caricare');
  await drag('dragEnter');
  await expect
    .poll(async () => {
      await drag('dragOver');
      return veil.isVisible();
    })
    .toBe(true);
  await drag('drop');
  await veil.waitFor({ state: 'detached' });
};

const copyPicture = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(30, 20);
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });

const successToast = (page: Page): Promise<void> =>
  page.getByText('Media caricato con successo').first().waitFor();

describe('the owner', () => {
  it('uploads several files at once, cancels one and retries it', async () => {
    const page = await openMedia();
    await searchMedia(page, 'La baia');
    await page.getByText('1 file', { exact: true }).waitFor();
    const speedUp = await slowDown(page, MEGABYTE / 5);
    await uploadFiles(page, [
      filmNamed('Traversata', 8 * MEGABYTE),
      filmNamed('Regata', 8 * MEGABYTE),
      await pngNamed('Vela'),
    ]);
    await page.getByText('Caricati 0 di 3').first().waitFor();
    await uploadOf(page, 'Traversata')
      .getByText(/MB di 8\sMB · [1-9]\d?%/)
      .waitFor();
    // One film at a time; the picture does not wait for it.
    await uploadOf(page, 'Regata').getByText('in attesa').waitFor();
    await uploadOf(page, 'Vela')
      .getByText(/caricato$/)
      .waitFor();
    await page.getByText('Caricati 1 di 3').first().waitFor();
    await page.getByRole('progressbar', { name: 'Tutti i file' }).waitFor();
    const bar = page.getByRole('progressbar', { name: 'Traversata.mp4' });
    await expect
      .poll(() => bar.getAttribute('max'))
      .toBe(String(filmNamed('', 8 * MEGABYTE).buffer.length));
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Annulla Traversata.mp4' }).click();
    await uploadOf(page, 'Traversata').getByText('annullato').waitFor();
    await expectFocusKept(page);
    await speedUp();
    await skipCaptions(page);
    await mediaCard(page, 'Vela').getByText('Nuovo').waitFor();
    await mediaCard(page, 'Regata').waitFor();
    await page.getByText('2 file caricati').waitFor();
    expect(await mediaNamed(api, 'Traversata')).toEqual([]);

    await page.getByRole('button', { name: 'Riprova Traversata.mp4' }).click();
    await mediaCard(page, 'Traversata').waitFor();
    await successToast(page);
    await page.getByRole('region', { name: 'Caricamenti' }).waitFor({ state: 'detached' });
  });

  it('drops files on the screen and pastes a picture', async () => {
    const page = await openMedia();
    const { name, buffer } = await pngNamed('Trascinata');
    const path = join(site.folder, name);
    await writeFile(path, buffer);
    await dropFiles(page, [path]);
    await successToast(page);
    await skipCaptions(page);
    await mediaCard(page, 'Trascinata').waitFor();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const before = (await mediaNamed(api, 'Immagine incollata')).length;
    await copyPicture(page);
    await page.keyboard.press('Control+V');
    await skipCaptions(page);
    await mediaCard(page, 'Immagine incollata').first().getByText('Nuovo').waitFor();
    expect(await mediaNamed(api, 'Immagine incollata')).toHaveLength(before + 1);
  });

  it('sees why a file is refused, with details for support', async () => {
    const page = await openMedia([/status of 415/]);
    const large = Buffer.concat([await movingGif(), Buffer.alloc(5 * MEGABYTE)]);
    const wide = await movingGif({ width: 2001 });
    const heic = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'));
    await uploadFiles(page, [
      { name: 'listino.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'pesante.gif', mimeType: 'image/gif', buffer: large },
      { name: 'panorama.gif', mimeType: 'image/gif', buffer: wide },
      { name: 'IMG_2034.HEIC', mimeType: '', buffer: heic },
      { name: 'finta.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    ]);
    const unsupported = 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.';
    await uploadOf(page, 'listino.pdf').getByText(unsupported).waitFor();
    await uploadOf(page, 'pesante.gif').getByText("L'immagine supera i 5 MB consentiti.").waitFor();
    await uploadOf(page, 'IMG_2034.HEIC').getByText('Caricale dall’iPhone, con Safari').waitFor();
    await uploadOf(page, 'panorama.gif')
      .getByText("L'immagine eccede la risoluzione massima (2000 px).")
      .waitFor();
    const refused = uploadOf(page, 'finta.png');
    await refused.getByText(unsupported).waitFor();
    await page.getByText('5 non riusciti').first().waitFor();

    await refused.getByText('Dettagli dell’errore').click();
    await refused.getByText('415').waitFor();
    await refused.getByText('UNSUPPORTED_MEDIA_TYPE').waitFor();
    await refused.getByText('17 byte').first().waitFor();
    await uploadOf(page, 'listino.pdf').getByText('Dettagli dell’errore').click();
    await uploadOf(page, 'listino.pdf').getByText('non inviato').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Riprova/ }).count()).toBe(0);

    await page.getByRole('button', { name: 'Togli finta.png dall’elenco' }).click();
    await page.getByText('4 non riusciti').first().waitFor();
    await expectFocusKept(page);
    await page.getByRole('button', { name: 'Togli dall’elenco i file caricati' }).click();
    await page.getByRole('region', { name: 'Caricamenti' }).waitFor({ state: 'detached' });
    expect(await mediaNamed(api, 'finta')).toEqual([]);
  });

  it('retries after the server was unreachable', async () => {
    const page = await openMedia([/ERR_FAILED|ERR_CONNECTION/]);
    await page.route('**/api/media', (route) => route.abort());
    await uploadFiles(page, [await pngNamed('Tenace')]);
    const failed = uploadOf(page, 'Tenace');
    await failed.getByText('Errore nel caricamento del file').waitFor();
    await failed.getByText('Dettagli dell’errore').click();
    await failed.getByText('nessuna risposta').waitFor();
    await page.unroute('**/api/media');
    await page.getByRole('button', { name: 'Riprova Tenace.png' }).click();
    await skipCaptions(page);
    await mediaCard(page, 'Tenace').waitFor();
    await expectFocusKept(page);
  });

  it('confirms before an upload is aborted', async () => {
    const page = await openMedia();
    await slowDown(page, MEGABYTE / 10);
    await uploadFiles(page, [filmNamed('Interrotto', 9 * MEGABYTE)]);
    await uploadOf(page, 'Interrotto')
      .getByText(/MB di 9\sMB/)
      .waitFor();
    // Another view of the same screen cuts nothing off.
    await page.getByLabel('Mostra').selectOption('Solo i video');
    await page.getByRole('link', { name: 'Prezzi' }).click();
    const question = page.getByRole('dialog', { name: 'Interrompere il caricamento?' });
    await expectNoAxeViolations(page, DIALOG);
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await uploadOf(page, 'Interrotto').waitFor();
    await page.getByRole('link', { name: 'Prezzi' }).click();
    await question.getByRole('button', { name: 'Interrompi ed esci' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prezzi' }).waitFor();
    expect(await mediaNamed(api, 'Interrotto')).toEqual([]);
  });

  it(`sends a film of ${FILM_MEGABYTES} MB, sees it go, and plays it from the middle`, async () => {
    const page = await openMedia();
    // From the disk: the browser driver passes at most 50 MB in memory.
    const path = join(site.folder, 'Il giro.mp4');
    await writeFile(path, await recordedFilm(page, FILM_MEGABYTES * MEGABYTE));
    const speedUp = await slowDown(page, 2 * MEGABYTE);
    await chooseFiles(page, page.getByRole('button', { name: 'Carica file' }), path);
    const bar = page.getByRole('progressbar', { name: 'Il giro.mp4' });
    const sent = async () => Number(await bar.getAttribute('value'));
    await expect.poll(sent).toBeGreaterThan(0);
    const early = await sent();
    await expect.poll(sent).toBeGreaterThan(early);
    await speedUp();
    await successToast(page);

    const statuses: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('.mp4')) statuses.push(answer.status());
    });
    await mediaCard(page, 'Il giro').click();
    const watch = page.getByRole('button', { name: 'Guarda il video' });
    await watch.waitFor();
    expect(statuses).toEqual([]);
    await watch.click();
    const player = page.getByRole('dialog').locator('video');
    await player.and(page.locator(':focus')).waitFor();
    await expectNoAxeViolations(page, DIALOG);
    const { moment, duration } = await player.evaluate(async (element) => {
      const video = element as HTMLVideoElement;
      video.muted = true;
      await video.play();
      const seeked = new Promise((resolve) => {
        video.onseeked = resolve;
      });
      video.currentTime = 1.5;
      await seeked;
      video.pause();
      return { moment: video.currentTime, duration: video.duration };
    });
    expect(moment).toBeGreaterThanOrEqual(1.5);
    expect(duration).toBeGreaterThan(1.5);
    expect(statuses).toContain(206);
  });
});
