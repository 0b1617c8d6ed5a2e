import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '#shared/media/media.schema.ts';
import { browser } from '#tests/support/browser.ts';
import {
  chooseFiles,
  filmNamed,
  mediaNamed,
  pngNamed,
  type SentFile,
  slowDown,
  storeMedia,
} from '#tests/support/media-library.ts';
import { enterAs } from '#tests/support/person.ts';
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
