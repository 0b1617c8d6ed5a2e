import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media, MediaUse } from '#shared/media.schema.ts';
import { expectNoAxeViolations, startBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { expectNoSidewaysScroll } from '#tests/support/layout.ts';
import { film, mp3, picture } from '#tests/support/media-files.ts';
import { enterAs, expectFocusKept, openSessionOf, tabTo } from '#tests/support/person.ts';
import { recordedFilm } from '#tests/support/recorded-film.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// What the owners do with their photographs, films and sounds, on a desk and on a phone.

const MEGABYTE = 1024 * 1024;

/** `FILM_MB=499 npm run test:e2e tests/e2e/media.test.ts` sends as long a film as the library takes. */
const FILM_MEGABYTES = Number(env.FILM_MB ?? 30);
/** More than one page of the library, and of a picker. */
const CROWD = 26;

type SentFile = { name: string; mimeType: string; buffer: Buffer };

let site: Site;
let browser: TestBrowser;
let api: SiteApi;
let token: string;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  browser = await startBrowser();
  api = await adminApi(site);
  token = await openSessionOf(site, ADMIN);
  for (let number = 1; number <= CROWD; number += 1) {
    await store(await pngNamed(`Folla ${String(number).padStart(2, '0')}`));
  }
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const pngNamed = async (name: string, sides = {}): Promise<SentFile> => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await picture('png', sides),
});

const filmNamed = (name: string, bytes = 100): SentFile => ({
  name: `${name}.mp4`,
  mimeType: 'video/mp4',
  buffer: film({ media: Buffer.alloc(bytes, 1) }),
});

/** Puts a file into the library behind the browser's back. */
const store = async ({ name, mimeType, buffer }: SentFile): Promise<Media> => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const answer = await fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Media;
};

const mediaNamed = async (name: string): Promise<Media[]> =>
  (await api.get<Media[]>('/media')).filter((media) => media.name === name);

const openMedia = async (
  width: number,
  expectedProblems: readonly RegExp[] = [],
  path = '/admin/media',
): Promise<Page> => {
  const page = await browser.newPage({ baseUrl: site.url, width, height: 900, expectedProblems });
  await enterAs(page, ADMIN, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const chooseFiles = async (
  page: Page,
  button: Locator,
  files: SentFile[] | string,
): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(files);
};

const uploadFiles = (page: Page, files: SentFile[]): Promise<void> =>
  chooseFiles(page, page.getByRole('button', { name: 'Carica file' }), files);

const card = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });

const uploadOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Caricamenti' }).getByRole('listitem').filter({ hasText: name });

const search = (page: Page, text: string): Promise<void> => page.getByLabel('Cerca').fill(text);

/** Lets out so many bytes a second, so that there is something to look at, until told otherwise. */
const slowDown = async (page: Page, bytesPerSecond: number): Promise<() => Promise<void>> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
  return () => devTools.detach();
};

/** Drags files of the disk over the window until they are seen there, and lets go of them. */
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

describe.each([{ width: 1280 }, { width: 390 }])('at $width px the owner', ({ width }) => {
  it('leafs through the library, filters it and finds a file', async () => {
    await store({ name: `Onde ${width}.mp3`, mimeType: 'audio/mpeg', buffer: mp3() });
    const page = await openMedia(width);
    await page.getByText(/^\d+ file · da 1 a 24$/).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Successiva' }).click();
    const range = page.getByText(/^\d+ file · da 25 a \d+$/);
    await range.and(page.locator(':focus')).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');

    await page.getByRole('radio', { name: 'Audio' }).check();
    await card(page, `Onde ${width}`).waitFor();
    await card(page, 'Folla').first().waitFor({ state: 'detached' });
    await search(page, 'nessuno la chiama così');
    await page.getByText('Nessun file corrisponde').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Mostra tutti' }).click();
    await expectFocusKept(page);
    await search(page, 'FOLLA 07');
    await page.getByText('1 file', { exact: true }).waitFor();
    await page.reload();
    await card(page, 'Folla 07').waitFor();
    await expect.poll(() => page.getByLabel('Cerca').inputValue()).toBe('FOLLA 07');
  });

  it('sends several files at once, cancels one and sends it again', async () => {
    const page = await openMedia(width);
    await search(page, 'Folla 01');
    await page.getByText('1 file', { exact: true }).waitFor();
    const speedUp = await slowDown(page, 2 * MEGABYTE);
    await uploadFiles(page, [
      filmNamed(`Traversata ${width}`, 8 * MEGABYTE),
      filmNamed(`Regata ${width}`, 8 * MEGABYTE),
      await pngNamed(`Vela ${width}`),
    ]);
    await page.getByText('Caricati 0 di 3').first().waitFor();
    await uploadOf(page, `Traversata ${width}`)
      .getByText(/MB di 8\sMB · [1-9]\d?%/)
      .waitFor();
    await uploadOf(page, `Regata ${width}`)
      .getByText(/MB di 8\sMB/)
      .waitFor();
    await uploadOf(page, `Vela ${width}`).getByText('in attesa').waitFor();
    const bar = page.getByRole('progressbar', { name: `Traversata ${width}.mp4` });
    await expect
      .poll(() => bar.getAttribute('max'))
      .toBe(String(filmNamed('', 8 * MEGABYTE).buffer.length));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: `Annulla Traversata ${width}.mp4` }).click();
    await uploadOf(page, `Traversata ${width}`).getByText('annullato').waitFor();
    await expectFocusKept(page);
    await speedUp();
    await card(page, `Vela ${width}`).getByText('Nuovo').waitFor();
    await card(page, `Regata ${width}`).waitFor();
    await page.getByText('2 media caricati con successo').waitFor();
    expect(await mediaNamed(`Traversata ${width}`)).toEqual([]);

    await page.getByRole('button', { name: `Riprova Traversata ${width}.mp4` }).click();
    await card(page, `Traversata ${width}`).waitFor();
    await successToast(page);
    await page.getByRole('region', { name: 'Caricamenti' }).waitFor({ state: 'detached' });
  });

  it('drops files on the screen and pastes a picture', async () => {
    const page = await openMedia(width);
    const { name, buffer } = await pngNamed(`Trascinata ${width}`);
    const path = join(site.folder, name);
    await writeFile(path, buffer);
    await dropFiles(page, [path]);
    await card(page, `Trascinata ${width}`).waitFor();
    await successToast(page);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const before = (await mediaNamed('Immagine incollata')).length;
    await copyPicture(page);
    await page.keyboard.press('Control+V');
    await card(page, 'Immagine incollata').first().getByText('Nuovo').waitFor();
    expect(await mediaNamed('Immagine incollata')).toHaveLength(before + 1);
  });

  it('is told why a file is not taken, and what helps whoever is asked', async () => {
    const page = await openMedia(width, [/status of 415/]);
    const large = Buffer.concat([await picture('png'), Buffer.alloc(5 * MEGABYTE)]);
    await uploadFiles(page, [
      { name: 'listino.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'pesante.png', mimeType: 'image/png', buffer: large },
      await pngNamed('panorama', { width: 2001 }),
      { name: 'finta.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    ]);
    const unsupported = 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.';
    await uploadOf(page, 'listino.pdf').getByText(unsupported).waitFor();
    await uploadOf(page, 'pesante.png').getByText("L'immagine supera i 5 MB consentiti.").waitFor();
    await uploadOf(page, 'panorama.png')
      .getByText("L'immagine eccede la risoluzione massima (2000 px).")
      .waitFor();
    const refused = uploadOf(page, 'finta.png');
    await refused.getByText(unsupported).waitFor();
    await page.getByText('4 non riusciti').first().waitFor();

    await refused.getByText("Dettagli dell'errore").click();
    await refused.getByText('415').waitFor();
    await refused.getByText('UNSUPPORTED_MEDIA_TYPE').waitFor();
    await refused.getByText('17 byte').first().waitFor();
    await uploadOf(page, 'listino.pdf').getByText("Dettagli dell'errore").click();
    await uploadOf(page, 'listino.pdf').getByText('non inviato').waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => page.getByRole('button', { name: /^Riprova/ }).count()).toBe(0);

    await page.getByRole('button', { name: "Togli finta.png dall'elenco" }).click();
    await page.getByText('3 non riusciti').first().waitFor();
    await expectFocusKept(page);
    await page.getByRole('button', { name: 'Togli i conclusi' }).click();
    await page.getByRole('region', { name: 'Caricamenti' }).waitFor({ state: 'detached' });
    expect(await mediaNamed('finta')).toEqual([]);
  });

  it('tries again when the server was away', async () => {
    const page = await openMedia(width, [/ERR_FAILED|ERR_CONNECTION/]);
    await page.route('**/api/media', (route) => route.abort());
    await uploadFiles(page, [await pngNamed(`Tenace ${width}`)]);
    const failed = uploadOf(page, `Tenace ${width}`);
    await failed.getByText('Errore nel caricamento del file').waitFor();
    await failed.getByText("Dettagli dell'errore").click();
    await failed.getByText('nessuna risposta').waitFor();
    await page.unroute('**/api/media');
    await page.getByRole('button', { name: `Riprova Tenace ${width}.png` }).click();
    await card(page, `Tenace ${width}`).waitFor();
    await expectFocusKept(page);
  });

  it('renames a file, describes it and copies its address', async () => {
    const { url } = await store(await pngNamed(`Senza nome ${width}`));
    const page = await openMedia(width);
    await card(page, `Senza nome ${width}`).click();
    const panel = page.getByRole('dialog', { name: `Senza nome ${width}` });
    await panel.getByText('Per ora da nessuna parte.').waitFor();
    await panel.getByText('40 × 30 px').waitFor();
    await expectNoAxeViolations(page);

    await panel.getByLabel('Nome').fill(' ');
    await panel.getByRole('button', { name: 'Salva' }).click();
    await panel.getByText('Il nome è obbligatorio').waitFor();
    await panel.getByLabel('Nome').and(page.locator(':focus')).waitFor();
    await panel.getByLabel('Nome').fill(`Molo all'alba ${width}`);
    await panel.getByLabel('Didascalia').fill('Il molo vuoto con la luce radente');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Annulla' }).click();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await panel.getByRole('button', { name: 'Copia URL' }).click();
    await page.getByText('URL copiato nella clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}${url}`);

    await panel.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate.').waitFor();
    await card(page, `Molo all'alba ${width}`).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel('Didascalia').fill('Altro');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await card(page, `Molo all'alba ${width}`).and(page.locator(':focus')).waitFor();
    await search(page, 'luce radente');
    await card(page, `Molo all'alba ${width}`).waitFor();
    expect(await mediaNamed(`Molo all'alba ${width}`)).toMatchObject([
      { caption: 'Il molo vuoto con la luce radente' },
    ]);
  });

  it('copies an address where the site is not reached by TLS', async () => {
    const { url } = await store(await pngNamed(`Indirizzo ${width}`));
    const page = await openMedia(width);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await card(page, `Indirizzo ${width}`).click();
    await page.getByRole('button', { name: 'Copia URL' }).click();
    await page.getByText('URL copiato nella clipboard').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Cerca').focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => page.getByLabel('Cerca').inputValue()).toBe(`${site.url}${url}`);
  });

  it('deletes what is used nowhere after one question', async () => {
    await store(await pngNamed(`Di troppo ${width}`));
    const page = await openMedia(width);
    await card(page, `Di troppo ${width}`).click();
    await page.getByRole('button', { name: 'Elimina' }).click();
    const question = page.getByRole('dialog', { name: 'Eliminare il file?' });
    await question.getByText('viene eliminato per sempre').waitFor();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Elimina il file' }).click();
    await page.getByText('File eliminato.').waitFor();
    await card(page, `Di troppo ${width}`).waitFor({ state: 'detached' });
    // The card that took its place.
    await page.getByRole('main').getByRole('listitem').first().locator('button:focus').waitFor();
    expect(await mediaNamed(`Di troppo ${width}`)).toEqual([]);
  });

  it('deletes what is used only by saying so', async () => {
    const name = width === 1280 ? 'Il tramonto' : 'La cucina';
    const [used] = await mediaNamed(name);
    const places = await api.get<MediaUse[]>(`/media/${used?.id}/uses`);
    expect(places.length).toBeGreaterThan(0);
    const page = await openMedia(width);
    await search(page, name);
    await card(page, name).click();
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
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    expect(await mediaNamed(name)).toHaveLength(1);
    await question.getByLabel('Elimina anche se è usato').check();
    await confirm.click();
    await page.getByText('File eliminato.').waitFor();
    await expectFocusKept(page);
    expect(await mediaNamed(name)).toEqual([]);
  });

  it('is asked before an upload is cut off', async () => {
    const page = await openMedia(width);
    await slowDown(page, MEGABYTE);
    await uploadFiles(page, [filmNamed(`Interrotto ${width}`, 9 * MEGABYTE)]);
    await uploadOf(page, `Interrotto ${width}`)
      .getByText(/MB di 9\sMB/)
      .waitFor();
    // Another view of the same screen cuts nothing off.
    await page.getByRole('radio', { name: 'Video' }).check();
    if (width < 768) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Prezzi' }).click();
    const question = page.getByRole('dialog', { name: 'Interrompere il caricamento?' });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Annulla' }).click();
    await uploadOf(page, `Interrotto ${width}`).waitFor();
    if (width < 768) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Prezzi' }).click();
    await question.getByRole('button', { name: 'Interrompi ed esci' }).click();
    await page.getByRole('heading', { level: 1, name: 'Prezzi' }).waitFor();
    expect(await mediaNamed(`Interrotto ${width}`)).toEqual([]);
  });

  it(`sends a film of ${FILM_MEGABYTES} MB, sees it go, and plays it from the middle`, async () => {
    const page = await openMedia(width);
    // From the disk: a browser that is driven takes no more than 50 MB out of the hand.
    const path = join(site.folder, `Il giro ${width}.mp4`);
    await writeFile(path, await recordedFilm(page, FILM_MEGABYTES * MEGABYTE));
    const speedUp = await slowDown(page, 12 * MEGABYTE);
    await chooseFiles(page, page.getByRole('button', { name: 'Carica file' }), path);
    const bar = page.getByRole('progressbar', { name: `Il giro ${width}.mp4` });
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
    await card(page, `Il giro ${width}`).click();
    const watch = page.getByRole('button', { name: 'Guarda il video' });
    await watch.waitFor();
    expect(statuses).toEqual([]);
    await watch.click();
    const player = page.getByRole('dialog').locator('video');
    await player.and(page.locator(':focus')).waitFor();
    await expectNoAxeViolations(page);
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

  it('chooses an icon by keyboard alone, over the pages of the picker', async () => {
    const page = await openMedia(width, [], '/admin/features');
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    const choose = page.getByRole('button', { name: 'Scegli', exact: true });
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Icona' });
    await picker.getByText(/^Pagina 1 di \d+$/).waitFor();
    await picker.getByRole('listitem').nth(11).waitFor();
    await expect.poll(() => picker.getByRole('listitem').count()).toBe(12);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
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

  it('sends an icon from within the picker, and has chosen it', async () => {
    const page = await openMedia(width, [], '/admin/features');
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    await page.getByRole('button', { name: 'Scegli', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Icona' });
    const send = picker.getByRole('button', { name: 'Carica', exact: true });
    await chooseFiles(page, send, [filmNamed('Non un disegno')]);
    await picker.getByText('Qui serve un file jpg, png, gif o svg.').waitFor();
    await expectNoAxeViolations(page);
    await chooseFiles(page, send, [await pngNamed(`Ancora ${width}`)]);
    await picker.waitFor({ state: 'detached' });
    const chosen = page.getByRole('img', { name: 'Immagine scelta' });
    const [stored] = await mediaNamed(`Ancora ${width}`);
    await expect.poll(() => chosen.getAttribute('src')).toBe(stored?.url);

    const change = page.getByRole('button', { name: 'Cambia' });
    await change.click();
    await slowDown(page, 100);
    await chooseFiles(page, send, [await pngNamed(`Interrotta ${width}`)]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Interrompi ed esci' }).click();
    await picker.waitFor({ state: 'detached' });
    await change.and(page.locator(':focus')).waitFor();
    await expect.poll(() => chosen.getAttribute('src')).toBe(stored?.url);
  });

  it('is told that the library cannot be read, and reads it again', async () => {
    const page = await openMedia(width, [/ERR_FAILED/], '/admin/prices');
    await page.route(/trpc\/.*media\.page/, (route) => route.abort());
    if (width < 768) await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Media' }).click();
    await page.getByText('Errore nel caricamento dei file media').waitFor();
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await card(page, 'Folla').first().waitFor();
  });
});

it('shows the first step into an empty library', async () => {
  const empty = await startSite({ settings: { DEMO_CONTENT: 'off' } });
  try {
    const page = await browser.newPage({ baseUrl: empty.url, width: 390, height: 900 });
    await enterAs(page, ADMIN, '/admin/media');
    await page.getByText('La libreria è ancora vuota').waitFor();
    await expectNoAxeViolations(page);
    const first = page.getByRole('button', { name: 'Carica file' }).last();
    await chooseFiles(page, first, [await pngNamed('La prima')]);
    await card(page, 'La prima').waitFor();
    await page.getByText('1 file', { exact: true }).waitFor();
  } finally {
    await empty.close();
  }
});
