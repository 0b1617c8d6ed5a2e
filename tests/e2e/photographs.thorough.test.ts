import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gallery } from '#shared/galleries.schema.ts';
import type { Media } from '#shared/media/media.schema.ts';
import { browser, expectNoAxeViolations } from '#tests/support/browser.ts';
import { picture } from '#tests/support/media-files.ts';
import {
  captionDialog,
  chooseFiles,
  mediaNamed,
  photographNamed,
  pngNamed,
  type SentFile,
  skipCaptions,
} from '#tests/support/media-library.ts';
import { enterAs } from '#tests/support/person.ts';
import { DIALOG } from '#tests/support/screens.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN, type Site, startSite } from '#tests/support/start-site.ts';

// Phone photographs, from the file chooser to the public pages.

let site: Site;
let api: SiteApi;
beforeAll(async () => {
  site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  api = await adminApi(site);
});
afterAll(() => site?.close());

const open = async (path: string, expectedProblems: readonly RegExp[] = []): Promise<Page> => {
  const page = await browser.cleanPage({ baseUrl: site.url, expectedProblems });
  await enterAs(page, ADMIN, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const send = (page: Page, files: SentFile[]): Promise<void> =>
  chooseFiles(page, page.getByRole('button', { name: 'Carica file' }), files);

const storedMedia = async (name: string): Promise<Media> => {
  const [media] = await mediaNamed(api, name);
  if (!media) throw new Error(`${name} is not in the library`);
  return media;
};

const storedBytes = async ({ url }: Media): Promise<Buffer> =>
  Buffer.from(await (await fetch(site.url + url)).arrayBuffer());

/** The colours in the middle of the top and bottom edges. */
const edgesOf = async (media: Media) => {
  const { data, info } = await sharp(await storedBytes(media))
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (y: number) => {
    const at = (y * info.width + Math.round(info.width / 2)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  return { top: colourAt(20), bottom: colourAt(info.height - 20) };
};

const expectColour = (found: number[], wanted: readonly number[]): void => {
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((found[index] ?? 0) - value), `${found} is not ${wanted}`).toBeLessThan(10);
  }
};

const SKY = [220, 30, 30];
const SEA = [42, 127, 158];

describe('a photograph', () => {
  it.each([
    [12, { upright: true }, 1500, 2000],
    [48, { upright: true }, 1500, 2000],
    [12, {}, 2000, 1500],
    [12, { wideGamut: true }, 2000, 1500],
  ])('of %i megapixels, %o, arrives upright', async (megapixels, kind, width, height) => {
    const name = `Scatto ${megapixels} ${Object.keys(kind)}`.trim();
    const page = await open('/admin/media');
    await send(page, [await photographNamed(name, { megapixels, ...kind })]);
    await skipCaptions(page);
    const media = await storedMedia(name);
    expect(media).toMatchObject({ dimensions: { width, height }, caption: '' });
    const { top, bottom } = await edgesOf(media);
    expectColour(top, SKY);
    expectColour(bottom, SEA);
    expect((await sharp(await storedBytes(media)).metadata()).exif).toBeUndefined();
  });

  it('in the form of a large drawing keeps its transparency', async () => {
    const buffer = await picture('png', {
      width: 2400,
      height: 1200,
      change: (plain) => plain.ensureAlpha(0.5),
    });
    const page = await open('/admin/media');
    await send(page, [{ name: 'Velo.png', mimeType: 'image/png', buffer }]);
    await skipCaptions(page);
    const media = await storedMedia('Velo');
    expect(media.dimensions).toEqual({ width: 2000, height: 1000 });
    expect((await sharp(await storedBytes(media)).stats()).isOpaque).toBe(false);
  });
});

describe('ten photographs', () => {
  const names = Array.from({ length: 10 }, (_, index) => `Decina ${index + 1}`);

  it('arrive in the chosen order, and a failed one is retried', async () => {
    const page = await open('/admin/media', [/ERR_FAILED/]);
    // Only the third: the photographs come one after the other.
    let count = 0;
    await page.route('**/api/media', (route) => {
      count += 1;
      return count === 3 ? route.abort() : route.continue();
    });
    const files = names.map((name) => photographNamed(name, { megapixels: 5, upright: true }));
    await send(page, await Promise.all(files));
    const uploads = page.getByRole('region', { name: 'Caricamenti' });
    await uploads.getByRole('progressbar', { name: 'Tutti i file' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByText('9 foto caricate').waitFor();
    await captionDialog(page).getByRole('heading', { name: 'Didascalie: 1 di 9' }).waitFor();
    await skipCaptions(page);
    await page.getByRole('button', { name: 'Riprova Decina 3.jpg' }).click();
    await captionDialog(page).getByRole('heading', { name: 'Didascalia', exact: true }).waitFor();
    await skipCaptions(page);
    const stored = await api.get<Media[]>('/media');
    const arrived = stored.filter(({ name }) => names.includes(name)).map(({ name }) => name);
    expect(arrived.reverse()).toEqual([...names.filter((name) => name !== 'Decina 3'), 'Decina 3']);
  });
});

describe('captions', () => {
  it('are entered by keyboard, one picture after the other, and shown to visitors', async () => {
    const page = await open('/admin/gallery');
    await page.getByRole('button', { name: 'Nuova raccolta' }).click();
    await page.getByLabel('Nome').fill('Due passi');
    await page.getByRole('button', { name: 'Scegli dalla libreria' }).click();
    const picker = page.getByRole('dialog', { name: 'Foto della raccolta' });
    const upload = picker.getByRole('button', { name: 'Carica', exact: true });
    const files = ['IMG_1', 'IMG_2', 'IMG_3'].map((name) => pngNamed(name));
    await chooseFiles(page, upload, await Promise.all(files));

    const field = page.getByLabel('Che cosa si vede?').and(page.locator(':focus'));
    const step = (number: number) =>
      page.getByRole('heading', { name: `Didascalie: ${number} di 3` }).waitFor();
    await step(1);
    await field.waitFor();
    await expectNoAxeViolations(page, DIALOG);
    await page.keyboard.type('Il molo all’alba');
    await page.keyboard.press('Enter');
    await step(2);
    await field.waitFor();
    await page.keyboard.press('Enter');
    await step(3);
    await field.waitFor();
    await page.keyboard.type('Mezza frase');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await question.getByRole('button', { name: 'Torna indietro' }).click();
    await expect.poll(() => field.inputValue()).toBe('Mezza frase');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByText('Didascalia salvata.').waitFor();

    await picker.getByRole('button', { name: 'Aggiungi 3 file' }).click();
    await page.getByRole('button', { name: 'Togli: IMG_2' }).waitFor();
    await page.getByRole('button', { name: 'Crea la raccolta' }).click();
    await page.getByText('Raccolta creata: Due passi.').first().waitFor();
    const { images } = await api.get<Gallery>('/gallery/due-passi');
    const stored = await api.get<Media[]>('/media');
    const nameOf = (file: string) => stored.find(({ fileName }) => fileName === file)?.name;
    expect(images.map(nameOf)).toEqual(['IMG_1', 'IMG_2', 'IMG_3']);
    expect((await mediaNamed(api, 'IMG_1'))[0]?.caption).toBe('Il molo all’alba');

    await page.goto('/gallery/due-passi');
    const slides = page.getByRole('region', { name: 'Due passi' }).getByRole('listitem');
    await slides.getByRole('img', { name: 'Il molo all’alba' }).waitFor();
    await slides.getByRole('img', { name: 'Foto 2 di 3' }).waitFor();
    expect(await page.locator('figcaption').allTextContents()).toEqual(['Il molo all’alba']);
    for (const path of ['/gallery/due-passi', '/gallery', '/']) {
      const html = await (await fetch(site.url + path)).text();
      expect(html).not.toContain('IMG_');
    }
  });
});
