import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media, MediaUse } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import {
  chooseFiles,
  filmNamed,
  mediaCard,
  mediaNamed,
  pngNamed,
  type SentFile,
  searchMedia,
  slowDown,
  storeMedia,
} from '#tests/support/media-library.ts';
import { enterAs, expectFocusKept } from '#tests/support/person.ts';
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
    await question.getByRole('button', { name: 'Annulla' }).click();

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

  it('uploads an icon in the picker, which selects it', async () => {
    const page = await openMedia([], '/admin/features');
    await page.getByRole('button', { name: 'Nuova casella' }).click();
    await page.getByRole('button', { name: 'Scegli', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Un’immagine tua' });
    const send = picker.getByRole('button', { name: 'Carica', exact: true });
    await chooseFiles(page, send, [filmNamed('Non un disegno')]);
    await picker.getByText('Qui serve un file jpg, png, gif o svg.').waitFor();
    await chooseFiles(page, send, [await pngNamed('Ancora')]);
    await picker.waitFor({ state: 'detached' });
    const chosen = page.getByRole('img', { name: 'Immagine scelta' });
    const [stored] = await mediaNamed(api, 'Ancora');
    await expect.poll(() => chosen.getAttribute('src')).toBe(stored?.url);

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
});
