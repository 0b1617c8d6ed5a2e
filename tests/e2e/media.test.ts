import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browser } from '#tests/support/browser.ts';
import {
  chooseFiles,
  filmNamed,
  mediaNamed,
  pngNamed,
  skipCaptions,
} from '#tests/support/media-library.ts';
import { enterAs } from '#tests/support/person.ts';
import { sharedSite } from '#tests/support/shared-site.ts';
import { adminApi, type SiteApi } from '#tests/support/site-api.ts';
import { ADMIN } from '#tests/support/start-site.ts';

// The media library: owners find, describe, choose and delete files, on desktop and phone.

let site: { url: string };
let api: SiteApi;
beforeAll(async () => {
  site = await sharedSite();
  api = await adminApi(site);
});

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
  });

  it('is told of a picture that is there already, and deletes several at once', async () => {
    const page = await openMedia();
    const send = page.getByRole('button', { name: 'Carica file' }).first();
    const file = await pngNamed('Doppione');
    await chooseFiles(page, send, [file]);
    await skipCaptions(page);
    await chooseFiles(page, send, [{ ...file, name: 'Copia.png' }]);
    await page.getByText('C’è già: usa «Doppione»').waitFor();
    expect(await mediaNamed(api, 'Copia')).toEqual([]);

    await page.getByRole('button', { name: 'Scegli più file' }).click();
    await page.getByRole('checkbox', { name: /^Doppione/ }).check();
    await page.getByText('1 file scelto', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Il tramonto', exact: true }).check();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Eliminare 1 file?' });
    await question.getByText('L’altro resta, perché il sito lo usa.').waitFor();
    await question.getByRole('button', { name: 'Elimina', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(await mediaNamed(api, 'Doppione')).toEqual([]);
    expect(await mediaNamed(api, 'Il tramonto')).not.toEqual([]);
  });
});
